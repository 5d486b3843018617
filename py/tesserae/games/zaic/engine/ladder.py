"""How strong each level is against the one below it, as tools/ladder.py measured it.

Nobody had more than 300 ms of CPython for a move, or for a turn of many plies.
"""

from __future__ import annotations

from typing import Final

from tesserae.games.ladder import Step

LADDER: Final[tuple[Step, ...]] = (
    Step((0, 0, 9, 0, 91), 531, 436, 728),
    Step((0, 0, 5, 0, 95), 636, 515, 1232),
    Step((8, 0, 38, 0, 54), 173, 121, 233),
    Step((4, 0, 39, 0, 57), 205, 154, 265),
)
