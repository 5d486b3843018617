"""The page's scripts, each minified and bundled with the modules that it imports."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ENTRIES: Final[Mapping[str, str]] = {
    "early.js": "iife",
    "frame.js": "iife",
    "page/startup/loading.js": "iife",
    "page/main.js": "iife",
    "page/later.js": "esm",
    "standin/worker.js": "esm",
    "lab/lab.js": "esm",
    "lab/worker.js": "iife",
}
"""The modules of web/ that bundles begin at -> the form of the bundle."""

PACKAGES: Final = (
    *("gifenc", "idiomorph", "lean-qr"),
    # The editor of the lab, with all its parts.
    *("@codemirror/autocomplete", "@codemirror/commands", "@codemirror/lang-python"),
    *("@codemirror/language", "@codemirror/state", "@codemirror/streamparser"),
    *("@codemirror/view", "@lezer/common", "@lezer/highlight", "@lezer/lr", "@lezer/python"),
    *("@marijn/find-cluster-break", "crelt", "style-mod", "w3c-keyname"),
)
"""The packages bundled into them."""

NAMES: Final[Mapping[str, str]] = {
    "early.js": "early.js",
    "frame.js": "frame.js",
    "page/startup/loading.js": "loading.js",
    "page/main.js": "page.js",
    "page/later.js": "later.js",
    "standin/worker.js": "standin.js",
    "lab/lab.js": "lab.js",
    "lab/worker.js": "lab-python.js",
}
"""The name under which each is served."""


ADDRESSLESS: Final[Mapping[str, tuple[str, ...]]] = {
    "iife": ('--define:import.meta.url="file:///"',),
    "esm": (),
}
"""Scripts that are not modules have no address: Pyodide's, in the lab, needs none."""


def make(root: Path) -> dict[str, bytes]:
    """The bundles by the name under which they are served."""
    return {
        NAMES[entry]: _bundle(root, root / "web" / entry, form) for entry, form in ENTRIES.items()
    }


def _bundle(root: Path, entry: Path, form: str) -> bytes:
    command: list[str | Path] = [
        root / "node_modules" / ".bin" / "esbuild",
        entry,
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
    ]
    return subprocess.run(command, check=True, capture_output=True, cwd=root).stdout
