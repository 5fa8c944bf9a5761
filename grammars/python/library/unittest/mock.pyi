# Made by "npm run libraries" from typeshed at commit 289e5d3568961c8bcd33d01eef5b7ec5e1ad33ad, with changes: do not edit.
# Comments were removed, modules merged, and declarations replaced by those of upstream/patch. See license.txt.
import sys
from _typeshed import MaybeNone
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import _GeneratorContextManager
from typing import Any, Generic, Literal, ParamSpec, TypeVar, overload
from typing_extensions import Self
_T = TypeVar("_T")
_TT = TypeVar("_TT", bound=type[Any])
_R = TypeVar("_R")
_F = TypeVar("_F", bound=Callable[..., Any])
_AF = TypeVar("_AF", bound=Callable[..., Coroutine[Any, Any, Any]])
_P = ParamSpec("_P")
class _Sentinel:
    def __getattr__(self, name) -> Any: ...
sentinel: _Sentinel
DEFAULT: Any
class _Call(tuple[Any, ...]):
    def __new__(cls) -> Self: ...
    def __init__(self) -> None: ...
    def __call__(self, *args: Any, **kwargs: Any) -> _Call: ...
    def __getattr__(self, attr) -> Any: ...
    args: tuple[Any, ...]
    kwargs: Mapping[str, Any]
    def call_list(self) -> Any: ...
call: _Call
class _CallList(list[_Call]):
    def __contains__(self, value) -> bool: ...
class Base:
    def __init__(self, *args: Any, **kwargs: Any) -> None: ...
class NonCallableMock(Base, Any):
    def __new__(cls, spec: list[str] | object | type[object] | None = None, wraps=..., name=..., spec_set: list[str] | object | type[object] | None = None, parent: NonCallableMock | None = None, _spec_state=..., _new_name=..., _new_parent: NonCallableMock | None = None, _spec_as_instance=..., _eat_self=..., unsafe=..., **kwargs: Any) -> Self: ...
    def __init__(self, spec: list[str] | object | type[object] | None = None, wraps=..., name=..., spec_set: list[str] | object | type[object] | None = None, parent: NonCallableMock | None = None, _spec_state=..., _new_name=..., _new_parent: NonCallableMock | None = None, _spec_as_instance=..., _eat_self=..., unsafe=..., **kwargs: Any) -> None: ...
    def __getattr__(self, name) -> Any: ...
    def assert_called_with(self, *args: Any, **kwargs: Any) -> None: ...
    def assert_not_called(self) -> None: ...
    def assert_called_once_with(self, *args: Any, **kwargs: Any) -> None: ...
    def assert_called(self) -> None: ...
    def assert_called_once(self) -> None: ...
    def reset_mock(self) -> None: ...
    def assert_any_call(self, *args: Any, **kwargs: Any) -> None: ...
    def assert_has_calls(self, calls) -> None: ...
    def mock_add_spec(self, spec) -> None: ...
    def attach_mock(self, mock: NonCallableMock, attribute) -> None: ...
    def configure_mock(self, **kwargs: Any) -> None: ...
    return_value: Any
    side_effect: Any
    called: bool
    call_count: int
    call_args: _Call | MaybeNone
    call_args_list: _CallList
    method_calls: _CallList
    mock_calls: _CallList
class CallableMixin(Base):
    side_effect: Any
    def __init__(self, spec=..., side_effect=..., return_value=..., wraps=..., name=..., spec_set=..., parent=..., _spec_state=..., _new_name=..., _new_parent=..., **kwargs: Any) -> None: ...
    def __call__(self, *args: Any, **kwargs: Any) -> Any: ...
class Mock(CallableMixin, NonCallableMock): ...
class _patch(Generic[_T]):
    attribute_name: Any
    getter: Callable[[], Any]
    attribute: str
    new: _T
    new_callable: Any
    spec: Any
    create: bool
    has_local: Any
    spec_set: Any
    autospec: Any
    kwargs: Mapping[str, Any]
    additional_patchers: Any
    def __init__(self: _patch[_T], getter: Callable[[], Any], attribute, new: _T, spec, create, spec_set, autospec, new_callable, kwargs) -> None: ...
    def copy(self) -> _patch[_T]: ...
    @overload
    def __call__(self, func: _TT) -> _TT: ...
    @overload
    def __call__(self, func: Callable[_P, _R]) -> Callable[_P, _R]: ...
    def decoration_helper(self, patched, args, keywargs) -> _GeneratorContextManager[tuple[Sequence[Any], Any]]: ...
    def decorate_class(self, klass: _TT) -> _TT: ...
    def decorate_callable(self, func: Callable[..., _R]) -> Callable[..., _R]: ...
    def decorate_async_callable(self, func: Callable[..., Awaitable[_R]]) -> Callable[..., Awaitable[_R]]: ...
    def get_original(self) -> tuple[Any, bool]: ...
    target: Any
    temp_original: Any
    is_local: bool
    def __enter__(self) -> _T: ...
    def __exit__(self, exc_type: type[BaseException] | None, exc_value, traceback) -> None: ...
    def start(self) -> _T: ...
    def stop(self) -> None: ...
class _patch_pass_arg(_patch[_T]):
    @overload
    def __call__(self, func: _TT) -> _TT: ...
    @overload
    def __call__(self, func: Callable[..., _R]) -> Callable[..., _R]: ...
