__all__ = ["_Inner"]


class _Inner:
    def use(self): ...


class Hidden:
    def use(self): ...
