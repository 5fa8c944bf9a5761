import copy
import random
import weakref
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextvars import ContextVar
from queue import Queue
from types import MappingProxyType


class Cat:
    def speak(self): ...


class Dog:
    def speak(self): ...


def make() -> Cat: ...


def use(queue: Queue[Cat], variable: ContextVar[Cat], cats: list[Cat], named: MappingProxyType[str, Cat]):
    with ThreadPoolExecutor() as pool:
        pool.submit(make).result().speak()  # Cat.speak
        for future in as_completed([pool.submit(make)]):
            future.result().speak()  # Cat.speak
    weakref.ref(Cat())().speak()  # Cat.speak
    copy.copy(Cat()).speak()  # Cat.speak
    queue.get().speak()  # Cat.speak
    variable.get().speak()  # Cat.speak
    random.choice(cats).speak()  # Cat.speak
    for cat in random.sample(cats, 2):
        cat.speak()  # Cat.speak
    named["a"].speak()  # Cat.speak
