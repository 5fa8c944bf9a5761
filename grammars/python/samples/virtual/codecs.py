"""Classes that are registered as subclasses."""

from abc import ABC, ABCMeta, abstractmethod

from outside import Far


class Codec(ABC):
    @abstractmethod
    def encode(self, x): ...


class Store(metaclass=ABCMeta):
    def put(self, row): ...


class Narrow(Codec): ...


@Codec.register
class Hex:
    def encode(self, x): ...

    def own(self): ...


class Disk:
    def put(self, row): ...


class Raw:
    def encode(self, x): ...


Store.register(Disk)
Narrow.register(Raw)
Codec.register(Far)
Codec.register(tuple)


class Registry:
    @classmethod
    def register(cls, each):
        return each

    def encode(self, x): ...


@Registry.register
class Other:
    def encode(self, x): ...


def run(codec: Codec):
    codec.encode(9)  # Codec.encode