class _patch_dict:
    in_dict: Any
    values: Any
    clear: Any
    def __init__(self, in_dict, values=..., clear=..., **kwargs: Any) -> None: ...
    def __call__(self, f) -> Any: ...
    def __enter__(self) -> Any: ...
    def __exit__(self, *args: object) -> Any: ...
    def decorate_callable(self, f: _F) -> _F: ...
    def decorate_async_callable(self, f: _AF) -> _AF: ...
    def decorate_class(self, klass) -> Any: ...
    start: Any
    stop: Any
class _patcher:
    TEST_PREFIX: str
    dict: type[_patch_dict]
    @overload
    def __call__(
        self,
        target: str,
        new: _T,
        spec: Literal[False] | None = None,
        create: bool = False,
        spec_set: Literal[False] | None = None,
        autospec: Literal[False] | None = None,
        new_callable: None = None,
        *,
        unsafe: bool = False,
    ) -> _patch[_T]: ...
    @overload
    def __call__(
        self,
        target: str,
        *,
    
        spec: Any | Literal[False] | None = None,
        create: bool = False,
    
        spec_set: Any | Literal[False] | None = None,
        autospec: Literal[False] | None = None,
        new_callable: Callable[..., _T],
        unsafe: bool = False,
    
        **kwargs: Any,
    ) -> _patch_pass_arg[_T]: ...
    @overload
    def __call__(
        self,
        target: str,
        *,
        spec: Any | bool | None = None,
        create: bool = False,
        spec_set: Any | bool | None = None,
        autospec: Any | bool | None = None,
        new_callable: None = None,
        unsafe: bool = False,
    
        **kwargs: Any,
    ) -> _patch_pass_arg[MagicMock | AsyncMock]: ...
    @overload
    @staticmethod
    def object(
        target: Any,
        attribute: str,
        new: _T,
        spec: Literal[False] | None = None,
        create: bool = False,
        spec_set: Literal[False] | None = None,
        autospec: Literal[False] | None = None,
        new_callable: None = None,
        *,
        unsafe: bool = False,
    ) -> _patch[_T]: ...
    @overload
    @staticmethod
    def object(
        target: Any,
        attribute: str,
        *,
    
        spec: Any | Literal[False] | None = None,
        create: bool = False,
    
        spec_set: Any | Literal[False] | None = None,
        autospec: Literal[False] | None = None,
        new_callable: Callable[..., _T],
        unsafe: bool = False,
    
        **kwargs: Any,
    ) -> _patch_pass_arg[_T]: ...
    @overload
    @staticmethod
    def object(
        target: Any,
        attribute: str,
        *,
        spec: Any | bool | None = None,
        create: bool = False,
        spec_set: Any | bool | None = None,
        autospec: Any | bool | None = None,
        new_callable: None = None,
        unsafe: bool = False,
    
        **kwargs: Any,
    ) -> _patch_pass_arg[MagicMock | AsyncMock]: ...
    @overload
    @staticmethod
    def multiple(
        target: Any | str,
    
        spec: Any | Literal[False] | None = None,
        create: bool = False,
    
        spec_set: Any | Literal[False] | None = None,
        autospec: Literal[False] | None = None,
        *,
        new_callable: Callable[..., _T],
    
        **kwargs: Any,
    ) -> _patch_pass_arg[_T]: ...
    @overload
    @staticmethod
    def multiple(
        target: Any | str,
    
        spec: Any | Literal[False] | None,
        create: bool,
    
        spec_set: Any | Literal[False] | None,
        autospec: Literal[False] | None,
        new_callable: Callable[..., _T],
    
        **kwargs: Any,
    ) -> _patch_pass_arg[_T]: ...
    @overload
    @staticmethod
    def multiple(
        target: Any | str,
        spec: Any | bool | None = None,
        create: bool = False,
        spec_set: Any | bool | None = None,
        autospec: Any | bool | None = None,
        new_callable: None = None,
    
        **kwargs: Any,
    ) -> _patch[Any]: ...
    @staticmethod
    def stopall() -> None: ...
patch: _patcher
class MagicMixin(Base):
    def __init__(self, *args: Any, **kw: Any) -> None: ...
class NonCallableMagicMock(MagicMixin, NonCallableMock): ...
class MagicMock(MagicMixin, Mock): ...
class AsyncMockMixin(Base):
    def __init__(self, *args: Any, **kwargs: Any) -> None: ...
    def assert_awaited(self) -> None: ...
    def assert_awaited_once(self) -> None: ...
    def assert_awaited_with(self, *args: Any, **kwargs: Any) -> None: ...
    def assert_awaited_once_with(self, *args: Any, **kwargs: Any) -> None: ...
    def assert_any_await(self, *args: Any, **kwargs: Any) -> None: ...
    def assert_has_awaits(self, calls) -> None: ...
    def assert_not_awaited(self) -> None: ...
    def reset_mock(self, *args: Any, **kwargs: Any) -> None: ...
    await_count: int
    await_args: _Call | None
    await_args_list: _CallList
class AsyncMagicMixin(MagicMixin):
    def __init__(self, *args: Any, **kw: Any) -> None: ...
class AsyncMock(AsyncMockMixin, AsyncMagicMixin, Mock):
    def reset_mock(self) -> None: ...
class _ANY(Any): ...
ANY: _ANY
def create_autospec(spec, spec_set=..., instance=..., _parent=..., _name=..., *, unsafe=..., **kwargs: Any) -> Any: ...
def mock_open() -> Any: ...
class PropertyMock(Mock):
    def __get__(self, obj: _T, obj_type: type[_T] | None = None) -> Self: ...
def seal(mock) -> None: ...
