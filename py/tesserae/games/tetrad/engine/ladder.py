"""The strength of each level against the one below it, by tools/generate/ladder.py.

Each level had at most 300 ms of CPython time for a move, or for a turn of many plies.
"""

from __future__ import annotations

from typing import Final

from tesserae.games.ladder import LevelResult

LADDER: Final[tuple[LevelResult, ...]] = (
    LevelResult((8, 0, 22, 0, 70), 252, 189, 333),
    LevelResult((2, 1, 15, 6, 76), 350, 284, 446),
    LevelResult((5, 0, 30, 1, 64), 238, 182, 308),
    LevelResult((3, 0, 28, 2, 67), 269, 212, 342),
)
