__all__ = ["Core", "make"]


class Core:
    def run(self): ...


class Hidden:
    def run(self): ...


def make() -> Core: ...


def _private() -> Hidden: ...
