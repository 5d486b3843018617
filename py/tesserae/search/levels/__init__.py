"""The levels of play, from a beginner's to full strength; the same for every game.

A weaker level searches less deeply, overlooks what is far away (oversights.py), and plays
any move that seems nearly as good as the best: it errs where people err, and not merely at
random.
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from tesserae.search.report import Limits

PLIES: Final = 10_000
"""More than a game has: seeds that differ by less are of one game."""

_FORM: Final = 1.4
"""The standard deviation of a level's form, in doublings of its errors."""


class Level(NamedTuple):
    """A level of play.

    limits: of the search, in turns where they are long. slack: how much worse than the best a
    move may seem and still be played, as a share of the difference between the best move and
    the worst; where turns are long, how much is misjudged. seconds: the longest it thinks.
    oversight: the share of the moves at the other end of the board that it overlooks.
    """

    number: int
    limits: Limits
    slack: float
    seconds: float
    oversight: float = 0.0

    def on_its_day(self, seed: int) -> Level:
        """The level as it plays in one game: better on some days than on others.

        People's results vary by some 200 Elo points around their strength, those of a search
        hardly do; without this a small difference between two levels would win every game.
        """
        if not self.oversight:
            return self
        errors = 2 ** random.Random(seed // PLIES).gauss(0, _FORM)
        nodes = round(self.limits.nodes / max(1.0, errors))
        return self._replace(
            limits=self.limits._replace(nodes=nodes),
            slack=self.slack * errors,
            oversight=min(1.0, self.oversight * errors),
        )


def seed_of(game: int, ply: int) -> int:
    """The seed for a ply, from that of its game."""
    return PLIES * game + ply


LEVELS: Final = (
    Level(1, Limits(depth=1, nodes=120), 1.3, 1.0, 0.5),
    Level(2, Limits(depth=2, nodes=600), 0.6, 1.0, 1.0),
    Level(3, Limits(depth=2, nodes=800), 0.2, 1.0, 0.25),
    Level(4, Limits(depth=5, nodes=3_000), 0.12, 1.0, 0.15),
    Level(5, Limits(), 0, 1.0),
)

STRONGEST: Final = LEVELS[-1]
