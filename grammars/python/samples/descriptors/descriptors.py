from __future__ import annotations

import functools
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Engine:
    def start(self): ...


class Wheel:
    def start(self): ...


class Plain:
    def __get__(self, instance, owner=None) -> Engine: ...

    def start(self): ...


class Field(Generic[T]):
    def __init__(self, of: type[T]): ...

    @overload
    def __get__(self, instance: None, owner: type) -> Field[T]: ...
    @overload
    def __get__(self, instance: object, owner: type) -> T: ...
    def __get__(self, instance, owner): ...

    def start(self): ...


class Car:
    plain = Plain()
    wheel = Field(Wheel)

    def __init__(self):
        self.own = Plain()


Car().plain.start()  # Engine.start
Car.plain.start()  # Engine.start
Car().wheel.start()  # Wheel.start
Car.wheel.start()  # Field.start
Car().own.start()  # Plain.start


def swap(function):
    def wrapper(*arguments):
        return Wheel()

    return wrapper


def logged(function):
    @functools.wraps(function)
    def wrapper(*arguments):
        return function(*arguments)

    return wrapper


@swap
def build():
    return Engine()


@logged
def assemble():
    return Engine()


build().start()  # Wheel.start
assemble().start()  # Engine.start
