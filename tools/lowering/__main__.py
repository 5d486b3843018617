"""Writes the bundles of a game, or of all: python -m tools.lowering GAME OUT.

OUT/GAME.json.gz is the app, OUT/GAME-later.json.gz what it imports when that is needed: the
rules page, the evaluation.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.lowering.bundle import lowered, packed
from tools.lowering.sources import Refused


def main(game: str, out: str) -> None:
    """Writes them and prints their sizes."""
    try:
        files = lowered(game)
    except Refused as refused:
        sys.exit(f"Not lowered: {refused}")
    for name, part in ((game, files.first), (f"{game}-later", files.later)):
        content = packed(part)
        path = Path(out) / f"{name}.json.gz"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        print(f"{path}: {len(part)} files, {len(content) / 1000:.1f} kB")


if __name__ == "__main__":
    main(*sys.argv[1:])
