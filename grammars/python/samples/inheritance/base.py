from abc import ABC, abstractmethod
from typing import Generic, Protocol, TypeVar

T = TypeVar("T")


class Base(ABC):
    def __init__(self, name):
        self.name = name

    @abstractmethod
    def draw(self):
        ...

    def show(self):
        self.draw()


class Repository(Generic[T]):
    def get(self) -> T:
        ...


class Drawable(Protocol):
    def draw(self) -> None: ...
