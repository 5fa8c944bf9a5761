# Made by "npm run libraries" from typeshed at commit 289e5d3568961c8bcd33d01eef5b7ec5e1ad33ad, with changes: do not edit.
# Comments were removed, modules merged, and declarations replaced by those of upstream/patch. See license.txt.
import sys
from collections.abc import Callable, Iterable, Set as AbstractSet
from os import PathLike
from types import FrameType, NoneType as NoneType, TracebackType
from typing import Any, AnyStr, Final, Generic, Literal, Protocol, TypeAlias, TypeVar
from typing_extensions import Buffer, LiteralString, Self as _Self
from annotationlib import Format
_KT = TypeVar("_KT")
_KT_co = TypeVar("_KT_co", covariant=True)
_KT_contra = TypeVar("_KT_contra", contravariant=True)
_VT_co = TypeVar("_VT_co", covariant=True)
_T = TypeVar("_T")
_T_co = TypeVar("_T_co", covariant=True)
_T_contra = TypeVar("_T_contra", contravariant=True)
Self = TypeVar("Self")
AnyStr_co = TypeVar("AnyStr_co", str, bytes, covariant=True)
Unused: TypeAlias = object
MaybeNone: TypeAlias = Any
sentinel: Any
class SupportsDunderLT(Protocol[_T_contra]): ...
class SupportsDunderGT(Protocol[_T_contra]): ...
class SupportsDunderLE(Protocol[_T_contra]): ...
class SupportsDunderGE(Protocol[_T_contra]): ...
class SupportsAllComparisons(
    SupportsDunderLT[Any], SupportsDunderGT[Any], SupportsDunderLE[Any], SupportsDunderGE[Any], Protocol
): ...
SupportsRichComparison: TypeAlias = SupportsDunderLT[Any] | SupportsDunderGT[Any]
SupportsRichComparisonT = TypeVar("SupportsRichComparisonT", bound=SupportsRichComparison)
class SupportsAdd(Protocol[_T_contra, _T_co]):
    def __add__(self, x: _T_contra) -> _T_co: ...
class SupportsRAdd(Protocol[_T_contra, _T_co]): ...
class SupportsSub(Protocol[_T_contra, _T_co]):
    def __sub__(self, x: _T_contra) -> _T_co: ...
class SupportsRSub(Protocol[_T_contra, _T_co]): ...
class SupportsMul(Protocol[_T_contra, _T_co]):
    def __mul__(self, x: _T_contra) -> _T_co: ...
class SupportsRMul(Protocol[_T_contra, _T_co]): ...
class SupportsMod(Protocol[_T_contra, _T_co]):
    def __mod__(self, other: _T_contra) -> _T_co: ...
class SupportsRMod(Protocol[_T_contra, _T_co]): ...
class SupportsLenAndGetItem(Protocol[_T_co]):
    def __len__(self) -> int: ...
    def __getitem__(self, k) -> _T_co: ...
class SupportsItems(Protocol[_KT_co, _VT_co]):
    def items(self) -> AbstractSet[tuple[_KT_co, _VT_co]]: ...
class SupportsKeysAndGetItem(Protocol[_KT, _VT_co]):
    def keys(self) -> Iterable[_KT]: ...
    def __getitem__(self, key: _KT) -> _VT_co: ...
class SupportsGetItem(Protocol[_KT_contra, _VT_co]):
    def __getitem__(self, key: _KT_contra) -> _VT_co: ...
StrPath: TypeAlias = str | PathLike[str]
BytesPath: TypeAlias = bytes | PathLike[bytes]
GenericPath: TypeAlias = AnyStr | PathLike[AnyStr]
StrOrBytesPath: TypeAlias = str | bytes | PathLike[str] | PathLike[bytes]
OpenTextModeUpdating: TypeAlias = Literal[
    "r+",
    "+r",
    "rt+",
    "r+t",
    "+rt",
    "tr+",
    "t+r",
    "+tr",
    "w+",
    "+w",
    "wt+",
    "w+t",
    "+wt",
    "tw+",
    "t+w",
    "+tw",
    "a+",
    "+a",
    "at+",
    "a+t",
    "+at",
    "ta+",
    "t+a",
    "+ta",
    "x+",
    "+x",
    "xt+",
    "x+t",
    "+xt",
    "tx+",
    "t+x",
    "+tx",
]
OpenTextModeWriting: TypeAlias = Literal["w", "wt", "tw", "a", "at", "ta", "x", "xt", "tx"]
OpenTextModeReading: TypeAlias = Literal["r", "rt", "tr", "U", "rU", "Ur", "rtU", "rUt", "Urt", "trU", "tUr", "Utr"]
OpenTextMode: TypeAlias = OpenTextModeUpdating | OpenTextModeWriting | OpenTextModeReading
OpenBinaryModeUpdating: TypeAlias = Literal[
    "rb+",
    "r+b",
    "+rb",
    "br+",
    "b+r",
    "+br",
    "wb+",
    "w+b",
    "+wb",
    "bw+",
    "b+w",
    "+bw",
    "ab+",
    "a+b",
    "+ab",
    "ba+",
    "b+a",
    "+ba",
    "xb+",
    "x+b",
    "+xb",
    "bx+",
    "b+x",
    "+bx",
]
OpenBinaryModeWriting: TypeAlias = Literal["wb", "bw", "ab", "ba", "xb", "bx"]
OpenBinaryModeReading: TypeAlias = Literal["rb", "br", "rbU", "rUb", "Urb", "brU", "bUr", "Ubr"]
OpenBinaryMode: TypeAlias = OpenBinaryModeUpdating | OpenBinaryModeReading | OpenBinaryModeWriting
class HasFileno(Protocol):
    def fileno(self) -> int: ...
FileDescriptor: TypeAlias = int
FileDescriptorLike: TypeAlias = int | HasFileno
FileDescriptorOrPath: TypeAlias = int | StrOrBytesPath
class SupportsRead(Protocol[_T_co]):
    def read(self) -> _T_co: ...
class SupportsWrite(Protocol[_T_contra]):
    def write(self, s: _T_contra) -> object: ...
class SupportsFlush(Protocol):
    def flush(self) -> object: ...
WriteableBuffer: TypeAlias = Buffer
ReadableBuffer: TypeAlias = Buffer
ExcInfo: TypeAlias = tuple[type[BaseException], BaseException, TracebackType]
OptExcInfo: TypeAlias = ExcInfo | tuple[None, None, None]
class structseq(Generic[_T_co]):
    n_fields: Final[int]
    n_unnamed_fields: Final[int]
    n_sequence_fields: Final[int]
    def __new__(cls, sequence: Iterable[_T_co]) -> _Self: ...
AnyOrLiteralStr = TypeVar("AnyOrLiteralStr", str, bytes, LiteralString)
StrOrLiteralStr = TypeVar("StrOrLiteralStr", LiteralString, str)
ProfileFunction: TypeAlias = Callable[[FrameType, Literal["call", "return", "c_call", "c_return", "c_exception"], Any], object]
TraceFunction: TypeAlias = Callable[
    [FrameType, Literal["call", "line", "return", "exception", "opcode"], Any], TraceFunction | None
]
class DataclassInstance(Protocol): ...
AnnotationForm: TypeAlias = Any
AnnotateFunc: TypeAlias = Callable[[Format], dict[str, AnnotationForm]]
