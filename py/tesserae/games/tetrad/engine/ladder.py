"""The strength of each level against the one below it, by tools/generate/ladder.py.

Each level had at most 300 ms of CPython time for a move, or for a turn of many plies.
"""

from __future__ import annotations

from typing import Final

from tesserae.games.ladder import LevelResult

LADDER: Final[tuple[LevelResult, ...]] = (
    LevelResult((3, 0, 11, 1, 25), 221, 134, 345),
    LevelResult((0, 0, 13, 1, 36), 323, 243, 445),
    LevelResult((1, 1, 11, 2, 35), 295, 212, 418),
    LevelResult((0, 0, 11, 0, 14), 220, 130, 348),
)
