"""The strength of each level against the one below it, by tools/generate/ladder.py.

Each level had at most 300 ms of CPython time for a move, or for a turn of many plies.
"""

from __future__ import annotations

from typing import Final

from tesserae.games.ladder import LevelResult

LADDER: Final[tuple[LevelResult, ...]] = (
    LevelResult((1, 1, 13, 4, 81), 397, 324, 507),
    LevelResult((3, 1, 21, 6, 69), 291, 231, 370),
    LevelResult((3, 1, 30, 12, 54), 222, 173, 282),
    LevelResult((1, 0, 31, 5, 63), 266, 214, 332),
)
