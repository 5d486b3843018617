"""The strength of each level against the one below it, by tools/generate/ladder.py.

Each level had at most 300 ms of CPython time for a move, or for a turn of many plies.
"""

from __future__ import annotations

from typing import Final

from tesserae.games.ladder import LevelResult

LADDER: Final[tuple[LevelResult, ...]] = (
    LevelResult((0, 0, 1, 0, 99), 920, 673, None),
    LevelResult((7, 1, 45, 4, 43), 137, 91, 189),
    LevelResult((0, 0, 35, 8, 57), 246, 199, 303),
    LevelResult((0, 0, 44, 6, 50), 205, 162, 255),
)
