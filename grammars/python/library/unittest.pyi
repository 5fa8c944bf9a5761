# Made by "npm run libraries" from typeshed at commit 289e5d3568961c8bcd33d01eef5b7ec5e1ad33ad, with changes: do not edit.
# Comments were removed, modules merged, and declarations replaced by those of upstream/patch. See license.txt.
import unittest.case
import unittest.result
from collections.abc import Iterable, Iterator
from typing import ClassVar, TypeAlias
import sys
import unittest.suite
from collections.abc import Callable, Sequence
from re import Pattern
from types import ModuleType
from typing import Any, Final, TypeAlias
from typing_extensions import deprecated
from _typeshed import SupportsFlush, SupportsWrite
from collections.abc import Callable, Iterable
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, type_check_only
from typing_extensions import Never
from warnings import _ActionKind
import unittest.loader
from collections.abc import Iterable
from typing import Any, Final, Protocol, type_check_only
from collections.abc import Callable
from typing import ParamSpec, TypeVar, overload
from unittest.case import *
from unittest.case import FunctionTestCase as FunctionTestCase, SkipTest as SkipTest, TestCase as TestCase, addModuleCleanup as addModuleCleanup, expectedFailure as expectedFailure, skip as skip, skipIf as skipIf, skipUnless as skipUnless
from unittest.result import TestResult as TestResult
from unittest.case import doModuleCleanups as doModuleCleanups, enterModuleContext as enterModuleContext
_TestType: TypeAlias = unittest.case.TestCase | TestSuite
class BaseTestSuite:
    _tests: list[unittest.case.TestCase]
    _removed_tests: int
    def __init__(self, tests: Iterable[_TestType] = ()) -> None: ...
    def __call__(self, result: unittest.result.TestResult) -> unittest.result.TestResult: ...
    def addTest(self, test: _TestType) -> None: ...
    def addTests(self, tests: Iterable[_TestType]) -> None: ...
    def run(self, result: unittest.result.TestResult) -> unittest.result.TestResult: ...
    def debug(self) -> None: ...
    def countTestCases(self) -> int: ...
    def __iter__(self) -> Iterator[_TestType]: ...
    def __eq__(self, other: object) -> bool: ...
    __hash__: ClassVar[None]
class TestSuite(BaseTestSuite):
    def run(self, result: unittest.result.TestResult, debug: bool = False) -> unittest.result.TestResult: ...
_SortComparisonMethod: TypeAlias = Callable[[str, str], int]
_SuiteClass: TypeAlias = Callable[[list[unittest.case.TestCase]], unittest.suite.TestSuite]
VALID_MODULE_NAME: Final[Pattern[str]]
class TestLoader:
    errors: list[type[BaseException]]
    testMethodPrefix: str
    sortTestMethodsUsing: _SortComparisonMethod
    testNamePatterns: list[str] | None
    suiteClass: _SuiteClass
    def loadTestsFromTestCase(self, testCaseClass: type[unittest.case.TestCase]) -> unittest.suite.TestSuite: ...
    def loadTestsFromModule(self, module: ModuleType, *, pattern: str | None = None) -> unittest.suite.TestSuite: ...
    def loadTestsFromName(self, name: str, module: ModuleType | None = None) -> unittest.suite.TestSuite: ...
    def loadTestsFromNames(self, names: Sequence[str], module: ModuleType | None = None) -> unittest.suite.TestSuite: ...
    def getTestCaseNames(self, testCaseClass: type[unittest.case.TestCase]) -> Sequence[str]: ...
    def discover(
        self, start_dir: str, pattern: str = "test*.py", top_level_dir: str | None = None
    ) -> unittest.suite.TestSuite: ...
    def _match_path(self, path: str, full_path: str, pattern: str) -> bool: ...
defaultTestLoader: TestLoader
@deprecated("Deprecated since Python 3.11; removed in Python 3.13.")
def getTestCaseNames(
    testCaseClass: type[unittest.case.TestCase],
    prefix: str,
    sortUsing: _SortComparisonMethod = ...,
    testNamePatterns: list[str] | None = None,
) -> Sequence[str]: ...
@deprecated("Deprecated since Python 3.11; removed in Python 3.13.")
def makeSuite(
    testCaseClass: type[unittest.case.TestCase],
    prefix: str = "test",
    sortUsing: _SortComparisonMethod = ...,
    suiteClass: _SuiteClass = ...,
) -> unittest.suite.TestSuite: ...
@deprecated("Deprecated since Python 3.11; removed in Python 3.13.")
def findTestCases(
    module: ModuleType, prefix: str = "test", sortUsing: _SortComparisonMethod = ..., suiteClass: _SuiteClass = ...
) -> unittest.suite.TestSuite: ...
_ResultClassType: TypeAlias = Callable[[_TextTestStream, bool, int], TextTestResult[Any]]
@type_check_only
class _SupportsWriteAndFlush(SupportsWrite[str], SupportsFlush, Protocol): ...
@type_check_only
class _TextTestStream(_SupportsWriteAndFlush, Protocol):
    def writeln(self, arg: str | None = None, /) -> None: ...
