"""The strength of each level against the one below it, by tools/generate/ladder.py.

Each level had at most 300 ms of CPython time for a move, or for a turn of many plies.
"""

from __future__ import annotations

from typing import Final

from tesserae.games.ladder import LevelResult

LADDER: Final[tuple[LevelResult, ...]] = (
    LevelResult((1, 0, 14, 0, 15), 176, 93, 283),
    LevelResult((2, 0, 14, 0, 34), 263, 183, 379),
    LevelResult((0, 0, 17, 1, 32), 269, 198, 367),
    LevelResult((0, 0, 7, 0, 23), 352, 243, 575),
)
