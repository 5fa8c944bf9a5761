# Decorators and fields without overloads, so that a default decides the type of a field.
from collections.abc import Callable
class Field[T]:
    default: T
    default_factory: Callable[[], T]
    init: bool
    kw_only: bool
    metadata: dict
    name: str
    repr: bool
    type: object
class InitVar[T]: ...
def dataclass[T](cls: T = None, **options) -> T: ...
def field[T](*, default: T = None, default_factory: Callable[[], T] = None, **options) -> T: ...
def replace[T](instance: T, **changes) -> T: ...
