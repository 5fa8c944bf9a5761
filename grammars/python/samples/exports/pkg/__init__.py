from .core import *
from .core import _private as public
from . import helpers
from .sub import leaf

__all__ = ["Core", "public", "helpers"]
__all__ += ["late"]


def late():
    return Core()
