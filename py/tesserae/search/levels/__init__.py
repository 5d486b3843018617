"""The levels of play, from a beginner's to full strength; the same for every game.

A weaker level searches less deeply, overlooks distant moves (oversights.py), and plays any move
that seems nearly as good as the best: it errs where people err, not just at random. It has better
and worse days (form.py).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tesserae.search.report import Limits

PLIES: Final = 10_000
"""More plies than a game has: seeds that differ by less belong to one game."""

_SECONDS: Final = 0.7
"""Maximum thinking time: the ply is on the page within a second, even on a slow phone."""

_BRIEFLY: Final = 0.5
"""The same for levels that search few nodes, so only slow devices ever need it."""


class Level(NamedTuple):
    """A level of play.

    limits: of the search, in turns where they are long. slack: how much worse than the best a
    move may seem and still be played, as a share of the difference between the best move and
    the worst; where turns are long, how much is misjudged. seconds: the longest it thinks.
    oversight: the share of the moves at the other end of the board that it overlooks.
    foresight: the share of its plies at which it sees the end of the game, if that is near
    and the game can be solved. most_nodes: what it searches on its best
    days, if that is more than its limits.
    """

    number: int
    limits: Limits
    slack: float
    seconds: float
    oversight: float = 0.0
    foresight: float = 0.0
    most_nodes: int = 0


ANALYSIS_SEED: Final = 0
"""The seed of every analysis and hint, so that they are reproducible."""


def seed_of(game: int, ply: int) -> int:
    """The seed for a ply, from that of its game."""
    return PLIES * game + ply


# The numbers were set by games between neighbours, so that in every game a level stands at most
# some 300 Elo points above the one below it (games/*/engine/ladder.py). Measured on the way:
# - without `most_nodes`, level 3 of Tetrad, which planned its turns then, stood 392 points above 2;
# - without `foresight`, level 5 of Pyrga stood 319 points above level 4.
LEVELS: Final = (
    Level(1, Limits(depth=1, nodes=120), 1.3, _BRIEFLY, 0.5),
    Level(2, Limits(depth=2, nodes=570), 0.6, _BRIEFLY, 1.0, most_nodes=1_050),
    Level(3, Limits(depth=2, nodes=1_050), 0.2, _SECONDS, 0.25, 0.5),
    Level(4, Limits(depth=5, nodes=3_000), 0.05, _SECONDS, 0.15, 0.9),
    Level(5, Limits(), 0, _SECONDS),
)

BOOKLESS: Final = 3
"""The levels up to this one use no book and search little: they play before Pyodide is ready."""

STRONGEST: Final = LEVELS[-1]
