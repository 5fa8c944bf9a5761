# Made by "npm run libraries" from typeshed at commit 289e5d3568961c8bcd33d01eef5b7ec5e1ad33ad, with changes: do not edit.
# Comments were removed, modules merged, and declarations replaced by those of upstream/patch. See license.txt.
import sys
from typing import Any, overload
import re
from types import ModuleType
from typing import Any, Generic, Literal, TextIO, TypeAlias, overload
from typing_extensions import LiteralString, TypeVar
@overload
def warn(
    message: str,
    category: type[Warning] | None = None,
    stacklevel: int = 1,
    source: Any | None = None,
    *,
    skip_file_prefixes: tuple[str, ...] = (),
) -> None: ...
@overload
def warn(
    message: Warning,
    category: Any = None,
    stacklevel: int = 1,
    source: Any | None = None,
    *,
    skip_file_prefixes: tuple[str, ...] = (),
) -> None: ...
@overload
def warn_explicit(
    message: str,
    category: type[Warning],
    filename: str,
    lineno: int,
    module: str | None = ...,
    registry: dict[str | tuple[str, type[Warning], int], int] | None = None,
    module_globals: dict[str, Any] | None = None,
    source: Any | None = None,
) -> None: ...
@overload
def warn_explicit(
    message: Warning,
    category: Any,
    filename: str,
    lineno: int,
    module: str | None = None,
    registry: dict[str | tuple[str, type[Warning], int], int] | None = None,
    module_globals: dict[str, Any] | None = None,
    source: Any | None = None,
) -> None: ...
_T = TypeVar("_T")
_W_co = TypeVar("_W_co", bound=list[WarningMessage] | None, default=list[WarningMessage] | None, covariant=True)
_ActionKind: TypeAlias = Literal["default", "error", "ignore", "always", "module", "once"]
def showwarning(message, category: type[Warning], filename, lineno) -> None: ...
def formatwarning(message, category: type[Warning], filename, lineno) -> str: ...
def filterwarnings(action, message=..., category: type[Warning] = ...) -> None: ...
def simplefilter(action, category: type[Warning] | tuple[type[Warning], ...] = ...) -> None: ...
def resetwarnings() -> None: ...
class WarningMessage:
    message: Warning | str
    category: type[Warning]
    filename: str
    lineno: int
    file: TextIO | None
    line: str | None
    source: Any | None
    module: str | None
    def __init__(self, message, category: type[Warning], filename, lineno) -> None: ...
class catch_warnings(Generic[_W_co]):
    @overload
    def __init__(
        self: catch_warnings[None],
        *,
        record: Literal[False] = False,
        module: ModuleType | None = None,
        action: _ActionKind | None = None,
        category: type[Warning] | tuple[type[Warning], ...] = ...,
        lineno: int = 0,
        append: bool = False,
    ) -> None: ...
    @overload
    def __init__(
        self: catch_warnings[list[WarningMessage]],
        *,
        record: Literal[True],
        module: ModuleType | None = None,
        action: _ActionKind | None = None,
        category: type[Warning] | tuple[type[Warning], ...] = ...,
        lineno: int = 0,
        append: bool = False,
    ) -> None: ...
    @overload
    def __init__(
        self,
        *,
        record: bool,
        module: ModuleType | None = None,
        action: _ActionKind | None = None,
        category: type[Warning] | tuple[type[Warning], ...] = ...,
        lineno: int = 0,
        append: bool = False,
    ) -> None: ...
    def __enter__(self) -> _W_co: ...
    def __exit__(self, exc_type: type[BaseException] | None, exc_val, exc_tb) -> None: ...
class deprecated:
    message: LiteralString
    category: type[Warning] | None
    stacklevel: int
    def __init__(self, message, /, *, category: type[Warning] | None = ...) -> None: ...
    def __call__(self, arg: _T) -> _T: ...
