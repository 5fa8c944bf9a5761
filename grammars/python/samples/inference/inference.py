import asyncio
from typing import AsyncIterator, Callable, Generic, Iterator, Optional, TypeVar, Union


class Cat:
    name = "cat"

    def speak(self): ...

    def friend(self) -> "Dog":
        return Dog()


class Dog:
    name = "dog"

    def speak(self): ...

    def friend(self):
        return Cat()


# Annotations, constructors, literals.
def annotated(cat: Cat, dogs: list[Dog], named: "dict[str, Cat]", maybe: Optional[Dog] = None):
    cat.speak()  # Cat.speak
    dogs[0].speak()  # Dog.speak
    named["a"].speak()  # Cat.speak
    maybe.speak()  # Dog.speak


built = Dog()
built.speak()  # Dog.speak
[Cat(), Cat()][0].speak()  # Cat.speak
{"a": Cat()}["a"].speak()  # Cat.speak
"text".upper().speak()


# Declared and inferred results.
def evident(flag):
    if flag:
        return Cat()
    return Cat()


evident(True).speak()  # Cat.speak
Cat().friend().friend().speak()  # Cat.speak
make = lambda: Dog()
make().speak()  # Dog.speak


# Later assignments, and assignments in branches.
def later(flag):
    one = None
    one = Cat()
    one.speak()  # Cat.speak
    one = Dog()
    one.speak()  # Dog.speak
    if flag:
        other = Cat()
        other.speak()  # Cat.speak
    else:
        other = Dog()
        other.speak()  # Dog.speak
    other.speak()  # Cat.speak | Dog.speak


# Unpacking and default values.
def pair() -> tuple[Cat, Dog]: ...


def apart(given=Cat(), *dogs: Dog, **cats: Cat):
    given.speak()  # Cat.speak
    dogs[0].speak()  # Dog.speak
    cats["a"].speak()  # Cat.speak
    cat, dog = pair()
    cat.speak()  # Cat.speak
    dog.speak()  # Dog.speak
    (first, second), third = (Cat(), Dog()), Cat()
    first.speak()  # Cat.speak
    second.speak()  # Dog.speak
    third.speak()  # Cat.speak
    head, *tail = [Dog(), Dog()]
    head.speak()  # Dog.speak
    tail[0].speak()  # Dog.speak
    if (walrus := Cat()):
        walrus.speak()  # Cat.speak


# Awaits.
async def load() -> Cat: ...


async def evident_load():
    return Dog()


async def wait():
    (await load()).speak()  # Cat.speak
    dog = await evident_load()
    dog.speak()  # Dog.speak
    cat, dog = await asyncio.gather(load(), evident_load())
    cat.speak()  # Cat.speak
    dog.speak()  # Dog.speak


# Iteration.
def cats() -> Iterator[Cat]:
    yield Cat()


def dogs():
    yield Dog()


async def stream() -> AsyncIterator[Dog]:
    yield Dog()


async def iterate(named: dict[str, Cat], every: list[Dog]):
    for cat in cats():
        cat.speak()  # Cat.speak
    for dog in dogs():
        dog.speak()  # Dog.speak
    async for dog in stream():
        dog.speak()  # Dog.speak
    for _, cat in named.items():
        cat.speak()  # Cat.speak
    for index, dog in enumerate(every):
        dog.speak()  # Dog.speak
    for cat, dog in zip(cats(), every):
        cat.speak()  # Cat.speak
        dog.speak()  # Dog.speak
    [dog.speak() for dog in every if dog.name]  # Dog.speak, Dog.name
    for dog in (each for each in every[1:]):
        dog.speak()  # Dog.speak
    {cat.name: cat for cat in cats()}["a"].speak()  # Cat.name, Cat.speak


# Generics, inferred from arguments.
T = TypeVar("T")


class Box(Generic[T]):
    def __init__(self, content: T):
        self.content = content

    def get(self) -> T:
        return self.content


class CatBox(Box[Cat]): ...


def identity(value: T) -> T:
    return value


Box(Cat()).get().speak()  # Cat.speak
Box[Dog](None).get().speak()  # Dog.speak
CatBox(Cat()).content.speak()  # Cat.speak
identity(Dog()).speak()  # Dog.speak


# Unions: the matching member of each type.
def union(either: Union[Cat, Dog], modern: Cat | Dog | None, call: Callable[[], Cat]):
    either.speak()  # Cat.speak | Dog.speak
    modern.speak()  # Cat.speak | Dog.speak
    (modern or Dog()).speak()  # Cat.speak | Dog.speak
    call().speak()  # Cat.speak


# Locals shadow.
def shadow(built: Cat):
    built.speak()  # Cat.speak
    Cat = Dog
    Cat().speak()  # Dog.speak
