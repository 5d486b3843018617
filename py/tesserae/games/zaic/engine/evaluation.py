"""The evaluation of Zaic: features counted for both sides, weighted by phase.

The weights are learned from games of the engine against itself; see weights.py
and tools/generate/train_zaic.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import mul
from typing import Final, TypeAlias

from tesserae.core.game import DECISIVE, Side
from tesserae.games.zaic.engine import fast_position
from tesserae.games.zaic.engine.fast_position import Areas, FastPosition, Fits
from tesserae.games.zaic.engine.weights import KNOTS, WEIGHTS
from tesserae.games.zaic.rules import ROW, SUPPLY, Position

Table: TypeAlias = Mapping[str, Sequence[int]]

NAMES: Final = (
    "united",
    "largest",
    "second",
    "lone",
    "areas",
    "shown",
    "fixed",
    "reach",
    "exposed",
    "growth",
    "walls",
    "single_ways",
    "oblong_ways",
    "block_ways",
    "singles",
    "oblongs",
    "blocks",
    "tempo",
)
"""The features: each for the side to move, less the same for the other side.

united: the sum over all areas of 8 * size ** 1.5. largest, second: the sizes of these
areas. lone: areas of one square. areas: how many there are. shown: visible squares.
fixed: squares that can never be covered again. reach: squares the side could take now.
exposed: squares of its largest area, or areas, that the other side could take now.
growth, walls: neighbours of these that it could take now, and those that are fixed
squares of the other side. single_ways, oblong_ways, block_ways: legal moves with such a
tile. singles, oblongs, blocks: tiles left. tempo: 1.
"""

_PLIES: Final = 2 * sum(SUPPLY)
_UNITED: Final = tuple(round(8 * size**1.5) for size in range(65))
_TILES: Final = tuple((left & 15) + (left >> 4 & 15) + (left >> 8) for left in range(1 << 12))
"""_TILES[supply]: the number of tiles in it."""


def between(knots: Sequence[int], ply: int) -> tuple[int, float]:
    """The index of the knot before a ply, and the share of the next knot in its weights."""
    index = max(1, sum(knot <= ply for knot in knots[:-1])) - 1
    low, high = knots[index : index + 2]
    return index, min(1.0, max(0.0, (ply - low) / (high - low)))


def _interpolated(knots: Sequence[int], table: Table, ply: int) -> tuple[int, ...]:
    """The weights of NAMES at a ply, linear between the knots."""
    index, share = between(knots, ply)
    pairs = [table[name][index : index + 2] for name in NAMES]
    return tuple(round(one * (1 - share) + other * share) for one, other in pairs)


def within_reach(fits: Fits) -> int:
    """The squares that tiles would take where they fit."""
    singles, lying, standing, blocks = fits
    rows = blocks | lying
    rows |= rows << 1
    columns = standing | blocks | blocks << 1
    return singles | rows | columns | columns << ROW


def _measured(areas: Areas) -> tuple[int, int, int, int, int, int]:
    """The largest of some areas as a mask, then united, largest, second, lone and areas."""
    united = largest = second = lone = big = 0
    for area in areas:
        size = area.bit_count()
        united += _UNITED[size]
        if size > largest:
            second, largest, big = largest, size, area
        elif size == largest:
            second = size
            big |= area
        elif size > second:
            second = size
        if size == 1:
            lone += 1
    return big, united, largest, second, lone, len(areas)


def features(position: FastPosition, fits: tuple[Fits, Fits, int]) -> tuple[int, ...]:
    """NAMES, counted in a position. fits: as fast_position.fits has it."""
    _, own, other, _, _, _, _, _, _, left, others, own_areas, other_areas = position
    here, there, loose = fits
    reach, threat = within_reach(here), within_reach(there)
    big, united, largest, second, lone, areas = _measured(own_areas)
    big_, united_, largest_, second_, lone_, areas_ = _measured(other_areas)
    near = big << 1 | big >> 1 | big << ROW | big >> ROW
    near_ = big_ << 1 | big_ >> 1 | big_ << ROW | big_ >> ROW
    fixed, fixed_ = own & ~loose, other & ~loose
    return (
        united - united_,
        largest - largest_,
        second - second_,
        lone - lone_,
        areas - areas_,
        own.bit_count() - other.bit_count(),
        fixed.bit_count() - fixed_.bit_count(),
        reach.bit_count() - threat.bit_count(),
        (big & threat).bit_count() - (big_ & reach).bit_count(),
        (near & ~big & reach).bit_count() - (near_ & ~big_ & threat).bit_count(),
        (near & fixed_).bit_count() - (near_ & fixed).bit_count(),
        here[0].bit_count() - there[0].bit_count(),
        (here[1].bit_count() + here[2].bit_count() - there[1].bit_count() - there[2].bit_count()),
        here[3].bit_count() - there[3].bit_count(),
        (left & 15) - (others & 15),
        (left >> 4 & 15) - (others >> 4 & 15),
        (left >> 8) - (others >> 8),
        1,
    )


def _final(position: FastPosition) -> int:
    """The value of a finished game: areas are compared from the largest down."""
    own, other = (sorted(map(int.bit_count, areas), reverse=True) for areas in position[-2:])
    if own == other:
        return 0
    return DECISIVE if own > other else -DECISIVE


class Evaluation:
    """Evaluates positions, and is Zaic as search.search_game.SearchGame.

    knots: plies. table: for each of NAMES, its weight at every knot.
    """

    lmr_min_depth = 2
    from_position = staticmethod(fast_position.from_position)
    side_to_move = staticmethod(fast_position.side_to_move)
    legal_moves = staticmethod(fast_position.legal_moves)
    apply = staticmethod(fast_position.apply)

    def __init__(self, knots: Sequence[int], table: Table) -> None:
        self._weights = tuple(_interpolated(knots, table, ply) for ply in range(_PLIES + 1))

    def __call__(self, position: Position, side: Side) -> int:
        """The evaluation of an unfinished position for a side; for the other its negative."""
        if not position.tiles:
            return 0
        fast = fast_position.from_position(position)
        score = self._weighted(fast, fast_position.fits(fast))
        return score if side == position.to_move else -score

    def static_eval(self, position: FastPosition) -> int:
        """The evaluation for the side to move; DECISIVE, its negative or 0 at the end."""
        fits = fast_position.fits(position)
        return self._weighted(position, fits) if any(fits[0]) else _final(position)

    def _weighted(self, position: FastPosition, fits: tuple[Fits, Fits, int]) -> int:
        weights = self._weights[_PLIES - _TILES[position[9]] - _TILES[position[10]]]
        return sum(map(mul, features(position, fits), weights))


EVALUATE: Final = Evaluation(KNOTS, WEIGHTS)
