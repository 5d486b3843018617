"""Talking to the engine, in this process and in one of its own."""

from __future__ import annotations

import io
import os
import queue
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tesserae.cli.console import Console
from tesserae.cli.ugi import Session
from tesserae.games.catalog import by_slug
from tesserae.library.engines.lines import Line, Lines
from tesserae.library.sentences import Language
from tesserae.library.sentences import language as set_language

ROOT = Path(__file__).parents[2]


def talk(*lines: str, slug: str = "pyrga", ago: float = 0) -> list[str]:
    """The answers to lines, all of which are said at once, or were some seconds ago."""
    answers: list[str] = []
    converse(lines, answers.append, slug, ago)
    return answers


def converse(
    lines: Sequence[str], hear: Callable[[str], None], slug: str = "pyrga", ago: float = 0
) -> None:
    """Says lines, and hears every answer when it comes."""
    queued: Lines = queue.Queue()
    for line in lines:
        queued.put(Line(line, time.monotonic() - ago))
    queued.put(None)
    engine = Session(by_slug(slug), hear, queued)
    while engine.alive:
        engine.obey(engine.next_line())


def said_to(
    lines: Sequence[str], slug: str, language: Language, session: Callable[[Console], object]
) -> list[str]:
    """What a session on a console shows to somebody who says these lines."""
    sink = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    try:
        session(Console(by_slug(slug), language, source, sink))
    finally:
        set_language("en")
    return sink.getvalue().splitlines()


def command(*arguments: str, **settings: str) -> tuple[list[str], dict[str, str]]:
    """A command line for a Python that has nothing installed, and its environment."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "py"),
        "PYTHONDONTWRITEBYTECODE": "1",
        **settings,
    }
    return [sys.executable, "-S", "-m", "tesserae", *arguments], environment


def run(
    *arguments: str, stdin: bytes = b"", timeout: float = 60, **settings: str
) -> subprocess.CompletedProcess[bytes]:
    """A whole run; `settings` are environment variables."""
    line, environment = command(*arguments, **settings)
    return subprocess.run(
        line,
        input=stdin,
        capture_output=True,
        timeout=timeout,
        check=False,
        cwd=ROOT,
        env=environment,
    )
