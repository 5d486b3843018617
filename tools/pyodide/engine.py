"""Pyodide as the snapshot needs it: without packages, and modules and data that it does not use."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.building import cache

TOOLS: Final = ("engine.mjs", "left_out.mjs", "wasm.mjs")


def make(root: Path, poisoned: bool = False) -> Path:
    """The folder of python.js and python.wasm, and of what a snapshot for them is made with.

    poisoned: what is left out is neither zero nor empty, so that using it does not go unnoticed.
    """
    tools = [(root / "tools" / "pyodide" / name).read_bytes() for name in TOOLS]
    packages = (root / "package-lock.json").read_bytes()
    name, kind = ("poisoned-engine", ["poisoned"]) if poisoned else ("engine", [])
    with cache.cached_folder(root, name, packages, *tools) as (folder, done):
        if not done:
            cache.run_node(root, "pyodide/engine.mjs", str(folder), *kind)
    return folder
