"""How strong each level is against the one below it, as tools/ladder.py measured it.

Nobody had more than 300 ms of CPython for a move, or for a turn of many plies.
"""

from __future__ import annotations

from typing import Final

from tesserae.games.ladder import Step

LADDER: Final[tuple[Step, ...]] = (
    Step((1, 1, 13, 4, 81), 397, 324, 507),
    Step((3, 1, 21, 6, 69), 291, 231, 370),
    Step((3, 1, 30, 12, 54), 222, 173, 282),
    Step((1, 0, 31, 5, 63), 266, 214, 332),
)
