"""How good a position is, in points; the search does the rest.

An area is worth more than its parts, so a side's areas count by a power of
their size. What can become of the largest counts too: how many of a side's
squares it would join if all that the side can cover now were its own. Tiles
kept back count against a side, big ones most: whoever plays them early has
more on the table. Weights are from matches of one against the other.
"""

from __future__ import annotations

from typing import Final

from tesserae.core.game import Side
from tesserae.games.zaic.rules import BLOCK, LYING, ROW, SINGLE, Position, connected

_WORTH: Final[tuple[int, ...]] = tuple(round(30 * size**1.5) for size in range(65))
"""What an area of a size is worth; all 64 squares in one are 15,360."""

_JOINED: Final = 40
"""For every square that the largest area can still join, its own included."""

_KEPT: Final = ((SINGLE, 15), (LYING, 30), (BLOCK, 60))
"""Against a side, for every tile it has left."""


def evaluate(position: Position, side: Side) -> int:
    """How good a position is for a side; for the other side the negative."""
    return _worth(position, side) - _worth(position, 1 - side)


def _worth(position: Position, side: Side) -> int:
    areas = position.areas(side)
    worth = sum(_WORTH[area.bit_count()] for area in areas)
    if areas:
        shown = position.shown(side)
        joined = connected(areas[0], shown | within_reach(position, side)) & shown
        worth += _JOINED * joined.bit_count()
    return worth - sum(weight * position.left(side, kind) for kind, weight in _KEPT)


def within_reach(position: Position, side: Side) -> int:
    """The squares that a side could take, were it to move."""
    singles, lying, standing, blocks = position.fits(side)
    rows = blocks | lying | (blocks | lying) << 1
    columns = standing | blocks | blocks << 1
    return singles | rows | columns | columns << ROW
