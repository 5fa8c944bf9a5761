from .one import *
from .two import *
from . import one, two

__all__ = one.__all__ + two.__all__
