import typing
from typing import Literal, Optional, overload


class Cat:
    def speak(self): ...


class Dog:
    def speak(self): ...


class Cow:
    def speak(self): ...


@overload
def parse(value: str) -> Cat: ...
@overload
def parse(value: int) -> Dog: ...
@overload
def parse(value: list, *, strict: bool = ...) -> Cow: ...
def parse(value, *, strict=False):
    """Reads a value."""
    return globals()[value]


parse("a").speak()  # Cat.speak
parse(1).speak()  # Dog.speak
parse(value=1).speak()  # Dog.speak
parse([1], strict=True).speak()  # Cow.speak
parse(unknown).speak()  # Cat.speak | Cow.speak | Dog.speak


class Shop:
    @typing.overload
    def sell(self) -> Cow: ...
    @typing.overload
    def sell(self, key: str, count: int) -> Dog: ...
    @typing.overload
    def sell(self, key: str, count: None = None) -> Cat: ...
    def sell(self, key=None, count=None):
        return Dog()

    @overload
    @classmethod
    def make(cls, one: Literal[True]) -> Cat: ...
    @overload
    @classmethod
    def make(cls, one: Literal[False]) -> Dog: ...
    @classmethod
    def make(cls, one): ...

    def use(self, *names: str, **options: Cat):
        options["a"].speak()  # Cat.speak
        options.get("a").speak()  # Cat.speak
        names[0].upper()


Shop().sell().speak()  # Cow.speak
Shop().sell("a").speak()  # Cat.speak
Shop().sell("a", 2).speak()  # Dog.speak
Shop().sell("a", count=2).speak()  # Dog.speak
Shop.make(True).speak()  # Cat.speak | Dog.speak


def other(value: Optional[int] = Cat()):
    value.speak()
