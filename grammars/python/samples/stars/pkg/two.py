from .three import *

__all__ = ["Hidden"]
__all__ += ["Extra"]
__all__.append("_Late")
__all__.extend(["_Later"])


class Hidden:
    def use(self): ...


class Extra:
    def use(self): ...


class _Late:
    def use(self): ...


class _Later:
    def use(self): ...


class Unlisted:
    def use(self): ...
