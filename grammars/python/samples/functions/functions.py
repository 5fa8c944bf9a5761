#!/usr/bin/env python
# -*- coding: utf-8 -*-
"""Functions, with a doc string.

And more of it.
"""


def add(a, b):
    """Adds.

    Indented.
        Deeper.
    """
    return a + b


def defaults(callback=add, *args, key=add, **kwargs):
    callback(1, 2)
    key(1, 2)


def nested():
    def inner():
        return add(1, 2)

    class Local:
        def method(self):
            self.other()

        def other(self):
            add(1, 2)

    return inner() + Local().method()


def complex(a, b):
    if a and b or not a:
        return 1
    elif b:
        return 2
    for x in a:
        while x:
            x -= 1
    return [y for y in b if y] or (1 if a else 2)


def generator():
    yield add(1, 2)
    yield from generator()


double = lambda x: add(x, x)
CONSTANT = add(1, 2)
first, second = add(1, 2), add(3, 4)
a = b = add(5, 6)
text = f"{add(1, 2)} and {CONSTANT!r:>{first}}"
table = {"add": add, add(1, 2): 3}


def add(a, b):  # defined again
    return None


if __name__ == "__main__":
    add(1, 2)
    defaults(add, key=double)
    sorted([], key=add)
    list(map(add, []))

if first:

    def conditional():
        pass

else:

    def conditional():
        pass


conditional()
