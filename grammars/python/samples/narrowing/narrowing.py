from typing import TypeGuard, Union


class Cat:
    def speak(self): ...


class Dog:
    def speak(self): ...


class Bird:
    def speak(self): ...


def is_cat(value: object) -> TypeGuard[Cat]: ...


def inside(pet: Union[Cat, Dog]):
    if isinstance(pet, Cat):
        pet.speak()  # Cat.speak
    else:
        pet.speak()  # Dog.speak
    pet.speak()  # Cat.speak | Dog.speak


def early(pet: Cat | Dog | None):
    if pet is None:
        return
    if isinstance(pet, Dog):
        return
    pet.speak()  # Cat.speak


def raising(pet: Cat | Dog):
    if not isinstance(pet, Dog):
        raise TypeError("no dog")
    pet.speak()  # Dog.speak


def several(pet: Cat | Dog | Bird):
    if isinstance(pet, (Cat, Dog)):
        pet.speak()  # Cat.speak | Dog.speak
    elif isinstance(pet, Bird):
        pet.speak()  # Bird.speak
    if isinstance(pet, Cat) and pet.speak():  # Cat.speak
        return
    if not isinstance(pet, Cat) and not isinstance(pet, Dog):
        pet.speak()  # Bird.speak
    return pet.speak() if isinstance(pet, Dog) else None  # Dog.speak


def guard(pet, other: object):
    if is_cat(pet):
        pet.speak()  # Cat.speak
    assert isinstance(other, Dog)
    other.speak()  # Dog.speak


def loop(pets: list[Cat | Dog]):
    for pet in pets:
        if isinstance(pet, Cat):
            continue
        pet.speak()  # Dog.speak


def unknown(pet):
    if isinstance(pet, Cat):
        pet.speak()  # Cat.speak


class Owner:
    def __init__(self, pet: Cat | Dog):
        self.pet = pet

    def call(self):
        if isinstance(self.pet, Dog):
            self.pet.speak()  # Dog.speak


def replaced(pet: Cat | Dog, cats: list[Cat] | None):
    if isinstance(pet, Cat):
        pet = Dog()
    pet.speak()  # Dog.speak
    cats[0].speak()  # Cat.speak
