"""The strength of each level against the one below it, by tools/generate/ladder.py.

Each level had at most 300 ms of CPython time for a move, or for a turn of many plies.
"""

from __future__ import annotations

from typing import Final

from tesserae.games.ladder import LevelResult

LADDER: Final[tuple[LevelResult, ...]] = (
    LevelResult((1, 0, 33, 3, 63), 260, 208, 325),
    LevelResult((2, 1, 33, 9, 55), 225, 176, 284),
    LevelResult((0, 2, 33, 5, 60), 249, 199, 310),
    LevelResult((1, 0, 42, 1, 56), 217, 170, 273),
)
