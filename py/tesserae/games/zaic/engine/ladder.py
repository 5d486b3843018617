"""The strength of each level against the one below it, by tools/generate/ladder.py.

Each level had at most 300 ms of CPython time for a move, or for a turn of many plies.
"""

from __future__ import annotations

from typing import Final

from tesserae.games.ladder import LevelResult

LADDER: Final[tuple[LevelResult, ...]] = (
    LevelResult((0, 0, 9, 0, 91), 531, 436, 728),
    LevelResult((0, 0, 5, 0, 95), 636, 515, 1232),
    LevelResult((8, 0, 38, 0, 54), 173, 121, 233),
    LevelResult((4, 0, 39, 0, 57), 205, 154, 265),
)
