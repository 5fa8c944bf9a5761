import abc
import collections
import json
from functools import cached_property, lru_cache

import click
import outside

try:
    from fast import speed
except ImportError:

    def speed():
        """Stands in for what could not be imported."""


class Base(metaclass=abc.ABCMeta):
    def __repr__(self):
        return ''

    @abc.abstractmethod
    def plain(self):
        """Decorated with something that registers nothing."""

    @cached_property
    def shown(self):
        return 1

    def on_open(self):
        """Called by a name that is put together."""

    def sendall(self, data):
        """A member of a protocol of the standard library."""


class Registry:
    def __init_subclass__(cls):
        all.append(cls)


class Registered(Registry):
    pass


class Encoder(json.JSONEncoder):
    """Made from a type that calls members by whatever names."""


class Failure(ValueError):
    def details(self):
        """Errors call nothing but what is special."""


class Numbers(collections.OrderedDict):
    def get(self, key):
        """Takes the place of a member of the library."""

    def other(self):
        pass


class Handler(outside.Handler):
    pass


@click.command()
def command():
    pass


@lru_cache
def cached():
    pass
