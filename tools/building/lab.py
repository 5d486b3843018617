"""The lab's files besides the page's own scripts: the library, and the frame of the bot.

The frame has no origin (`sandbox="allow-scripts"`), so no storage, and its policy lets nothing out.
Its document is a text within lab.js; the page's policy allows its one script by a hash.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools.pyodide import snapshot

LIBRARY: Final = "lab-library.zip"

NAMES: Final = ("lab.js", "lab-python.js", "lab.css", LIBRARY)
"""The files of app-<build>/ that only the lab loads. They are not cached for offline use, as the
files of the whole Python are not."""

SCRIPT: Final = (
    "onmessage=({data:[script,files],ports})=>{onmessage=null;"
    "new Worker(URL.createObjectURL(new Blob([script]))).postMessage(files,ports)}"
)
"""Starts the worker with the page's script and files, and passes it the port to the page."""

WITHIN: Final = ("core", "games", "library", "search", "view")
"""The packages of the library."""


def script_hash() -> str:
    """The hash that allows the script in policies."""
    return f"sha256-{base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()}"


def frame() -> str:
    """The frame's document, in base 64."""
    policy = (
        f"default-src 'none'; script-src '{script_hash()}' 'unsafe-eval' 'wasm-unsafe-eval'; "
        "worker-src blob:"
    )
    document = (
        f'<!doctype html><meta http-equiv="Content-Security-Policy" content="{policy}">'
        f"<script>{SCRIPT}</script>"
    )
    return base64.b64encode(document.encode()).decode()


def values(platform: str) -> Mapping[str, str]:
    """The lab's values for the templates. platform: Pyodide's version information, as JSON."""
    return {
        "lab_script": script_hash(),
        "lab_frame": frame(),
        "lab_platform": base64.b64encode(platform.encode()).decode(),
    }


def library(package: Path) -> bytes:
    """The library as an archive, without the parts for the page and the command line."""
    kinds = (".py", ".css", ".bin", ".txt")
    files = {
        path.relative_to(package.parent).as_posix(): path.read_bytes()
        for path in sorted(package.rglob("*"))
        if path.suffix in kinds
        and (path.parent == package or path.relative_to(package).parts[0] in WITHIN)
    }
    return snapshot.archive(files)
