import contextlib
from typing import NamedTuple, TypedDict


class Cat:
    def speak(self): ...


class Dog:
    def speak(self): ...


class Pair(NamedTuple):
    cat: Cat
    dog: Dog


class Pets(TypedDict):
    cat: Cat
    dog: Dog


a, b = [Cat(), Dog()]
a.speak()  # Cat.speak
b.speak()  # Dog.speak
c, (d, e) = [Cat(), (Dog(), Cat())]
c.speak()  # Cat.speak
d.speak()  # Dog.speak
e.speak()  # Cat.speak
[f, g] = Dog(), Cat()
f.speak()  # Dog.speak
g.speak()  # Cat.speak


def of(pair: tuple[Cat, Dog], named: Pair, pets: Pets, many: tuple[Cat, ...]):
    pair[0].speak()  # Cat.speak
    pair[1].speak()  # Dog.speak
    pair[-1].speak()  # Dog.speak
    many[3].speak()  # Cat.speak
    cat, dog = named
    cat.speak()  # Cat.speak
    dog.speak()  # Dog.speak
    named[0].speak()  # Cat.speak
    named.dog.speak()  # Dog.speak
    for each in named:
        each.speak()  # Cat.speak | Dog.speak
    pets["cat"].speak()  # Cat.speak
    pets["dog"].speak()  # Dog.speak
    last, = (Cat(),)
    last.speak()  # Cat.speak


def rest(*cats: Cat, **dogs: Dog):
    cats[0].speak()  # Cat.speak
    for cat in cats:
        cat.speak()  # Cat.speak
    dogs["a"].speak()  # Dog.speak
    for name, dog in dogs.items():
        dog.speak()  # Dog.speak


def cats():
    yield Cat()
    return Dog()


def both():
    yield from cats()


for each in both():
    each.speak()  # Cat.speak


class Flock:
    def __iter__(self):
        yield Cat()


class Kennel:
    def __iter__(self):
        return self

    def __next__(self):
        return Dog()


next(iter(Flock())).speak()  # Cat.speak
next(iter(Kennel())).speak()  # Dog.speak
next(Kennel()).speak()  # Dog.speak
list(Flock())[0].speak()  # Cat.speak
for cat in list(Flock()):
    cat.speak()  # Cat.speak


class Session:
    def __enter__(self):
        return self

    def __exit__(self, *error): ...

    def query(self): ...


with contextlib.ExitStack() as stack:
    stack.enter_context(Session()).query()  # Session.query
