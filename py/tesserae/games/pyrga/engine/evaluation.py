"""The evaluation of Pyrga: plain counts; the search does the rest.

A Tower outweighs all that is unfinished. A space with a pair of one's own is a
Tower that nobody can take away, so it counts for much more than a space with a
single piece; a space that both share goes to the side that plays its third
piece, which is for the search to see.
"""

from __future__ import annotations

from typing import Final

from tesserae.core.game import OPPONENT, Side
from tesserae.games.pyrga.rules import Position, Tally

WEIGHTS: Final = Tally(towers=1000, pairs=420, singles=60)
"""At most 16 spaces of any sort: always far below core.game.DECISIVE."""


def evaluate(position: Position, side: Side) -> int:
    """The evaluation of a position for a side; for the other side its negative."""
    own, other = position.tally(side), position.tally(OPPONENT[side])
    return sum([weight * (a - b) for weight, a, b in zip(WEIGHTS, own, other, strict=True)])
