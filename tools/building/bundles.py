"""The page's scripts, each minified and bundled with the modules that it imports."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ENTRIES: Final[Mapping[str, tuple[str, str]]] = {
    "early.js": ("early.js", "iife"),
    "frame.js": ("frame.js", "iife"),
    "page/startup/loading.js": ("loading.js", "iife"),
    "page/main.js": ("page.js", "iife"),
    "page/later.js": ("later.js", "esm"),
    "standin/worker.js": ("standin.js", "esm"),
    "lab/lab.js": ("lab.js", "esm"),
    "lab/worker.js": ("lab-python.js", "iife"),
}
"""The modules of web/ that bundles begin at -> the served name and the form of the bundle."""

PACKAGES: Final = (
    *("gifenc", "idiomorph", "lean-qr"),
    # The editor of the lab, with all its parts.
    *("@codemirror/autocomplete", "@codemirror/commands", "@codemirror/lang-python"),
    *("@codemirror/language", "@codemirror/state", "@codemirror/streamparser"),
    *("@codemirror/view", "@lezer/common", "@lezer/highlight", "@lezer/lr", "@lezer/python"),
    *("@marijn/find-cluster-break", "crelt", "style-mod", "w3c-keyname"),
)
"""The packages bundled into them."""

ADDRESSLESS: Final[Mapping[str, tuple[str, ...]]] = {
    "iife": ('--define:import.meta.url="file:///"',),
    "esm": (),
}
"""Scripts that are not modules have no address: Pyodide's, in the lab, needs none."""


def make(root: Path) -> dict[str, bytes]:
    """The bundles by the name under which they are served."""
    return {name: _bundle(root, entry, form) for entry, (name, form) in ENTRIES.items()}


def _bundle(root: Path, entry: str, form: str) -> bytes:
    return esbuild(
        root,
        f"web/{entry}",
        "--bundle",
        "--minify",
        f"--format={form}",
        "--target=es2022",
        "--legal-comments=none",
        "--external:../{{micropython}}/*",
        "--external:node:*",  # in Pyodide, only for Node
        "--loader:.py=text",
        *ADDRESSLESS[form],
        "--log-level=warning",
    )


def esbuild(root: Path, *arguments: str, code: str = "") -> bytes:
    """What esbuild makes of the modules among its arguments, or of code."""
    command = [str(root / "node_modules" / ".bin" / "esbuild"), *arguments]
    done = subprocess.run(command, input=code.encode(), check=True, capture_output=True, cwd=root)
    return done.stdout
