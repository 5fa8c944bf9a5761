__all__ = [name for name in dir() if name.endswith("Thing")]


class OpenThing:
    def use(self): ...
