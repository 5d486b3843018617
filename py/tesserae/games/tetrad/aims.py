"""What units aim at: what a hit costs, and what a unit can hit in its next turn.

All of it is looked up by a unit's cells, and worked out when first asked for.
Support from Blue is left out: it depends on where the others will stand.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tesserae.core.game import SECOND, Side
from tesserae.games.tetrad.board import SIZE, union
from tesserae.games.tetrad.rules import steps_of
from tesserae.games.tetrad.rules_fire import fires
from tesserae.games.tetrad.rules_reach import reach

HIT: Final = (0, 220, 130, 110, 100)
"""HIT[tiles]: what a hit costs a unit of so many tiles; the last one is the unit itself."""

_REMEMBERED: Final = 8192


@lru_cache(maxsize=_REMEMBERED)
def volleys(unit: int) -> tuple[int, ...]:
    """The cells that each attack of a unit in its next turn would reach, as masks."""
    places = (unit, *(place.cells for place in reach(unit, steps_of(unit))))
    return tuple(dict.fromkeys(fire for place in places for fire in fires(place, 0) if fire))


@lru_cache(maxsize=_REMEMBERED)
def zone(unit: int) -> int:
    """All that a unit can hit in its next turn."""
    return union(volleys(unit))


@lru_cache(maxsize=8 * _REMEMBERED)
def ways_to_hit(unit: int, target: int) -> int:
    """Which of a unit's volleys reach a target, as bits."""
    return sum([1 << n for n, reached in enumerate(volleys(unit)) if reached & target])


@lru_cache(maxsize=_REMEMBERED)
def advance(unit: int, side: Side) -> int:
    """How many ranks a side's unit has left its own edge behind, up to the middle."""
    rank = (unit.bit_length() - 1) // SIZE
    low = ((unit & -unit).bit_length() - 1) // SIZE
    return min(SIZE // 2, SIZE - 1 - low if side == SECOND else rank)


def distance(unit: int, other: int) -> int:
    """The steps between the lowest tiles of two units."""
    (rank, file), (other_rank, other_file) = _lowest(unit), _lowest(other)
    return abs(rank - other_rank) + abs(file - other_file)


@lru_cache(maxsize=_REMEMBERED)
def _lowest(unit: int) -> tuple[int, int]:
    """Rank and file of a unit's lowest tile, the one farthest to the west."""
    return divmod((unit & -unit).bit_length() - 1, SIZE)
