"""Pyodide as the snapshot needs it: without what only packages with compiled code could ask for."""

from __future__ import annotations

from pathlib import Path

from tools import made


def make(root: Path) -> Path:
    """The folder that holds it: python.js and python.wasm."""
    tool = (root / "tools" / "engine.mjs").read_bytes()
    folder, done = made.kept(root, "engine", tool, (root / "package-lock.json").read_bytes())
    if not done:
        made.run_node(root, "engine.mjs", str(folder))
        (folder / "done").touch()
    return folder
