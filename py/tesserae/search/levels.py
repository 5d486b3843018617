"""The levels of play, from a beginner's to full strength; the same for every game.

A weaker level searches less deeply, and plays any move that seems nearly as
good as the best: it errs where people err, in what lies a few plies ahead, and
not merely at random.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tesserae.search.report import Limits


class Level(NamedTuple):
    """A level of play.

    limits: of the search, in turns where they are long. slack: how much worse than the best a
    move may seem and still be played, as a share of the difference between the best move and
    the worst. seconds: the longest it thinks.
    """

    number: int
    limits: Limits
    slack: float
    seconds: float


LEVELS: Final = (
    Level(1, Limits(depth=1, nodes=120), 1.0, 1.0),
    Level(2, Limits(depth=2, nodes=1_500), 0.5, 1.0),
    Level(3, Limits(depth=3, nodes=800), 0, 1.0),
    Level(4, Limits(depth=5, nodes=4_000), 0, 1.0),
    Level(5, Limits(), 0, 1.0),
)

STRONGEST: Final = LEVELS[-1]
