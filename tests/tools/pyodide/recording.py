"""Writes down what is done with every App, so that another Python can do it again.

As a plugin (`pytest -p tests.tools.pyodide.recording`) it does so for all tests of a run, and
writes it into the file that RECORD names.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import pytest

from tesserae.app.main import App
from tools.build import ROOT

DONE: Final = ("handle", "work", "replay", "begin", "hurry")
"""The methods of an App that are written down, when they are called from outside."""

HIDDEN: Final = ("_after", "reply")
"""What cannot be done again from outside: with it a session ends."""

SLICES: Final = 8
"""The most slices of the engine's work in a test's session: it ends there, as more do the same."""


class Session:
    """What was done with one App."""

    def __init__(self, seed: int, clock: Callable[[], float]) -> None:
        self.seed = seed
        self.clock = clock
        self.done: list[tuple[str, str | float, float]] = []
        self.closed = False

    def line(self, slices: int | None) -> str:
        """It as JSON, up to so many slices of the engine's work."""
        work = [number for number, (kind, *_) in enumerate(self.done) if kind == "work"]
        end = work[slices] if slices is not None and len(work) > slices else None
        return json.dumps({"seed": self.seed, "done": self.done[:end]})


@contextmanager
def recording() -> Iterator[list[Session]]:
    """The sessions of all Apps that are made meanwhile."""
    sessions: list[Session] = []
    depth = 0

    def noted(method: Callable[..., Any], kind: str) -> Callable[..., Any]:
        @wraps(method)
        def call(app: Any, *arguments: Any) -> Any:
            nonlocal depth
            session = getattr(app, "session", None)
            if session and not depth:
                session.closed = session.closed or kind in HIDDEN
                if not session.closed:
                    now = getattr(session.clock, "now", 0.0)
                    session.done.append((kind, *(arguments or ("",)), now))
            depth += 1
            try:
                return method(app, *arguments)
            finally:
                depth -= 1

        return call

    def begun(
        app: Any, clock: Any = perf_counter, seed: int | None = None, *, partial: bool = False
    ) -> None:
        nonlocal depth
        depth += 1
        start(app, clock, seed, partial=partial)
        depth -= 1
        app.session = Session(app._seed, clock)
        app.session.closed = partial  # Pyodide's is whole
        sessions.append(app.session)

    start = App.__init__
    with pytest.MonkeyPatch.context() as patched:
        for name in (*DONE, *HIDDEN):
            patched.setattr(App, name, noted(getattr(App, name), name))
        patched.setattr(App, "__init__", begun)
        yield sessions


def lines(sessions: list[Session], slices: int | None = None) -> list[str]:
    """Those in which something was done, each once, up to so many slices of the engine's work."""
    return list(dict.fromkeys(session.line(slices) for session in sessions if session.done))


def of_tests(record: Path, *arguments: str) -> list[str]:
    """The sessions of quick tests, which run with these arguments.

    Those of a quick run: more examples do the same once more. record: a file for them.
    """
    command = [sys.executable, "-m", "pytest", *arguments, "-n", "0", "-m", "not slow"]
    command += ["-p", "tests.tools.pyodide.recording", "-p", "no:cacheprovider"]
    environment = {**os.environ, "RECORD": str(record), "TESSERAE_TESTS": "quick"}
    subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)
    return record.read_text().splitlines()


@pytest.hookimpl(wrapper=True)
def pytest_runtestloop() -> Generator[None, object, object]:
    """Writes down the tests of a run."""
    with recording() as sessions:
        result = yield
    recorded = lines(sessions, SLICES)
    Path(os.environ["RECORD"]).write_text("".join(f"{line}\n" for line in recorded))
    return result
