"""The strength of each level against the one below it, by tools/generate/ladder.py.

Each level had at most 300 ms of CPython time for a move, or for a turn of many plies.
"""

from __future__ import annotations

from typing import Final

from tesserae.games.ladder import LevelResult

LADDER: Final[tuple[LevelResult, ...]] = (
    LevelResult((2, 0, 32, 0, 66), 263, 208, 333),
    LevelResult((3, 0, 25, 0, 72), 295, 233, 376),
    LevelResult((6, 0, 39, 0, 55), 186, 135, 246),
    LevelResult((5, 0, 36, 0, 59), 210, 157, 273),
)
