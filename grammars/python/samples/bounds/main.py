from typing import Annotated, TypeVar


class Item:
    def show(self) -> None: ...


class Label:
    def show(self) -> None: ...


T = TypeVar("T", bound=Item)


def bounded(value: T) -> T:
    value.show()  # Item.show
    return value


def annotated(value: Annotated[Item, Label]) -> None:
    value.show()  # Item.show
