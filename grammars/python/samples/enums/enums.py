from enum import Enum, IntEnum, auto


class Color(Enum):
    RED = "red"
    BLUE = auto()

    @property
    def label(self):
        return self.value.upper()

    def paint(self): ...

    @classmethod
    def parse(cls, text):
        return cls.RED  # Color.RED


class Level(IntEnum):
    LOW = 1

    def paint(self): ...


Color.RED.paint()  # Color.paint
Color.BLUE.label  # Color.label
Color("red").paint()  # Color.paint
Color["RED"].paint()  # Color.paint
Color.parse("x").paint()  # Color.parse, Color.paint
Level.LOW.paint()  # Level.paint
for color in Color:
    color.paint()  # Color.paint
