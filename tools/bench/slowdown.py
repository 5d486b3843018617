"""Slows the pages of a browser that this process has started.

Chromium's own throttling slows the main thread of a page, and its workers only by half as much:
what computes in a worker would look better than it is. Here the processes that draw pages stand
still most of the time, with all their threads.
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

TURN: Final = 0.02
"""Seconds in which a page runs once and stands still once."""

LOOK: Final = 3
"""Turns until new processes are looked for."""


def pages(ancestor: int) -> list[int]:
    """The processes below another that draw pages."""
    parents: dict[int, int] = {}
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            status, command = (folder / "stat").read_text(), (folder / "cmdline").read_bytes()
        except OSError:
            continue  # it has ended
        parents[int(folder.name)] = int(status.rpartition(")")[2].split()[1])
        if b"--type=renderer" in command:
            found.append(int(folder.name))
    return [process for process in found if ancestor in _line_of(process, parents)]


def _line_of(process: int, parents: dict[int, int]) -> Iterator[int]:
    """The processes above one."""
    while process := parents.get(process, 0):
        yield process


def tell(processes: list[int], message: signal.Signals) -> None:
    """Sends a signal to processes, some of which may have ended."""
    for process in processes:
        try:
            os.kill(process, message)
        except ProcessLookupError:
            continue


def hold(ancestor: int, times: float, stop: Any) -> None:
    """Lets the pages run for a part of the time, until told to stop or left alone."""
    while not stop.is_set() and os.getppid() == ancestor:
        found = pages(ancestor)
        for _ in range(LOOK):
            tell(found, signal.SIGSTOP)
            try:
                time.sleep(TURN * (1 - 1 / times))
            finally:
                tell(found, signal.SIGCONT)
            time.sleep(TURN / times)


@contextmanager
def slowed(times: float) -> Iterator[None]:
    """Has all pages below this process run this many times slower."""
    if times <= 1:
        yield
        return
    context = get_context("spawn")
    stop = context.Event()
    holder = context.Process(target=hold, args=(os.getpid(), times, stop), daemon=True)
    holder.start()
    try:
        yield
    finally:
        stop.set()
        holder.join()
