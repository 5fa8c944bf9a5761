# Made by "npm run libraries" from typeshed at commit 289e5d3568961c8bcd33d01eef5b7ec5e1ad33ad, with changes: do not edit.
# Comments were removed, modules merged, and declarations replaced by those of upstream/patch. See license.txt.
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, NamedTuple, ParamSpec, Protocol, TypeVar
from typing_extensions import Self
import queue
from collections.abc import Callable, Iterable, Set as AbstractSet
from threading import Lock, Semaphore, Thread
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, overload
from typing_extensions import Self, TypeVarTuple, Unpack
from collections.abc import Callable, Iterable, MutableMapping
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext, Process
from multiprocessing.queues import Queue, SimpleQueue
from typing import Any, Generic, TypeVar, overload
from typing_extensions import TypeVarTuple, Unpack
from concurrent.futures.interpreter import InterpreterPoolExecutor as InterpreterPoolExecutor
class Error(Exception): ...
class CancelledError(Error): ...
class TimeoutError(Error): ...
class InvalidStateError(Error): ...
class BrokenExecutor(RuntimeError): ...
_T = TypeVar("_T")
_T_co = TypeVar("_T_co", covariant=True)
_P = ParamSpec("_P")
class Future(Generic[_T]):
    _condition: threading.Condition
    _state: str
    _result: _T | None
    _exception: BaseException | None
    _waiters: list[_Waiter]
    def cancel(self) -> bool: ...
    def cancelled(self) -> bool: ...
    def running(self) -> bool: ...
    def done(self) -> bool: ...
    def add_done_callback(self, fn: Callable[[Future[_T]], object]) -> None: ...
    def result(self) -> _T: ...
    def set_running_or_notify_cancel(self) -> bool: ...
    def set_result(self, result: _T) -> None: ...
    def exception(self) -> BaseException | None: ...
    def set_exception(self, exception) -> None: ...
class Executor:
    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]: ...
    def map(self, fn: Callable[..., _T], *iterables: Iterable[Any]) -> Iterator[_T]: ...
    def shutdown(self) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(self, exc_type: type[BaseException] | None, exc_val, exc_tb) -> bool | None: ...
class _AsCompletedFuture(Protocol[_T_co]):
    _condition: threading.Condition
    _state: str
    _waiters: list[_Waiter]
    def result(self) -> _T_co: ...
def as_completed(fs: Iterable[_AsCompletedFuture[_T]]) -> Iterator[Future[_T]]: ...
class DoneAndNotDoneFutures(NamedTuple, Generic[_T]):
    done: set[Future[_T]]
    not_done: set[Future[_T]]
def wait(fs: Iterable[Future[_T]]) -> DoneAndNotDoneFutures[_T]: ...
class _Waiter:
    event: threading.Event
    finished_futures: list[Future[Any]]
    def add_result(self, future) -> None: ...
    def add_exception(self, future) -> None: ...
    def add_cancelled(self, future) -> None: ...
_Ts = TypeVarTuple("_Ts")
_shutdown: bool
_S = TypeVar("_S")
_Task: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]
_C = TypeVar("_C", bound=Callable[..., object])
_KT = TypeVar("_KT", bound=str)
_VT = TypeVar("_VT")
class _ResolveTaskFunc(Protocol):
    def __call__(self, func: _C, args: tuple[Unpack[_Ts]], kwargs: dict[_KT, _VT]) -> tuple[_C, tuple[Unpack[_Ts]], dict[_KT, _VT]]: ...
class WorkerContext:
    @overload
    @classmethod
    def prepare(
        cls, initializer: Callable[[Unpack[_Ts]], object], initargs: tuple[Unpack[_Ts]]
    ) -> tuple[Callable[[], Self], _ResolveTaskFunc]: ...
    @overload
    @classmethod
    def prepare(
        cls, initializer: Callable[[], object], initargs: tuple[()]
    ) -> tuple[Callable[[], Self], _ResolveTaskFunc]: ...
    @overload
    def __init__(self, initializer: Callable[[Unpack[_Ts]], object], initargs: tuple[Unpack[_Ts]]) -> None: ...
    @overload
    def __init__(self, initializer: Callable[[], object], initargs: tuple[()]) -> None: ...
    def initialize(self) -> None: ...
    def finalize(self) -> None: ...
    def run(self, task: _Task) -> None: ...
