"""Lists the functions of the smaller Pyodide that the app calls, in tools/pyodide/called.txt.

    make called

Every function marks that it was called (tools/pyodide/marking.mjs), while all that the tests of the
app do and the scenarios are gone through in Node, and while the tests in the browser run, where the
worker does more: it compiles the shell, waits for events, and talks to the page.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.tools.pyodide import recording, restoring, scenarios
from tests.tools.pyodide.restoring import Restored
from tools.build import ROOT
from tools.building import cache
from tools.pyodide import interpreter

LIST: Final = ROOT / "tools" / "pyodide" / interpreter.CALLED


COLLECTED: Final = "[__import__('gc').collect()].nothing"
"""What a shared worker does when a page is gone; then an error, as restored.mjs tells errors."""

FETCHED: Final = "e2e/boot/test_deferred.py::test_it_is_fetched_once_when_it_is_wanted"
"""The test of what is deferred, which is nothing while functions are marked."""


def main() -> None:
    source = interpreter.make(ROOT)
    with TemporaryDirectory(dir=ROOT / "build") as own:
        folder = Path(own)
        marking = folder / "interpreter"
        marking.mkdir()
        shutil.copyfile(source / "python.js", marking / "python.js")
        wasm = source / "python.wasm", marking / "python.wasm"
        cache.run_node(ROOT, "pyodide/marking.mjs", *map(str, wasm))
        called = in_node(marking, folder) | in_browser(marking, folder)
    LIST.write_text(written(called, name_of(source)))
    print(f"{len(called)} functions are called.")


def name_of(interpreter: Path) -> str:
    """What the list names the interpreter in a folder by."""
    return hashlib.sha256((interpreter / "python.wasm").read_bytes()).hexdigest()


def written(called: Iterable[int], interpreter: str) -> str:
    """The list: the SHA-256 of the interpreter's WebAssembly, and ranges of numbers."""
    numbers = set(called)
    starts = sorted(n for n in numbers if n - 1 not in numbers)
    ends = sorted(n for n in numbers if n + 1 not in numbers)
    spans = (f"{a}-{b}" if a < b else str(a) for a, b in zip(starts, ends, strict=True))
    return f"# {interpreter}\n{textwrap.fill(' '.join(spans), 100)}\n"


def in_node(marking: Path, folder: Path) -> set[int]:
    """What the tests of the app and the scenarios call."""
    lines = recording.of_tests(folder / "record", "tests/app")
    with recording.recording() as sessions:
        for play in scenarios.ALL.values():
            play()
    lines += recording.lines(sessions)
    os.environ["CALLED"] = str(folder / "called.json")
    python = Restored(marking, restoring.restored().baked)
    python.ask((restoring.session(line, texts=False) for line in lines), COLLECTED)
    return set(json.loads((folder / "called.json").read_text()))


def in_browser(marking: Path, folder: Path) -> set[int]:
    """What the tests of pages call."""
    record = folder / "pages"
    command = [sys.executable, "-m", "pytest", "e2e", "-m", "not slow", "-n", "4", "-q"]
    command += ["-p", "tests.tools.pyodide.marked", "-p", "no:cacheprovider"]
    command += ["--deselect", f"{FETCHED}[chromium]"]
    environment = {**os.environ, "MARKED": str(marking), "CALLED": str(record)}
    subprocess.run(command, cwd=ROOT, env=environment, check=False)
    return {int(number) for line in record.read_text().split() for number in line.split(",")}


if __name__ == "__main__":
    main()
