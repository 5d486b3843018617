"""The strength of each level against the one below it, by tools/generate/ladder.py.

Each level had at most 300 ms of CPython time for a move, or for a turn of many plies.
"""

from __future__ import annotations

from typing import Final

from tesserae.games.ladder import LevelResult

LADDER: Final[tuple[LevelResult, ...]] = (
    LevelResult((4, 1, 23, 1, 71), 282, 220, 363),
    LevelResult((1, 1, 20, 4, 74), 334, 272, 420),
    LevelResult((5, 0, 30, 1, 64), 238, 182, 308),
    LevelResult((3, 0, 28, 2, 67), 269, 212, 342),
)
