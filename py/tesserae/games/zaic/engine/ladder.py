"""The strength of each level against the one below it, by tools/generate/ladder.py.

Each level had at most 300 ms of CPython time for a move, or for a turn of many plies.
"""

from __future__ import annotations

from typing import Final

from tesserae.games.ladder import LevelResult

LADDER: Final[tuple[LevelResult, ...]] = (
    LevelResult((1, 1, 26, 0, 72), 305, 245, 383),
    LevelResult((2, 1, 28, 0, 69), 279, 221, 353),
    LevelResult((3, 0, 26, 0, 71), 288, 228, 367),
    LevelResult((3, 0, 27, 0, 70), 282, 222, 359),
)
