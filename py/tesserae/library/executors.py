"""Work for several processes, or several machines: any `concurrent.futures.Executor` will do."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import parent_process
from typing import TypeVar

from tesserae.core.errors import BadInput
from tesserae.core.text import text

T = TypeVar("T")
R = TypeVar("R")


def results_as_completed(
    work: Callable[[T], R], tasks: Iterable[T], executor: Executor | None
) -> Iterator[tuple[T, R]]:
    """Tasks and their results, in the order in which they are completed.

    Without an executor the tasks run here, one after the other. If you stop iterating, tasks that
    have not begun never run. An executor in other processes must be able to pickle the work, the
    tasks and the results. Errors propagate to the caller.
    """
    if executor is None:
        for task in tasks:
            yield task, work(task)
        return
    futures = {executor.submit(work, task): task for task in tasks}
    try:
        for future in as_completed(futures):
            yield futures[future], future.result()
    finally:
        if not isinstance(executor, _Processes):
            for future in futures:
                future.cancel()


class _Processes(ProcessPoolExecutor):
    """A pool that cancels waiting tasks when its `with` ends.

    At Ctrl-C its processes have ended by then; cancelling one future after the other would block
    the thread that notifies all of them.
    """

    def __exit__(self, *exception: object) -> None:
        self.shutdown(cancel_futures=True)


@contextmanager
def executor_of(name: str | None, jobs: int) -> Iterator[Executor | None]:
    """A context manager for an executor.

    name: MODULE:FUNCTION, where the function returns an executor. Without it a pool of `jobs`
    processes; for one job None, meaning this process. BadInput for other names.
    """
    if name is not None:
        make = load_named(name)
        executor = make() if callable(make) else None
        if not isinstance(executor, Executor):
            raise BadInput(text("match.executor", name=name[:80]))
        with executor:
            yield executor
    elif jobs > 1:
        with _Processes(jobs, initializer=_end_with_parent) as pool:
            yield pool
    else:
        yield None


def load_named(name: str) -> object:
    """The object MODULE:NAME; looks in the current folder, too. BadInput if there is none."""
    module, _, attribute = name.partition(":")
    if "" not in sys.path and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found: object = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, TypeError, ValueError):
        raise BadInput(text("match.no_name", name=name[:80])) from None
    return found


def _end_with_parent() -> None:
    """Ends a process of a pool at Ctrl-C, without a traceback, and when its parent is killed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
