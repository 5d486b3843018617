"""Slows the pages of a browser that this process has started.

Chromium's own throttling slows workers only half as much as the main thread of a page, and so
flatters what computes in a worker. Here the renderer processes are stopped most of the time, with
all their threads.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

CYCLE: Final = 0.02
"""Seconds of a cycle, in which a page runs once and stands still once."""

REFRESH: Final = 3
"""Cycles until the list of processes is refreshed."""


def pages(ancestor: int) -> list[int]:
    """The renderer processes below another process."""
    parents: dict[int, int] = {}
    renderers = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            status, command = (folder / "stat").read_text(), (folder / "cmdline").read_bytes()
        except OSError:
            continue  # it has ended
        parents[int(folder.name)] = int(status.rpartition(")")[2].split()[1])
        if b"--type=renderer" in command:
            renderers.append(int(folder.name))
    return [process for process in renderers if ancestor in _ancestors(process, parents)]


def _ancestors(process: int, parents: dict[int, int]) -> Iterator[int]:
    """The ancestors of a process."""
    while process := parents.get(process, 0):
        yield process


def _send(processes: list[int], message: signal.Signals) -> None:
    """Sends a signal to processes, some of which may have ended."""
    for process in processes:
        try:
            os.kill(process, message)
        except ProcessLookupError:
            continue


def _throttle(ancestor: int, times: float, stop: Any) -> None:
    """Lets the pages run for part of the time, until stopped or orphaned."""
    while not stop.is_set() and os.getppid() == ancestor:
        processes = pages(ancestor)
        for _ in range(REFRESH):
            _send(processes, signal.SIGSTOP)
            try:
                time.sleep(CYCLE * (1 - 1 / times))
            finally:
                _send(processes, signal.SIGCONT)
            time.sleep(CYCLE / times)


@contextmanager
def slow_down(times: float) -> Iterator[None]:
    """Makes all pages below this process this many times slower."""
    if times <= 1:
        yield
        return
    context = get_context("spawn")
    stop = context.Event()
    throttle = context.Process(target=_throttle, args=(os.getpid(), times, stop), daemon=True)
    throttle.start()
    try:
        yield
    finally:
        stop.set()
        throttle.join()
