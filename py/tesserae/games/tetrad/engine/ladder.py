"""How strong each level is against the one below it, as tools/ladder.py measured it.

Nobody had more than 300 ms of CPython for a move, or for a turn of many plies.
"""

from __future__ import annotations

from typing import Final

from tesserae.games.ladder import Step

LADDER: Final[tuple[Step, ...]] = (
    Step((3, 1, 39, 5, 52), 196, 148, 251),
    Step((7, 1, 45, 4, 43), 137, 91, 189),
    Step((0, 0, 35, 8, 57), 246, 199, 303),
    Step((0, 0, 44, 6, 50), 205, 162, 255),
)