class _WritelnDecorator:
    def __init__(self, stream: _SupportsWriteAndFlush) -> None: ...
    def writeln(self, arg: str | None = None) -> None: ...
    def __getattr__(self, attr: str) -> Any: ...
    stream: Never
    __getstate__: Never
    def flush(self) -> object: ...
    def write(self, s: str, /) -> object: ...
_StreamT = TypeVar("_StreamT", bound=_TextTestStream, default=_WritelnDecorator)
class TextTestResult(unittest.result.TestResult, Generic[_StreamT]):
    descriptions: bool
    dots: bool
    separator1: str
    separator2: str
    showAll: bool
    stream: _StreamT
    durations: int | None
    def __init__(self, stream: _StreamT, descriptions: bool, verbosity: int, *, durations: int | None = None) -> None: ...
    def getDescription(self, test: unittest.case.TestCase) -> str: ...
    def printErrorList(self, flavour: str, errors: Iterable[tuple[unittest.case.TestCase, str]]) -> None: ...
class TextTestRunner:
    resultclass: _ResultClassType
    stream: _WritelnDecorator
    descriptions: bool
    verbosity: int
    failfast: bool
    buffer: bool
    warnings: _ActionKind | None
    tb_locals: bool
    durations: int | None
    def __init__(
        self,
        stream: _SupportsWriteAndFlush | None = None,
        descriptions: bool = True,
        verbosity: int = 1,
        failfast: bool = False,
        buffer: bool = False,
        resultclass: _ResultClassType | None = None,
        warnings: _ActionKind | None = None,
        *,
        tb_locals: bool = False,
        durations: int | None = None,
    ) -> None: ...
    def _makeResult(self) -> TextTestResult: ...
    def run(self, test: unittest.suite.TestSuite | unittest.case.TestCase) -> TextTestResult: ...
MAIN_EXAMPLES: Final[str]
MODULE_EXAMPLES: Final[str]
@type_check_only
class _TestRunner(Protocol):
    def run(self, test: unittest.suite.TestSuite | unittest.case.TestCase, /) -> unittest.result.TestResult: ...
class TestProgram:
    result: unittest.result.TestResult
    module: ModuleType | None
    verbosity: int
    failfast: bool | None
    catchbreak: bool | None
    buffer: bool | None
    progName: str | None
    warnings: str | None
    testNamePatterns: list[str] | None
    durations: unittest.result._DurationsType | None
    def __init__(
        self,
        module: ModuleType | str | None = "__main__",
        defaultTest: str | Iterable[str] | None = None,
        argv: list[str] | None = None,
        testRunner: type[_TestRunner] | _TestRunner | None = None,
        testLoader: unittest.loader.TestLoader = ...,
        exit: bool = True,
        verbosity: int = 1,
        failfast: bool | None = None,
        catchbreak: bool | None = None,
        buffer: bool | None = None,
        warnings: str | None = None,
        *,
        tb_locals: bool = False,
        durations: unittest.result._DurationsType | None = None,
    ) -> None: ...
    @deprecated("Deprecated since Python 3.11; removed in Python 3.13.")
    def usageExit(self, msg: Any = None) -> None: ...
    def parseArgs(self, argv: list[str]) -> None: ...
    def createTests(self, from_discovery: bool = False, Loader: unittest.loader.TestLoader | None = None) -> None: ...
    def runTests(self) -> None: ...
main = TestProgram
_P = ParamSpec("_P")
_T = TypeVar("_T")
def installHandler() -> None: ...
def registerResult(result: unittest.result.TestResult) -> None: ...
def removeResult(result: unittest.result.TestResult) -> bool: ...
@overload
def removeHandler(method: None = None) -> None: ...
@overload
def removeHandler(method: Callable[_P, _T]) -> Callable[_P, _T]: ...
def load_tests(loader: TestLoader, tests: TestSuite, pattern: str | None) -> TestSuite: ...
def __dir__() -> set[str]: ...
