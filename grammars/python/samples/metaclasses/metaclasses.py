from enum import Enum


class Color(Enum):
    RED = 1
    BLUE = 2

    def paint(self): ...


for color in Color:
    color.paint()  # Color.paint
Color["RED"].paint()  # Color.paint
Color(1).paint()  # Color.paint
[each.paint() for each in Color]  # Color.paint
list(Color)[0].paint()  # Color.paint


class Made:
    def use(self): ...


class Item:
    def use(self): ...


class Meta(type):
    def make(cls):
        return cls()

    def __iter__(cls):
        yield Item()

    def __getitem__(cls, key) -> Item: ...


class Base(metaclass=Meta):
    def use(self): ...

    def make(self):
        return Item()


class Derived(Base):
    def use(self): ...


class Only(metaclass=Meta):
    def use(self): ...


Only.make().use()  # Only.use
for item in Derived:
    item.use()  # Item.use
Derived["a"].use()  # Item.use
Base().make().use()  # Item.use


class Calling(type):
    def __call__(cls, *arguments) -> Item: ...


class Called(metaclass=Calling):
    def use(self): ...


Called().use()  # Item.use
