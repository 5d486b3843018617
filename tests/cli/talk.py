"""Talking to the engine, in this process and in one of its own."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import time
from pathlib import Path

from tesserae.cli.reading import Line, Lines
from tesserae.cli.ugi import Session
from tesserae.games.catalog import by_slug

ROOT = Path(__file__).parents[2]


def talk(*lines: str, slug: str = "pyrga") -> list[str]:
    """The answers to lines, all of which are said at once."""
    said: Lines = queue.Queue()
    for line in lines:
        said.put(Line(line, time.monotonic()))
    said.put(None)
    answers: list[str] = []
    engine = Session(by_slug(slug), answers.append, said)
    while engine.alive:
        engine.obey(engine.next_line())
    return answers


def command(*arguments: str, **settings: str) -> tuple[list[str], dict[str, str]]:
    """A command line for a Python that has nothing installed, and its environment."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "py"),
        "PYTHONDONTWRITEBYTECODE": "1",
        **settings,
    }
    return [sys.executable, "-S", "-m", "tesserae", *arguments], environment


def run(*arguments: str, said: bytes = b"", **settings: str) -> subprocess.CompletedProcess[bytes]:
    """A whole run; `settings` are environment variables."""
    line, environment = command(*arguments, **settings)
    return subprocess.run(
        line, input=said, capture_output=True, timeout=20, check=False, cwd=ROOT, env=environment
    )
