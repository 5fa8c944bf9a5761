# Made by "npm run libraries" from typeshed at commit 289e5d3568961c8bcd33d01eef5b7ec5e1ad33ad, with changes: do not edit.
# Comments were removed, modules merged, and declarations replaced by those of upstream/patch. See license.txt.
import enum
import sys
import types
from _typeshed import DataclassInstance
from builtins import type as Type
from collections.abc import Callable, Mapping
from typing import Any, Generic, Literal, Protocol, TypeVar, overload
from typing_extensions import Never, TypeIs
_T = TypeVar("_T")
_T_co = TypeVar("_T_co", covariant=True)
_DataclassT = TypeVar("_DataclassT", bound=DataclassInstance)
class _DataclassFactory(Protocol):
    def __call__(self, cls: type[_T]) -> type[_T]: ...
class _MISSING_TYPE(enum.Enum):
    MISSING = enum.auto()
class KW_ONLY: ...
@overload
def asdict(obj: DataclassInstance) -> dict[str, Any]: ...
@overload
def asdict(obj: DataclassInstance, *, dict_factory: Callable[[list[tuple[str, Any]]], _T]) -> _T: ...
@overload
def astuple(obj: DataclassInstance) -> tuple[Any, ...]: ...
@overload
def astuple(obj: DataclassInstance, *, tuple_factory: Callable[[list[Any]], _T]) -> _T: ...
@overload
def dataclass(
    cls: type[_T],
    /,
    *,
    init: bool = True,
    repr: bool = True,
    eq: bool = True,
    order: bool = False,
    unsafe_hash: bool = False,
    frozen: bool = False,
    match_args: bool = True,
    kw_only: bool = False,
    slots: bool = False,
    weakref_slot: bool = False,
) -> type[_T]: ...
@overload
def dataclass(
    cls: None = None,
    /,
    *,
    init: bool = True,
    repr: bool = True,
    eq: bool = True,
    order: bool = False,
    unsafe_hash: bool = False,
    frozen: bool = False,
    match_args: bool = True,
    kw_only: bool = False,
    slots: bool = False,
    weakref_slot: bool = False,
) -> Callable[[type[_T]], type[_T]]: ...
class _DefaultFactory(Protocol[_T_co]):
    def __call__(self) -> _T_co: ...
class Field(Generic[_T]):
    name: str
    type: Type[_T] | str | Any
    default: _T | Literal[_MISSING_TYPE.MISSING]
    default_factory: _DefaultFactory[_T] | Literal[_MISSING_TYPE.MISSING]
    repr: bool
    hash: bool | None
    init: bool
    compare: bool
    metadata: types.MappingProxyType[Any, Any]
    doc: str | None
    kw_only: bool | Literal[_MISSING_TYPE.MISSING]
    def __init__(self, default: _T, default_factory: Callable[[], _T], init, repr, hash, compare, metadata, kw_only, doc) -> None: ...
@overload
def field(
    *,
    default: _T,
    default_factory: Literal[_MISSING_TYPE.MISSING] = ...,
    init: bool = True,
    repr: bool = True,
    hash: bool | None = None,
    compare: bool = True,
    metadata: Mapping[Any, Any] | None = None,
    kw_only: bool | Literal[_MISSING_TYPE.MISSING] = ...,
    doc: str | None = None,
) -> _T: ...
@overload
def field(
    *,
    default: Literal[_MISSING_TYPE.MISSING] = ...,
    default_factory: Callable[[], _T],
    init: bool = True,
    repr: bool = True,
    hash: bool | None = None,
    compare: bool = True,
    metadata: Mapping[Any, Any] | None = None,
    kw_only: bool | Literal[_MISSING_TYPE.MISSING] = ...,
    doc: str | None = None,
) -> _T: ...
@overload
def field(
    *,
    default: Literal[_MISSING_TYPE.MISSING] = ...,
    default_factory: Literal[_MISSING_TYPE.MISSING] = ...,
    init: bool = True,
    repr: bool = True,
    hash: bool | None = None,
    compare: bool = True,
    metadata: Mapping[Any, Any] | None = None,
    kw_only: bool | Literal[_MISSING_TYPE.MISSING] = ...,
    doc: str | None = None,
) -> Any: ...
def fields(class_or_instance: DataclassInstance | type[DataclassInstance]) -> tuple[Field[Any], ...]: ...
@overload
def is_dataclass(obj: Never) -> TypeIs[DataclassInstance | type[DataclassInstance]]: ...
@overload
def is_dataclass(obj: type) -> TypeIs[type[DataclassInstance]]: ...
@overload
def is_dataclass(obj: object) -> TypeIs[DataclassInstance | type[DataclassInstance]]: ...
class FrozenInstanceError(AttributeError): ...
class InitVar(Generic[_T]):
    type: Type[_T]
    def __init__(self, type: Type[_T]) -> None: ...
def make_dataclass(cls_name, fields, *, bases: tuple[type, ...] = (), namespace=..., init=..., repr=..., eq=..., order=..., unsafe_hash=..., frozen=..., match_args=..., kw_only=..., slots=..., weakref_slot=..., module=..., decorator: _DataclassFactory = ...) -> type: ...
def replace(obj: _DataclassT, /, **changes: Any) -> _DataclassT: ...
