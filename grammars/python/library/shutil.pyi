# Made by "npm run libraries" from typeshed at commit 289e5d3568961c8bcd33d01eef5b7ec5e1ad33ad, with changes: do not edit.
# Comments were removed, modules merged, and declarations replaced by those of upstream/patch. See license.txt.
import os
import sys
from _typeshed import BytesPath, FileDescriptorOrPath, MaybeNone, StrOrBytesPath, StrPath, SupportsRead, SupportsWrite
from collections.abc import Callable, Iterable, Sequence
from typing import Any, AnyStr, NamedTuple, Protocol, TypeAlias, TypeVar, overload
_StrOrBytesPathT = TypeVar("_StrOrBytesPathT", bound=StrOrBytesPath)
_StrPathT = TypeVar("_StrPathT", bound=StrPath)
_BytesPathT = TypeVar("_BytesPathT", bound=BytesPath)
class Error(OSError): ...
class SameFileError(Error): ...
def copyfileobj(fsrc: SupportsRead[AnyStr], fdst: SupportsWrite[AnyStr]) -> None: ...
def copyfile(src, dst: _StrOrBytesPathT) -> _StrOrBytesPathT: ...
def copymode(src, dst) -> None: ...
def copystat(src, dst) -> None: ...
@overload
def copy(src: StrPath, dst: _StrPathT, *, follow_symlinks: bool = True) -> _StrPathT | str: ...
@overload
def copy(src: BytesPath, dst: _BytesPathT, *, follow_symlinks: bool = True) -> _BytesPathT | bytes: ...
@overload
def copy2(src: StrPath, dst: _StrPathT, *, follow_symlinks: bool = True) -> _StrPathT | str: ...
@overload
def copy2(src: BytesPath, dst: _BytesPathT, *, follow_symlinks: bool = True) -> _BytesPathT | bytes: ...
def copytree(src, dst: _StrPathT, symlinks=..., ignore: None | Callable[[str, list[str]], Iterable[str]] | Callable[[StrPath, list[str]], Iterable[str]] = None, copy_function: Callable[[str, str], object] = ...) -> _StrPathT: ...
_OnExcCallback: TypeAlias = Callable[[Callable[..., Any], str, BaseException], object]
class _RmtreeType(Protocol):
    avoids_symlink_attacks: bool
    @overload
    def __call__(
        self,
        path: StrOrBytesPath,
        ignore_errors: bool = False,
        *,
        onexc: _OnExcCallback | None = None,
        dir_fd: int | None = None,
    ) -> None: ...
rmtree: _RmtreeType
_CopyFn: TypeAlias = Callable[[str, str], object] | Callable[[StrPath, StrPath], object]
def move(src, dst: _StrPathT, copy_function: _CopyFn = ...) -> _StrPathT | str | MaybeNone: ...
class _ntuple_diskusage(NamedTuple):
    total: int
    used: int
    free: int
def disk_usage(path) -> _ntuple_diskusage: ...
@overload
def chown(
    path: FileDescriptorOrPath,
    user: str | int,
    group: None = None,
    *,
    dir_fd: int | None = None,
    follow_symlinks: bool = True,
) -> None: ...
@overload
def chown(
    path: FileDescriptorOrPath,
    user: None = None,
    *,
    group: str | int,
    dir_fd: int | None = None,
    follow_symlinks: bool = True,
) -> None: ...
@overload
def chown(
    path: FileDescriptorOrPath, user: None, group: str | int, *, dir_fd: int | None = None, follow_symlinks: bool = True
) -> None: ...
@overload
def chown(
    path: FileDescriptorOrPath, user: str | int, group: str | int, *, dir_fd: int | None = None, follow_symlinks: bool = True
) -> None: ...
@overload
def which(cmd: StrPath, mode: int = 1, path: StrPath | None = None) -> str | None: ...
@overload
def which(cmd: bytes, mode: int = 1, path: StrPath | None = None) -> bytes | None: ...
def make_archive(base_name, format) -> str: ...
@overload
def register_archive_format(
    name: str, function: Callable[..., object], extra_args: Sequence[tuple[str, Any] | list[Any]], description: str = ""
) -> None: ...
@overload
def register_archive_format(
    name: str, function: Callable[[str, str], object], extra_args: None = None, description: str = ""
) -> None: ...
def unpack_archive(filename) -> None: ...
@overload
def register_unpack_format(
    name: str,
    extensions: list[str],
    function: Callable[..., object],
    extra_args: Sequence[tuple[str, Any]],
    description: str = "",
) -> None: ...
@overload
def register_unpack_format(
    name: str, extensions: list[str], function: Callable[[str, str], object], extra_args: None = None, description: str = ""
) -> None: ...
def get_terminal_size() -> os.terminal_size: ...
