# Made by "npm run libraries" from typeshed at commit 289e5d3568961c8bcd33d01eef5b7ec5e1ad33ad, with changes: do not edit.
# Comments were removed, modules merged, and declarations replaced by those of upstream/patch. See license.txt.
import sys
from _typeshed import MaybeNone, OptExcInfo, ProfileFunction, TraceFunction, structseq
from _typeshed.importlib import MetaPathFinderProtocol, PathEntryFinderProtocol
from builtins import object as _object
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from types import FrameType, ModuleType, TracebackType
from typing import Any, Final, Literal, NoReturn, Protocol, TextIO, TypeAlias, TypeVar, final, overload
from typing_extensions import LiteralString
_T = TypeVar("_T")
argv: list[str]
base_prefix: str
byteorder: Literal["little", "big"]
builtin_module_names: Sequence[str]
copyright: str
dont_write_bytecode: bool
displayhook: Callable[[object], Any]
excepthook: Callable[[type[BaseException], BaseException, TracebackType | None], Any]
exec_prefix: str
executable: str
hexversion: int
maxsize: int
maxunicode: int
meta_path: list[MetaPathFinderProtocol]
modules: dict[str, ModuleType]
orig_argv: list[str]
path: list[str]
path_hooks: list[Callable[[str], PathEntryFinderProtocol]]
platform: LiteralString
prefix: str
ps1: object
stdin: TextIO | MaybeNone
stdout: TextIO | MaybeNone
stderr: TextIO | MaybeNone
stdlib_module_names: frozenset[str]
__stdin__: Final[TextIOWrapper | None]
__stdout__: Final[TextIOWrapper | None]
__stderr__: Final[TextIOWrapper | None]
tracebacklimit: int | None
version: str
warnoptions: Any
_UninstantiableStructseq: TypeAlias = structseq[Any]
flags: _flags
class _flags(_UninstantiableStructseq, tuple[int, ...]):
    debug: int
    inspect: int
    interactive: int
    optimize: int
    dont_write_bytecode: int
    no_user_site: int
    no_site: int
    ignore_environment: int
    verbose: int
    bytes_warning: int
    quiet: int
    hash_randomization: int
    isolated: int
    dev_mode: bool
    utf8_mode: int
    warn_default_encoding: int
    safe_path: bool
    gil: Literal[0, 1]
    thread_inherit_context: Literal[0, 1]
    context_aware_warnings: Literal[0, 1]
    int_max_str_digits: int
float_info: _float_info
class _float_info(structseq[float], tuple[float, int, int, float, int, int, int, int, float, int, int]):
    max: float
    max_exp: int
    max_10_exp: int
    min: float
    min_exp: int
    min_10_exp: int
    dig: int
    mant_dig: int
    epsilon: float
    radix: int
    rounds: int
implementation: _implementation
class _implementation:
    name: str
    version: _version_info
    hexversion: int
    cache_tag: str
    def __getattr__(self, name) -> Any: ...
_ReleaseLevel: TypeAlias = Literal["alpha", "beta", "candidate", "final"]
class _version_info(_UninstantiableStructseq, tuple[int, int, int, _ReleaseLevel, int]):
    major: int
    minor: int
    micro: int
    releaselevel: _ReleaseLevel
    serial: int
version_info: _version_info
def _getframe() -> FrameType: ...
def exc_info() -> OptExcInfo: ...
def exception() -> BaseException | None: ...
def exit() -> NoReturn: ...
def getdefaultencoding() -> Literal["utf-8"]: ...
def getfilesystemencoding() -> LiteralString: ...
def getrefcount(object) -> int: ...
def getrecursionlimit() -> int: ...
def getsizeof(obj) -> int: ...
def getprofile() -> ProfileFunction | None: ...
def setprofile(function) -> None: ...
def gettrace() -> TraceFunction | None: ...
def settrace(function) -> None: ...
@overload
def intern(string: str, /) -> str: ...
def breakpointhook(*args: Any, **kwargs: Any) -> Any: ...
def setrecursionlimit(limit) -> None: ...
def setswitchinterval(interval) -> None: ...
class UnraisableHookArgs(Protocol):
    exc_type: type[BaseException]
    exc_value: BaseException | None
    exc_traceback: TracebackType | None
    err_msg: str | None
    object: _object
unraisablehook: Callable[[UnraisableHookArgs], Any]
def addaudithook(hook: Callable[[str, tuple[Any, ...]], Any]) -> None: ...
def audit(event, /, *args: Any) -> None: ...
