import dataclasses
from dataclasses import dataclass, replace
from threading import Thread
from typing import NamedTuple, TypedDict

from outside import Unknown
from pydantic import BaseModel


@dataclass
class Point:
    x: int
    y: int = 0

    def moved(self) -> "Point":
        return replace(self, x=3)


class Deep(Point):
    z: int = 0


class Pair(NamedTuple):
    left: int
    right: int


class Model(BaseModel):
    name: str


class Movie(TypedDict, total=False):
    title: str


class Plain:
    def __init__(self, x, size=1, other=2):
        self.x = x
        self.size = int(size or 0)
        self.other = 3


class Below(Plain):
    pass


class Open:
    limit = 1

    def __init__(self, **options):
        self.options = options


class Runner(Thread):
    daemon = True


class Foreign(Unknown):
    field = 1


class Copied:
    x = 1

    def copy(self, x):
        return x
