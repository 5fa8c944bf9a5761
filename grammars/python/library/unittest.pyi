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
    def __init__(self) -> None: ...
    def __call__(self, result) -> unittest.result.TestResult: ...
    def addTest(self, test) -> None: ...
    def addTests(self, tests) -> None: ...
    def run(self, result) -> unittest.result.TestResult: ...
    def debug(self) -> None: ...
    def countTestCases(self) -> int: ...
    def __iter__(self) -> Iterator[_TestType]: ...
class TestSuite(BaseTestSuite):
    def run(self, result) -> unittest.result.TestResult: ...
_SortComparisonMethod: TypeAlias = Callable[[str, str], int]
_SuiteClass: TypeAlias = Callable[[list[unittest.case.TestCase]], unittest.suite.TestSuite]
class TestLoader:
    errors: list[type[BaseException]]
    testMethodPrefix: str
    sortTestMethodsUsing: _SortComparisonMethod
    testNamePatterns: list[str] | None
    suiteClass: _SuiteClass
    def loadTestsFromTestCase(self, testCaseClass: type[unittest.case.TestCase]) -> unittest.suite.TestSuite: ...
    def loadTestsFromModule(self, module) -> unittest.suite.TestSuite: ...
    def loadTestsFromName(self, name) -> unittest.suite.TestSuite: ...
    def loadTestsFromNames(self, names) -> unittest.suite.TestSuite: ...
    def getTestCaseNames(self, testCaseClass: type[unittest.case.TestCase]) -> Sequence[str]: ...
    def discover(self, start_dir) -> unittest.suite.TestSuite: ...
defaultTestLoader: TestLoader
_ResultClassType: TypeAlias = Callable[[_TextTestStream, bool, int], TextTestResult[Any]]
class _SupportsWriteAndFlush(SupportsWrite[str], SupportsFlush, Protocol): ...
class _TextTestStream(_SupportsWriteAndFlush, Protocol):
    def writeln(self) -> None: ...
class _WritelnDecorator:
    def __init__(self, stream: _SupportsWriteAndFlush) -> None: ...
    def writeln(self) -> None: ...
    def __getattr__(self, attr) -> Any: ...
    stream: Never
    def flush(self) -> object: ...
    def write(self, s) -> object: ...
_StreamT = TypeVar("_StreamT", bound=_TextTestStream, default=_WritelnDecorator)
class TextTestResult(unittest.result.TestResult, Generic[_StreamT]):
    descriptions: bool
    dots: bool
    separator1: str
    separator2: str
    showAll: bool
    stream: _StreamT
    durations: int | None
    def __init__(self, stream: _StreamT, descriptions, verbosity) -> None: ...
    def getDescription(self, test) -> str: ...
    def printErrorList(self, flavour, errors) -> None: ...
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
    def __init__(self, stream: _SupportsWriteAndFlush | None = None, descriptions=..., verbosity=..., failfast=..., buffer=..., resultclass: _ResultClassType | None = None) -> None: ...
    def run(self, test) -> TextTestResult: ...
class _TestRunner(Protocol):
    def run(self, test) -> unittest.result.TestResult: ...
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
    def __init__(self, module=..., defaultTest=..., argv=..., testRunner: type[_TestRunner] | _TestRunner | None = None) -> None: ...
    def parseArgs(self, argv) -> None: ...
    def createTests(self) -> None: ...
    def runTests(self) -> None: ...
main = TestProgram
_P = ParamSpec("_P")
_T = TypeVar("_T")
@overload
def removeHandler(method: None = None) -> None: ...
@overload
def removeHandler(method: Callable[_P, _T]) -> Callable[_P, _T]: ...
