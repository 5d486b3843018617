"""The strength of each level against the one below it, by tools/generate/ladder.py.

Each level had at most 300 ms of CPython time for a move, or for a turn of many plies.
"""

from __future__ import annotations

from typing import Final

from tesserae.games.ladder import LevelResult

LADDER: Final[tuple[LevelResult, ...]] = (
    LevelResult((9, 0, 16, 0, 75), 275, 207, 368),
    LevelResult((2, 0, 35, 0, 63), 246, 193, 311),
    LevelResult((5, 1, 29, 0, 65), 238, 181, 309),
    LevelResult((4, 0, 35, 1, 60), 222, 170, 286),
)
