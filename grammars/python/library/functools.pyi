# Made by "npm run libraries" from typeshed at commit 289e5d3568961c8bcd33d01eef5b7ec5e1ad33ad, with changes: do not edit.
# Comments were removed, modules merged, and declarations replaced by those of upstream/patch. See license.txt.
import sys
import types
from _typeshed import SupportsAllComparisons, SupportsItems
from collections.abc import Hashable, Sized
from types import GenericAlias
from typing import Any, Final, Generic, Literal, NamedTuple, ParamSpec, TypeAlias, TypedDict, TypeVar, final, overload, type_check_only
from typing_extensions import disjoint_base
from collections.abc import Callable, Iterable
from typing import Self
class partial[R]:
    args: tuple
    func: Callable[..., R]
    keywords: dict[str, object]
    def __init__(self, func: Callable[..., R], *arguments, **options) -> None: ...
    def __call__(self, *arguments, **options) -> R: ...
class partialmethod[R](partial[R]): ...
class cached_property[R]:
    attrname: str
    func: Callable[..., R]
    def __init__(self, func: Callable[..., R]) -> None: ...
    def __get__(self, instance, owner: type = object) -> R: ...
class _SingleDispatchCallable[R]:
    registry: dict[type, Callable[..., R]]
    def dispatch(self, cls: type) -> Callable[..., R]: ...
    def register(self, cls, func=None): ...
    def __call__(self, *arguments, **options) -> R: ...
class singledispatchmethod[R]:
    func: Callable[..., R]
    def __init__(self, func: Callable[..., R]) -> None: ...
    def register(self, cls, method=None): ...
    def __call__(self, *arguments, **options) -> R: ...
def cache[F](function: F) -> F: ...
def cmp_to_key[T](compare: Callable[[T, T], int]) -> Callable[[T], object]: ...
def lru_cache[F](maxsize: F = 128, typed: bool = False) -> F: ...
def reduce[T](function: Callable[[T, T], T], values: Iterable[T], initial: T = None) -> T: ...
def singledispatch[R](function: Callable[..., R]) -> _SingleDispatchCallable[R]: ...
def total_ordering[T](cls: T) -> T: ...
def update_wrapper[F](wrapper: F, wrapped: Callable, assigned=(), updated=()) -> F: ...
def wraps[F](wrapped: Callable, assigned=(), updated=()) -> Callable[[F], F]: ...
_T = TypeVar("_T")
_T_co = TypeVar("_T_co", covariant=True)
_S = TypeVar("_S")
_PWrapped = ParamSpec("_PWrapped")
_RWrapped = TypeVar("_RWrapped")
_PWrapper = ParamSpec("_PWrapper")
_RWrapper = TypeVar("_RWrapper")
class _CacheInfo(NamedTuple):
    hits: int
    misses: int
    maxsize: int | None
    currsize: int
@type_check_only
class _CacheParameters(TypedDict):
    maxsize: int
    typed: bool
@final
class _lru_cache_wrapper(Generic[_T_co]):
    __wrapped__: Callable[..., _T_co]
    def __call__(self, *args: Hashable, **kwargs: Hashable) -> _T_co: ...
    def cache_info(self) -> _CacheInfo: ...
    def cache_clear(self) -> None: ...
    def cache_parameters(self) -> _CacheParameters: ...
    def __copy__(self) -> _lru_cache_wrapper[_T_co]: ...
    def __deepcopy__(self, memo: Any, /) -> _lru_cache_wrapper[_T_co]: ...
    __name__: str
    __qualname__: str
WRAPPER_ASSIGNMENTS: Final[
    tuple[
        Literal["__module__"],
        Literal["__name__"],
        Literal["__qualname__"],
        Literal["__doc__"],
        Literal["__annotate__"],
        Literal["__type_params__"],
    ]
]
WRAPPER_UPDATES: Final[tuple[Literal["__dict__"]]]
@type_check_only
class _Wrapped(Generic[_PWrapped, _RWrapped, _PWrapper, _RWrapper]):
    __wrapped__: Callable[_PWrapped, _RWrapped]
    def __call__(self, *args: _PWrapper.args, **kwargs: _PWrapper.kwargs) -> _RWrapper: ...
    __name__: str
    __qualname__: str
@type_check_only
class _Wrapper(Generic[_PWrapped, _RWrapped]):
    def __call__(self, f: Callable[_PWrapper, _RWrapper]) -> _Wrapped[_PWrapped, _RWrapped, _PWrapper, _RWrapper]: ...
_Descriptor: TypeAlias = Any
_RegType: TypeAlias = type[Any] | types.UnionType
def _make_key(
    args: tuple[Hashable, ...],
    kwds: SupportsItems[Any, Any],
    typed: bool,
    kwd_mark: tuple[object, ...] = ...,
    fasttypes: set[type] = ...,
    tuple: type = ...,
    type: Any = ...,
    len: Callable[[Sized], int] = ...,
) -> Hashable: ...
@final
class _PlaceholderType: ...
Placeholder: Final[_PlaceholderType]
