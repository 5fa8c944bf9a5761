class Item:
    def upper(self) -> None: ...


class Label:
    def upper(self) -> None: ...


def show(**items: Item) -> None:
    """The keys of keyword arguments are texts."""
    for name, item in items.items():
        name.upper()  # package:builtin:str.upper
        item.upper()  # Item.upper
    for key in items:
        key.upper()  # package:builtin:str.upper
