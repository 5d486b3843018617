"""Pyodide as the snapshot needs it: without what only packages ask for, and in two parts."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from tools.building import cache

TOOLS: Final = ("interpreter.mjs", "wasm.mjs")
SPLITTING: Final = "split.mjs"

CALLED: Final = "called.txt"
"""Lists the functions that the app calls; `make called` writes it."""


def make(root: Path) -> Path:
    """The folder of python.js and python.wasm, and of what a snapshot for them is made with."""
    tools = [(root / "tools" / "pyodide" / name).read_bytes() for name in TOOLS]
    packages = (root / "package-lock.json").read_bytes()
    with cache.cached_folder(root, "interpreter", packages, *tools) as (folder, done):
        if not done:
            cache.run_node(root, "pyodide/interpreter.mjs", str(folder))
    return folder


def split(root: Path, source: Path, called: Path | None = None) -> Path:
    """The folder of an interpreter whose python.wasm is split into primary.wasm and deferred.wasm.

    source: the folder of the interpreter. called: the list of functions that primary.wasm
    has, if it is not that of the build.
    """
    here = root / "tools" / "pyodide"
    name, chosen = ("other-split", called) if called else ("split", here / CALLED)
    parts = [source.name.encode(), chosen.read_bytes(), (here / SPLITTING).read_bytes()]
    with cache.cached_folder(root, name, *parts) as (folder, done):
        if not done:
            shutil.copyfile(source / "python.js", folder / "python.js")
            paths = [source / "python.wasm", chosen, folder]
            cache.run_node(root, f"pyodide/{SPLITTING}", *map(str, paths))
    return folder


def files(root: Path, in_two: bool) -> dict[str, bytes]:
    """The files that are served: python.js, python.bin, and deferred.bin if Pyodide is split."""
    source, parts = make(root), {"python.bin": "python.wasm"}
    if in_two:
        source = split(root, source)
        parts = {"python.bin": "primary.wasm", "deferred.bin": "deferred.wasm"}
    packed = {name: cache.compress(root, source, wasm) for name, wasm in parts.items()}
    return {"python.js": (source / "python.js").read_bytes(), **packed}
