"""The worker's Python: a snapshot in a smaller Pyodide, or Pyodide as published.

    LEAN=0 make build

builds without the former, in a few seconds. The page then starts as if the snapshot had failed:
with more bytes, later, and with all of Python. With LEAN=cached, as in `make play`, the former is
used if all of it is in build/ from an earlier build.

    SPLIT=0 make build

leaves the smaller Pyodide and MicroPython in one piece, instead of two, of which the second is
fetched when one of its functions is first called.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from tools.building import cache

SAID: Final = os.environ.get("LEAN", "1")

LEAN: Final = SAID != "0"
"""Whether the build makes the smaller Pyodide and the snapshot."""

SPLIT: Final = os.environ.get("SPLIT", "1") != "0"
"""Whether it splits both in two."""

WHOLE: Final = (
    "pyodide.asm.js",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
    "app.zip",
)
"""The files that only a start without the snapshot needs."""


def is_wanted(make: Callable[[], object]) -> bool:
    """Whether to build with the output of `make`."""
    if SAID != "cached" or cache.holds(make):
        return LEAN
    cache.say("Building without the smaller Pyodide: the page starts later (make build makes all).")
    return False


def smaller(out: Path, memory: str, python: str) -> dict[str, str]:
    """The values of the templates for the large files, those of these two folders."""
    return large(out, f"{memory}/snapshot.bin", f"{python}/python.bin")


def whole(out: Path, pyodide: str, app: str, archive: bytes) -> dict[str, str]:
    """The values without a snapshot: Pyodide's files, and the archived app.

    app: the folder in which it will be.
    """
    absent = {"python": "", "wasm": "null", "deferred": "null", "memory": "", "snapshot": "null"}
    paths = f"{pyodide}/pyodide.asm.wasm", f"{pyodide}/python_stdlib.zip"
    return {**absent, **large(out, *paths, unwritten={f"{app}/app.zip": archive})}


def large(
    out: Path, *paths: str, unwritten: Mapping[str, bytes] = MappingProxyType({})
) -> dict[str, str]:
    """The size of large files, for the progress bar, and hints to fetch them."""
    size = sum((out / path).stat().st_size for path in paths) + sum(map(len, unwritten.values()))
    hints = "".join(f'<link rel="prefetch" href="{path}">' for path in (*paths, *unwritten))
    return {"large": str(size), "large_hints": hints}
