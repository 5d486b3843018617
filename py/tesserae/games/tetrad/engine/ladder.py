"""The strength of each level against the one below it, by tools/generate/ladder.py.

Each level had at most 300 ms of CPython time for a move, or for a turn of many plies.
"""

from __future__ import annotations

from typing import Final

from tesserae.games.ladder import LevelResult

LADDER: Final[tuple[LevelResult, ...]] = (
    LevelResult((6, 1, 21, 2, 70), 266, 204, 348),
    LevelResult((0, 1, 17, 1, 81), 392, 322, 495),
    LevelResult((2, 2, 25, 8, 63), 263, 209, 332),
    LevelResult((0, 0, 32, 0, 68), 288, 234, 357),
)
