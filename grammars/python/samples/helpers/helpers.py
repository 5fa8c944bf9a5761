import copy
import dataclasses
import functools
import itertools
from collections import Counter, defaultdict, deque, OrderedDict
from contextlib import contextmanager
from functools import cached_property, partial


class Cat:
    name = ""

    def speak(self): ...

    def __lt__(self, other): ...


class Dog:
    def speak(self): ...


def make(count: int, name="") -> Cat:
    return Cat()


partial(make, 1)().speak()  # Cat.speak
maker = functools.partial(make, name="a")
maker(1).speak()  # Cat.speak
functools.partial(Dog)().speak()  # Dog.speak


def traced(function):
    @functools.wraps(function)
    def wrapper(*arguments, **options):
        return function(*arguments, **options)

    return wrapper


@traced
def traced_make():
    return Cat()


traced_make().speak()  # Cat.speak


@contextmanager
def opened():
    yield Cat()


with opened() as cat:
    cat.speak()  # Cat.speak


class Shop:
    @cached_property
    def cat(self):
        return Cat()

    @functools.lru_cache
    def dog(self):
        return Dog()

    @functools.lru_cache(maxsize=None)
    def cached(self):
        return Dog()

    @contextmanager
    def open(self):
        yield Dog()


Shop().cat.speak()  # Cat.speak
Shop().dog().speak()  # Dog.speak
Shop().cached().speak()  # Dog.speak
with Shop().open() as dog:
    dog.speak()  # Dog.speak

copy.copy(Cat()).speak()  # Cat.speak
copy.deepcopy(Cat()).speak()  # Cat.speak
dataclasses.replace(Cat(), name="b").speak()  # Cat.speak


def lists(cats: list[Cat], dogs: list[Dog], named: dict[str, Cat]):
    sorted(cats, key=lambda cat: cat.name)[0].speak()  # Cat.speak
    max(cats).speak()  # Cat.speak
    max(Cat(), Cat()).speak()  # Cat.speak
    min(cats, key=lambda cat: cat.speak()).speak()  # Cat.speak
    max(cats, default=None).speak()  # Cat.speak
    dict(zip(cats, dogs))[cats[0]].speak()  # Dog.speak
    for cat, dog in dict(zip(cats, dogs)).items():
        cat.speak()  # Cat.speak
        dog.speak()  # Dog.speak
    {**named}["a"].speak()  # Cat.speak
    {**named, "b": Dog()}["a"].speak()  # Cat.speak | Dog.speak
    defaultdict(Cat)["a"].speak()  # Cat.speak
    defaultdict(list)["a"].append(1)
    grouped: defaultdict[str, list[Dog]] = defaultdict(list)
    grouped["a"][0].speak()  # Dog.speak
    for cat, count in Counter(cats).items():
        cat.speak()  # Cat.speak
    for cat, count in Counter(cats).most_common(1):
        cat.speak()  # Cat.speak
    for each in itertools.chain(cats, dogs):
        each.speak()  # Cat.speak | Dog.speak
    for each in itertools.chain.from_iterable([cats, cats]):
        each.speak()  # Cat.speak
    for cat, dog in zip(cats, dogs):
        cat.speak()  # Cat.speak
        dog.speak()  # Dog.speak
    for index, cat in enumerate(cats):
        cat.speak()  # Cat.speak
    for cat in reversed(cats):
        cat.speak()  # Cat.speak
    for cat in deque(cats):
        cat.speak()  # Cat.speak
    [*cats][0].speak()  # Cat.speak
    (cats + cats)[0].speak()  # Cat.speak
    cats[:2][0].speak()  # Cat.speak
    next((cat for cat in cats), None).speak()  # Cat.speak
    for name, group in itertools.groupby(cats, key=lambda cat: cat.name):
        for cat in group:
            cat.speak()  # Cat.speak
    for cat in filter(None, cats):
        cat.speak()  # Cat.speak
    for cat in map(make, [1, 2]):
        cat.speak()  # Cat.speak
    OrderedDict(named)["a"].speak()  # Cat.speak
    dict(a=Cat())["a"].speak()  # Cat.speak
    named.get("a").speak()  # Cat.speak
    named.setdefault("a", Cat()).speak()  # Cat.speak
    (named | named)["a"].speak()  # Cat.speak
    functools.reduce(lambda a, b: a, cats).speak()  # Cat.speak
    set(cats).pop().speak()  # Cat.speak
    tuple(cats)[0].speak()  # Cat.speak
    for first, second in itertools.product(cats, dogs):
        second.speak()  # Dog.speak
