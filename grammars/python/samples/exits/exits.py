class Cat:
    def speak(self): ...


class Dog:
    def speak(self): ...


class Cow:
    def speak(self): ...


def returned(flag):
    pet = Cat()
    if flag:
        pet = Dog()
        pet.speak()  # Dog.speak
        return
    pet.speak()  # Cat.speak


def raised(flag):
    pet = Cat()
    if flag:
        pet = Dog()
        raise ValueError(pet)
    elif flag is None:
        pet = Cow()
    pet.speak()  # Cat.speak | Cow.speak


def loops(flags):
    for flag in flags:
        pet = Cat()
        if flag:
            pet = Dog()
            continue
        pet.speak()  # Cat.speak
    for flag in flags:
        pet = Cat()
        if flag:
            pet = Dog()
            break
        pet.speak()  # Cat.speak
    pet.speak()  # Cat.speak | Dog.speak


def all_leave(flag):
    pet = Cat()
    if flag:
        pet = Dog()
        if flag > 1:
            return
        raise ValueError
    pet.speak()  # Cat.speak


def nested(flag):
    pet = Cat()
    if flag:
        pet = Dog()
        if flag > 1:
            pet = Cow()
            return
    pet.speak()  # Cat.speak | Dog.speak


def both(flag):
    if flag:
        pet = Cat()
        return pet
    else:
        pet = Dog()
    pet.speak()  # Dog.speak


def tried():
    pet = Cat()
    try:
        pet = Dog()
        return pet
    except ValueError:
        pet.speak()  # Cat.speak | Dog.speak
    finally:
        pet.speak()  # Cat.speak | Dog.speak
