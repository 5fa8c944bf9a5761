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


class Typed:
    def __set_name__(self, owner, name): ...

    def __get__(self, instance, owner=None): ...

    def __set__(self, instance, value): ...

    def __delete__(self, instance): ...


class Lazy:
    def __init__(self, function): ...

    def __set_name__(self, owner, name): ...

    def __get__(self, instance, owner=None): ...


class Sized(Typed):
    def __get__(self, instance, owner=None): ...


class Conn:
    kind = Typed()
    size: int = Sized()

    def __init__(self, own):
        self.kind = own
        self.own = Typed()

    @Lazy
    def rows(self): ...


class Pool(Conn):
    def __init__(self):
        self.size = 2


def accesses(conn: Conn, pool: Pool):
    conn.kind
    conn.kind = 1
    conn.kind += 1
    conn.kind, pool.size = 1, 2
    del conn.kind
    del conn.size, pool.kind
    pool.size
    conn.rows
    conn.rows()
    Conn.kind
    for conn.size in [1]:
        pass
    with open("x") as conn.kind:
        pass


def not_described(conn: Conn):
    conn.own
    conn.own = 1
    Conn.kind = 1
    del Conn.kind
