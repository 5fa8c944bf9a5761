class Cat:
    def speak(self): ...


class Dog:
    def speak(self): ...


def shadowed(pet: Cat):
    class Cat:
        def speak(self): ...

    pet.speak()  # Cat.speak


def by_default(pet=Cat()):
    Cat = Dog
    pet.speak()  # Cat.speak
    Cat().speak()  # Dog.speak


def result() -> Cat:
    Cat = Dog
    return Cat()


result().speak()  # Cat.speak


def outer():
    pet = None

    def inner():
        nonlocal pet
        pet = Cat()

    inner()
    pet.speak()  # Cat.speak


current = None


def switch():
    global current, fresh
    current = Cat()
    fresh = Dog()


current.speak()  # Cat.speak
fresh.speak()  # Dog.speak

one = two = Cat()
one.speak()  # Cat.speak
two.speak()  # Cat.speak


class Holder:
    first = second = Dog()

    def __init__(self):
        self.left = self.right = Cat()
        local = self.kept = Cat()
        local.speak()  # Cat.speak

    def use(self):
        self.first.speak()  # Dog.speak
        self.second.speak()  # Dog.speak
        self.left.speak()  # Cat.speak
        self.right.speak()  # Cat.speak
        self.kept.speak()  # Cat.speak


class Inner:
    kind = Dog

    def use(self, pet: kind, kind=kind()):
        pet.speak()  # Dog.speak
        kind.speak()  # Dog.speak


class Record:
    Cat: Cat
    Dog: Dog = None

    def use(self, cat: Cat, dog: Dog) -> Cat:
        cat.speak()  # Cat.speak
        dog.speak()  # Dog.speak
        self.Cat.speak()  # Cat.speak

    def list(self) -> list[Dog]: ...

    def other(self, dogs: list[Dog]):
        dogs[0].speak()  # Dog.speak
        self.list()[0].speak()  # Dog.speak


def quoted(pet: "Cat | None", pets: "list[Cat] | None" = None):
    pet.speak()  # Cat.speak
    pets[0].speak()  # Cat.speak
