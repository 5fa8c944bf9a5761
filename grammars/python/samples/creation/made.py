"""What runs when an instance is made: constructors, own and inherited, and what nobody names."""

from dataclasses import dataclass

import attr
from helper import hook, init, new
from pydantic import BaseModel


class Base:
    def __init__(self, n):
        init()

    @classmethod
    def make(cls):
        return cls(1)  # cls -> Base | Base.__init__

    def again(self):
        return self.__class__(1)

    def other(self):
        return type(self)(2)


class Sub(Base): ...


class Deep(Sub):
    def __init__(self):
        super().__init__(1)  # __init__ -> Base.__init__


@dataclass
class Point:
    x: int

    def __post_init__(self):
        hook()


@dataclass
class Point3(Point):
    z: int


@dataclass
class Own(Point):
    """Its own constructor runs instead of the one that would call the hook."""

    def __init__(self):
        init()


@dataclass
class Hidden(Base):
    """The constructor that the decorator makes hides the inherited one."""

    z: int


@attr.define
class Attrs:
    x: int

    def __attrs_post_init__(self):
        hook()


class Model(BaseModel):
    def model_post_init(self, context):
        hook()


class New:
    def __new__(cls):
        new()
        return object.__new__(cls)

    def __init__(self):
        init()


class Meta(type):
    def __call__(cls, *args):
        return super().__call__(*args)


class ByMeta(metaclass=Meta): ...


class Plain: ...
