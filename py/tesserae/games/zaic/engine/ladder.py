"""The strength of each level against the one below it, by tools/generate/ladder.py.

Each level had at most 300 ms of CPython time for a move, or for a turn of many plies.
"""

from __future__ import annotations

from typing import Final

from tesserae.games.ladder import LevelResult

LADDER: Final[tuple[LevelResult, ...]] = (
    LevelResult((5, 0, 36, 0, 59), 210, 157, 273),
    LevelResult((4, 0, 32, 0, 64), 241, 185, 309),
    LevelResult((1, 0, 32, 1, 66), 272, 218, 340),
    LevelResult((2, 0, 34, 0, 64), 252, 198, 318),
)
