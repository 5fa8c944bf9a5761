from dataclasses import dataclass, field, replace
from typing import ClassVar, NamedTuple, TypedDict


class Engine:
    def start(self): ...


class Wheel:
    def start(self): ...


@dataclass
class Car:
    engine: Engine
    wheels: list[Wheel] = field(default_factory=list)
    spare: Wheel = field(default=None)
    shared: ClassVar[Engine] = Engine()

    def start(self):
        self.engine.start()  # Engine.start
        self.wheels[0].start()  # Wheel.start
        self.spare.start()  # Wheel.start
        self.shared.start()  # Engine.start


@dataclass(frozen=True)
class Van(Car):
    extra: Engine | None = None


class Pair(NamedTuple):
    left: Engine
    right: Wheel


class Options(TypedDict):
    engine: Engine


Car(engine=Engine()).engine.start()  # Engine.start
Van(Engine()).spare.start()  # Wheel.start
Van(Engine()).extra.start()  # Engine.start
replace(Car(Engine()), engine=Engine()).start()  # Car.start
Pair(Engine(), Wheel()).right.start()  # Wheel.start
left, right = Pair(Engine(), Wheel())
left.start()  # Engine.start
right.start()  # Wheel.start


def use(options: Options):
    options["engine"].start()  # Engine.start
