"""The package."""
from .core import run, Engine as Motor
from . import sub
from .star import *

__all__ = ["run", "Motor", "sub", "starred"]
