"""Implementations that a generic function chooses by the type of an argument."""

import functools
from functools import singledispatch, singledispatchmethod


@singledispatch
def area(shape): ...


@area.register
def _(shape: int): ...


@area.register(str)
def area_of_text(shape): ...


@functools.singledispatch
def size(shape): ...


@size.register(list)
@size.register(tuple)
def size_of_many(shape): ...


class Printer:
    @singledispatchmethod
    def show(self, value): ...

    @show.register
    def _(self, value: int): ...


class Registry:
    def register(self, function): ...


registry = Registry()


@registry.register
def plugin(): ...


def total(shapes):
    return sum(area(shape) for shape in shapes)
