import base
from base import Base, Repository
import enum


class Mixin:
    def mixed(self):
        self.draw()
        super().mixed()


class Shape(Mixin, Base):
    def __init__(self, name):
        super().__init__(name)
        Base.__init__(self, name)
        self.mixed()

    def draw(self):
        return self.name

    def show(self):
        super().show()
        super(Shape, self).show()


class Square(Shape, metaclass=enum.EnumMeta):
    def side(self):
        self.show()
        self.mixed()
        self.draw()


class Items(Repository["Square"]):
    def first(self):
        return self.get()


class Qualified(base.Base):
    pass


class Color(enum.Enum):
    RED = 1
    BLUE = RED

    def paint(self):
        return Color.RED


def use(shape: Base):
    shape.show()
    Color.RED.paint()
    Square("s").show()
