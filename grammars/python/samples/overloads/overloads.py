from typing import overload


class Cat:
    def speak(self): ...


class Dog:
    def speak(self): ...


@overload
def parse(value: str) -> Cat: ...
@overload
def parse(value: int) -> Dog: ...
def parse(value):
    return globals()[value]


parse("a").speak()  # Cat.speak


class Shop:
    @overload
    def sell(self, key: str) -> Cat: ...
    @overload
    def sell(self, key: str, count: int) -> list[Dog]: ...
    def sell(self, key, count=1):
        return [Dog()]


Shop().sell("a").speak()  # Cat.speak
Shop().sell("a", 2)[0].speak()  # Dog.speak
