"""The weights of the evaluation, in points, by ply; see evaluation.py.

Written by

    python -m tools.generate.train_zaic --rounds 2 --games 2500 --positions 120 --seed 1
"""

from __future__ import annotations

from typing import Final

KNOTS: Final = (4, 10, 16, 22, 28)

WEIGHTS: Final[dict[str, tuple[int, ...]]] = {
    "united": (-7, -5, -5, 3, -2),
    "largest": (5, 10, 65, 210, 717),
    "second": (9, -80, -48, 45, 229),
    "lone": (-45, 101, 118, 135, 54),
    "areas": (-77, -398, -296, -241, -90),
    "shown": (213, 258, 178, 20, 61),
    "fixed": (-41, 71, -124, -102, -93),
    "reach": (22, -24, 35, -5, -51),
    "exposed": (42, -36, -63, -74, -116),
    "growth": (55, -5, 40, 55, 356),
    "walls": (-139, 5, 38, 7, 10),
    "single_ways": (-20, 21, -8, 3, 21),
    "oblong_ways": (45, 34, 11, 30, 99),
    "block_ways": (-79, 1, -82, -18, 50),
    "singles": (420, 551, 475, 562, 452),
    "oblongs": (-69, 84, 2, 103, 157),
    "blocks": (-415, -226, -327, -168, -239),
    "tempo": (52, 57, -25, -49, 8),
}
