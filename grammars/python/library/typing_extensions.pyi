from typing import *
from typing import Annotated, Any, ClassVar, Concatenate, Final, Generic, Literal, LiteralString, Never, NoReturn, NotRequired
from typing import Optional, ParamSpec, Protocol, ReadOnly, Required, Self, TypeAlias, TypeGuard, TypeIs, TypeVar, Union, Unpack

def deprecated[T](message: str, *, category=None, stacklevel: int = 1) -> Callable[[T], T]: ...
