import functools
from contextlib import contextmanager
from functools import cached_property, lru_cache, partial, wraps


class Item:
    def use(self): ...


class Other:
    def use(self): ...


@contextmanager
def opened():
    yield Item()


@lru_cache(maxsize=None)
def cached():
    return Item()


@functools.cache
def cached_too() -> Other: ...


def traced(function):
    @wraps(function)
    def inner(*given):
        return function(*given)

    return inner


def named(name):
    def decorate(function):
        return function

    return decorate


@traced
def wrapped():
    return Item()


@named("x")
def labelled():
    return Other()


class Holder:
    @property
    def item(self):
        return Item()

    @cached_property
    def other(self):
        return Other()

    @functools.lru_cache
    def item_of(self, key):
        return Item()


def make(kind, item: Item):
    return item


with opened() as item:
    item.use()  # Item.use
cached().use()  # Item.use
cached_too().use()  # Other.use
wrapped().use()  # Item.use
labelled().use()  # Other.use
Holder().item.use()  # Item.use
Holder().other.use()  # Other.use
Holder().item_of(1).use()  # Item.use
partial(make, 1)(Item()).use()  # Item.use
maker = functools.partial(Other)
maker().use()  # Other.use
