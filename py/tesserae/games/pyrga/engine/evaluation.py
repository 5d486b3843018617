"""How good a position is, in plain counts; the search does the rest.

A Tower controlled outweighs all that is open. A space held by one's own pair
alone is a Tower nobody can take away, so it counts for much more than a space
with a single piece; a space shared by both goes to whoever plays its third
piece, which is for the search to see.
"""

from __future__ import annotations

from typing import Final

from tesserae.core.game import Side
from tesserae.games.pyrga.rules import Position, Tally

_WEIGHTS: Final = Tally(towers=1000, pairs=420, singles=60)
"""At most 16 spaces of either kind: always far below core.game.DECISIVE."""


def evaluate(position: Position, side: Side) -> int:
    """How good a position is for a side; for the other side the negative."""
    return _worth(position.tally(side)) - _worth(position.tally(1 - side))


def _worth(tally: Tally) -> int:
    return sum(weight * count for weight, count in zip(_WEIGHTS, tally, strict=True))
