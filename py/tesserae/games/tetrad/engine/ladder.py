"""The strength of each level against the one below it, by tools/generate/ladder.py.

Each level had at most 300 ms of CPython time for a move, or for a turn of many plies.
"""

from __future__ import annotations

from typing import Final

from tesserae.games.ladder import LevelResult

LADDER: Final[tuple[LevelResult, ...]] = (
    LevelResult((4, 0, 26, 2, 68), 269, 210, 345),
    LevelResult((4, 2, 29, 1, 64), 238, 182, 308),
    LevelResult((2, 2, 25, 8, 63), 263, 209, 332),
    LevelResult((0, 0, 32, 0, 68), 288, 234, 357),
)
