from typing import Callable


def first():
    pass


def second():
    pass


def named(name) -> Callable:
    def decorate(function):
        print(name)
        print(function)
        return function

    if name is None:
        return decorate(first)
    return decorate


@named("main")
def main(flag):
    either = first if flag else second
    either()  # either -> ? first | second
    one = first
    one()  # one -> first


class Command:
    def __call__(self):
        pass


def invoke(given: Command | Callable):
    given()
