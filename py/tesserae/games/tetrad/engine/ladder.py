"""The strength of each level against the one below it, by tools/generate/ladder.py.

Each level had at most 300 ms of CPython time for a move, or for a turn of many plies.
"""

from __future__ import annotations

from typing import Final

from tesserae.games.ladder import LevelResult

LADDER: Final[tuple[LevelResult, ...]] = (
    LevelResult((9, 0, 16, 0, 75), 275, 207, 368),
    LevelResult((8, 1, 17, 0, 74), 272, 206, 362),
    LevelResult((3, 0, 34, 1, 62), 238, 185, 303),
    LevelResult((3, 0, 28, 2, 67), 269, 212, 342),
)