class _WorkItem(Generic[_S]):
    future: Future[Any]
    task: _Task
    def __init__(self, future, task: _Task) -> None: ...
    def run(self, ctx) -> None: ...
class BrokenThreadPool(BrokenExecutor): ...
class ThreadPoolExecutor(Executor):
    BROKEN: type[BrokenThreadPool]
    _max_workers: int
    _idle_semaphore: Semaphore
    _threads: AbstractSet[Thread]
    _broken: bool
    _shutdown: bool
    _shutdown_lock: Lock
    _thread_name_prefix: str | None
    _create_worker_context: Callable[[], WorkerContext]
    _resolve_work_item_task: _ResolveTaskFunc
    _initializer: Callable[..., None] | None
    _initargs: tuple[Any, ...]
    _work_queue: queue.SimpleQueue[_WorkItem[Any]]
    @overload
    @classmethod
    def prepare_context(
        cls, initializer: Callable[[], object], initargs: tuple[()]
    ) -> tuple[Callable[[], WorkerContext], _ResolveTaskFunc]: ...
    @overload
    @classmethod
    def prepare_context(
        cls, initializer: Callable[[Unpack[_Ts]], object], initargs: tuple[Unpack[_Ts]]
    ) -> tuple[Callable[[], WorkerContext], _ResolveTaskFunc]: ...
    @overload
    def __init__(
        self,
        max_workers: int | None = None,
        thread_name_prefix: str = "",
        initializer: Callable[[], object] | None = None,
        initargs: tuple[()] = (),
    ) -> None: ...
    @overload
    def __init__(
        self,
        max_workers: int | None = None,
        thread_name_prefix: str = "",
        *,
        initializer: Callable[[Unpack[_Ts]], object],
        initargs: tuple[Unpack[_Ts]],
    ) -> None: ...
    @overload
    def __init__(
        self,
        max_workers: int | None,
        thread_name_prefix: str,
        initializer: Callable[[Unpack[_Ts]], object],
        initargs: tuple[Unpack[_Ts]],
    ) -> None: ...
class _ThreadWakeup:
    _closed: bool
    _reader: Connection[Any, Any]
    _writer: Connection[Any, Any]
    def close(self) -> None: ...
    def wakeup(self) -> None: ...
    def clear(self) -> None: ...
class ProcessPoolExecutor(Executor):
    _mp_context: BaseContext | None
    _initializer: Callable[..., None] | None
    _initargs: tuple[Any, ...]
    _executor_manager_thread: _ThreadWakeup
    _processes: MutableMapping[int, Process]
    _shutdown_thread: bool
    _shutdown_lock: Lock
    _idle_worker_semaphore: Semaphore
    _broken: bool
    _queue_count: int
    _pending_work_items: dict[int, _WorkItem[Any]]
    _cancel_pending_futures: bool
    _executor_manager_thread_wakeup: _ThreadWakeup
    _result_queue: SimpleQueue[Any]
    _work_ids: Queue[Any]
    @overload
    def __init__(
        self,
        max_workers: int | None = None,
        mp_context: BaseContext | None = None,
        initializer: Callable[[], object] | None = None,
        initargs: tuple[()] = (),
        *,
        max_tasks_per_child: int | None = None,
    ) -> None: ...
    @overload
    def __init__(
        self,
        max_workers: int | None = None,
        mp_context: BaseContext | None = None,
        *,
        initializer: Callable[[Unpack[_Ts]], object],
        initargs: tuple[Unpack[_Ts]],
        max_tasks_per_child: int | None = None,
    ) -> None: ...
    @overload
    def __init__(
        self,
        max_workers: int | None,
        mp_context: BaseContext | None,
        initializer: Callable[[Unpack[_Ts]], object],
        initargs: tuple[Unpack[_Ts]],
        *,
        max_tasks_per_child: int | None = None,
    ) -> None: ...
    def kill_workers(self) -> None: ...
    def terminate_workers(self) -> None: ...
