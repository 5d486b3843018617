"""The strength of each level against the one below it, by tools/generate/ladder.py.

Each level had at most 300 ms of CPython time for a move, or for a turn of many plies.
"""

from __future__ import annotations

from typing import Final

from tesserae.games.ladder import LevelResult

LADDER: Final[tuple[LevelResult, ...]] = (
    LevelResult((1, 1, 31, 3, 64), 263, 210, 330),
    LevelResult((4, 2, 28, 6, 60), 230, 176, 296),
    LevelResult((1, 2, 30, 5, 62), 255, 202, 319),
    LevelResult((1, 0, 42, 1, 56), 217, 170, 273),
)
