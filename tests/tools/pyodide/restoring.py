"""Asks the smaller Pyodide in Node, with a snapshot."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from tools.build import PY, ROOT
from tools.pyodide import interpreter, snapshot

HERE: Final = Path(__file__).parent

LONGEST: Final = 1_800
"""Seconds after which it is given up."""


class Restored(NamedTuple):
    """A smaller Pyodide, and a snapshot for it: the folders."""

    interpreter: Path
    baked: Path

    def ask(self, lines: Iterable[str] = (), *code: str) -> list[Any]:
        """What is wrong with each code, then the answers to each session."""
        with TemporaryDirectory() as folder:
            empty = Path(folder) / "empty.zip"
            empty.write_bytes(snapshot.archive({"empty": b""}))
            return _run("restored.mjs", lines, self.interpreter, self.baked, empty, *code)


def restored() -> Restored:
    """The one that is served."""
    made = interpreter.make(ROOT)
    app = snapshot.archive(snapshot.sources(PY / "tesserae"))
    return Restored(made, snapshot.make(ROOT, made, app).folder)


def _run(tool: str, lines: Iterable[str], *arguments: Path | str) -> list[Any]:
    command: Sequence[str] = ["node", str(HERE / tool), *map(str, arguments)]
    sent = "".join(f"{line}\n" for line in lines)
    ran = subprocess.run(
        command, cwd=ROOT, input=sent, capture_output=True, text=True, timeout=LONGEST, check=False
    )
    assert ran.returncode == 0, ran.stderr[-4000:]
    return [json.loads(line) for line in ran.stdout.splitlines()]


def line_of(events: Iterable[str], slices: int = 0) -> str:
    """A session of events, after which the engine thinks for so many slices."""
    done: list[tuple[str, str | float, float]] = [("handle", event, 0.0) for event in events]
    done += [("work", 0.01, 0.01 * n) for n in range(slices)]
    return session(json.dumps({"seed": 1, "done": done}), texts=True)


def session(recorded: str, *, texts: bool) -> str:
    """A recorded session, as it is asked."""
    return json.dumps({**json.loads(recorded), "texts": texts})
