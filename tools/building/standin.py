"""The bundles as they are served, made anew only when what they are made of changes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tesserae.games import catalog
from tools.building import made
from tools.lowering.bundle import lowered, packed
from tools.lowering.sources import RUNTIME

FIRST: Final = {slug: f"{slug}.bin" for slug in catalog.NAMES}
LATER: Final = {slug: f"{slug}-later.bin" for slug in catalog.NAMES}
NAMES: Final = frozenset({"standin.js", *FIRST.values(), *LATER.values()})
"""All that is only there to answer until Pyodide has come. Hosts unpack what ends in .gz."""


def make(root: Path, app: bytes) -> Path:
    """The folder of the bundles of all games, under the names under which they are served.

    app: all sources of the app.
    """
    tool = [path.read_bytes() for path in sorted(RUNTIME.parent.rglob("*.py"))]
    with made.kept(root, "lowered", app, *tool) as (folder, done):
        for slug in () if done else catalog.NAMES:
            files = lowered(slug)
            (folder / FIRST[slug]).write_bytes(packed(files.first))
            (folder / LATER[slug]).write_bytes(packed(files.later))
    return folder
