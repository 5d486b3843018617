"""Pyodide as the snapshot needs it: without what only packages with compiled code could ask for."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools import made

FILES: Final = ("python.js", "python.wasm")
"""What is made of pyodide.asm.mjs and pyodide.asm.wasm."""


def make(root: Path) -> Path:
    """The folder that holds it, named after what it is made of."""
    tool = (root / "tools" / "engine.mjs").read_bytes()
    folder, done = made.kept(root, "engine", tool, (root / "package-lock.json").read_bytes())
    if not done:
        made.run_node(root, "engine.mjs", str(folder))
        (folder / "done").touch()
    return folder
