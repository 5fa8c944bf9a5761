# Made by "npm run libraries" from typeshed at commit 289e5d3568961c8bcd33d01eef5b7ec5e1ad33ad, with changes: do not edit.
# Comments were removed, modules merged, and declarations replaced by those of upstream/patch. See license.txt.
from typing import (
    AbstractSet as AbstractSet, Annotated as Annotated, Any as Any, AnyStr as AnyStr,
    AsyncContextManager as AsyncContextManager, AsyncGenerator as AsyncGenerator, AsyncIterable as AsyncIterable,
    AsyncIterator as AsyncIterator, Awaitable as Awaitable, BinaryIO as BinaryIO, ByteString as ByteString,
    Callable as Callable, ChainMap as ChainMap, ClassVar as ClassVar, Collection as Collection,
    Concatenate as Concatenate, Container as Container, ContextManager as ContextManager, Coroutine as Coroutine,
    Counter as Counter, DefaultDict as DefaultDict, Deque as Deque, Dict as Dict, Final as Final,
    ForwardRef as ForwardRef, FrozenSet as FrozenSet, Generator as Generator, Generic as Generic,
    Hashable as Hashable, IO as IO, ItemsView as ItemsView, Iterable as Iterable, Iterator as Iterator,
    KeysView as KeysView, List as List, Literal as Literal, LiteralString as LiteralString, Mapping as Mapping,
    MappingView as MappingView, Match as Match, MutableMapping as MutableMapping, MutableSequence as MutableSequence,
    MutableSet as MutableSet, NamedTuple as NamedTuple, Never as Never, NewType as NewType, NoReturn as NoReturn,
    NotRequired as NotRequired, Optional as Optional, OrderedDict as OrderedDict, ParamSpec as ParamSpec,
    Pattern as Pattern, Protocol as Protocol, ReadOnly as ReadOnly, Required as Required, Reversible as Reversible,
    Self as Self, Sequence as Sequence, Set as Set, Sized as Sized, SupportsAbs as SupportsAbs,
    SupportsBytes as SupportsBytes, SupportsComplex as SupportsComplex, SupportsFloat as SupportsFloat,
    SupportsIndex as SupportsIndex, SupportsInt as SupportsInt, SupportsRound as SupportsRound,
    TYPE_CHECKING as TYPE_CHECKING, Text as Text, TextIO as TextIO, Tuple as Tuple, Type as Type,
    TypeAlias as TypeAlias, TypeAliasType as TypeAliasType, TypeGuard as TypeGuard, TypeIs as TypeIs,
    TypeVar as TypeVar, TypeVarTuple as TypeVarTuple, TypedDict as TypedDict, Union as Union, Unpack as Unpack,
    ValuesView as ValuesView, assert_never as assert_never, assert_type as assert_type, cast as cast,
    clear_overloads as clear_overloads, dataclass_transform as dataclass_transform, defaultdict as defaultdict,
    deque as deque, final as final, get_args as get_args, get_origin as get_origin, get_overloads as get_overloads,
    get_type_hints as get_type_hints, is_typeddict as is_typeddict, no_type_check as no_type_check,
    overload as overload, override as override, reveal_type as reveal_type, runtime_checkable as runtime_checkable,
)
def deprecated[T](message: str, *, category=None, stacklevel: int = 1) -> Callable[[T], T]: ...
_T = _TypeVar("_T")
_TC = _TypeVar("_TC", bound=type[object])
def disjoint_base(cls) -> _TC: ...
class Buffer(Protocol, abc.ABC): ...
class CapsuleType: ...
class Format(enum.IntEnum):
    VALUE = 1
    VALUE_WITH_FAKE_GLOBALS = 2
    FORWARDREF = 3
    STRING = 4
@overload
def get_annotations(
    obj: Any,
    *,
    globals: Mapping[str, Any] | None = None,
    locals: Mapping[str, Any] | None = None,
    eval_str: bool = False,
    format: Literal[Format.STRING],
) -> dict[str, str]: ...
@overload
def get_annotations(
    obj: Any,
    *,
    globals: Mapping[str, Any] | None = None,
    locals: Mapping[str, Any] | None = None,
    eval_str: bool = False,
    format: Literal[Format.FORWARDREF],
) -> dict[str, AnnotationForm | ForwardRef]: ...
@overload
def get_annotations(
    obj: Any,
    *,
    globals: Mapping[str, Any] | None = None,
    locals: Mapping[str, Any] | None = None,
    eval_str: bool = False,
    format: Format = Format.VALUE,
) -> dict[str, AnnotationForm]: ...
@overload
def evaluate_forward_ref(
    forward_ref: ForwardRef,
    *,
    owner: Callable[..., object] | type[object] | ModuleType | None = None,
    globals: Mapping[str, Any] | None = None,
    locals: Mapping[str, Any] | None = None,
    type_params: Iterable[TypeVar | ParamSpec | TypeVarTuple] | None = None,
    format: Literal[Format.STRING],
    _recursive_guard: Container[str] = ...,
) -> str: ...
@overload
def evaluate_forward_ref(
    forward_ref: ForwardRef,
    *,
    owner: Callable[..., object] | type[object] | ModuleType | None = None,
    globals: Mapping[str, Any] | None = None,
    locals: Mapping[str, Any] | None = None,
    type_params: Iterable[TypeVar | ParamSpec | TypeVarTuple] | None = None,
    format: Literal[Format.FORWARDREF],
    _recursive_guard: Container[str] = ...,
) -> AnnotationForm | ForwardRef: ...
@overload
def evaluate_forward_ref(
    forward_ref: ForwardRef,
    *,
    owner: Callable[..., object] | type[object] | ModuleType | None = None,
    globals: Mapping[str, Any] | None = None,
    locals: Mapping[str, Any] | None = None,
    type_params: Iterable[TypeVar | ParamSpec | TypeVarTuple] | None = None,
    format: Format | None = None,
    _recursive_guard: Container[str] = ...,
) -> AnnotationForm: ...
