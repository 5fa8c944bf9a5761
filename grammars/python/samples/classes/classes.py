"""Classes."""
import functools
from dataclasses import dataclass


class Counter:
    """Counts."""

    limit = 10
    names: list[str] = []
    default: "Counter | None" = None

    def __init__(self, start, step: int = 1):
        self.value = start
        self._step = step
        self.log: Log = Log()
        self.other = None

    def connect(self):
        self.other = Log()
        self.other.write("x")

    def __len__(self):
        return self.value

    def __repr__(self):
        return f"<{self.value}>"

    @property
    def current(self) -> "Log":
        """The current one."""
        return self.log

    @current.setter
    def current(self, value):
        self.log = value
        self._check()

    @functools.cached_property
    def cached(self):
        return Log()

    @staticmethod
    def parse(text):
        return Counter(text)

    @classmethod
    def create(cls):
        cls.limit
        instance = cls(0)
        instance.increase()
        return instance

    def increase(self):
        self.value += self._step
        self.log.write("up")
        self.current.write("x")
        self.cached.write("y")
        Counter.parse("1").increase()
        Counter.create().increase()
        self.limit
        limit
        len(self)
        return self

    def _check(self):
        def nested():
            self.increase()

        nested()

    def __secret(self):
        pass

    alias = increase

    class Inner:
        def run(self):
            Counter.Inner()


class Log:
    def write(self, text):
        pass


@dataclass
class Point:
    x: int
    y: int = 0
    log: Log = None

    def show(self):
        self.log.write("p")


class Slots:
    __slots__ = ("a",)
    if True:
        conditional = 1

        def method(self):
            return self.conditional
