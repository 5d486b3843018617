"""The evaluation of Zaic: counts for both sides, weighted by phase, and the value of their tiles.

The weights are learned from games of the engine against itself; see weights.py
and tools/generate/train_zaic.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import mul
from typing import Final, TypeAlias

from tesserae.core.caches import SEARCH_CACHE_SIZE
from tesserae.core.game import DECISIVE, Side
from tesserae.games.zaic.engine import fast_position
from tesserae.games.zaic.engine.fast_position import OTHER, OWN, Areas, FastPosition, Fits
from tesserae.games.zaic.engine.weights import KNOTS, SUPPLIES, WEIGHTS
from tesserae.games.zaic.rules import ROW, SUPPLY, Position

NAMES: Final = (
    "largest",
    "second",
    "lone",
    "areas",
    "shown",
    "coverable",
    "reach",
    "growth",
    "single_ways",
    "oblong_ways",
    "block_ways",
    "largest_coverable",
    "cuts",
    "bridges",
    "corners",
    "prey",
    "largest_oblong",
    "exposed",
)
"""What is counted for a side.

largest, second: the sizes of these areas; where several are largest, "the largest" are all of
them below. lone: areas of one square. areas: how many there are. shown: visible squares.
coverable: those that can be covered without burying their tile. reach: squares the side could take
now. growth: those of them beside its largest area. single_ways, oblong_ways, block_ways: legal
moves with such a tile. largest_coverable: coverable squares of the largest. cuts: squares that
hold the largest together and that the other side could take now. bridges: squares in reach
between two squares of the side. corners: those at a corner of its squares. prey: coverable squares
of the other side beside its own. largest_oblong: squares of the largest that the other side could
take with a 2x1. exposed: squares that it could take with a 2x1 or a 2x2.
"""

_PLIES: Final = 2 * sum(SUPPLY)
_SINGLES, _OBLONGS, _BLOCKS = (count + 1 for count in SUPPLY)
_TILES: Final = tuple(
    [
        singles + oblongs + blocks
        for blocks in range(16)
        for oblongs in range(16)
        for singles in range(16)
    ]
)
"""_TILES[supply]: the number of tiles in it."""

_SIZE: Final = int.bit_count

Rim: TypeAlias = tuple[int, int]
"""The cells beside some squares, and those that only together connect them."""

Shape: TypeAlias = tuple[int, Rim, tuple[int, int, int, int]]
"""A side's areas: the largest as a mask, its rim, and the first four of NAMES."""


def knot_before(knots: Sequence[int], ply: int) -> tuple[int, float]:
    """The index of the knot before a ply, and the share of the next knot in its weights."""
    index = max(1, sum(knot <= ply for knot in knots[:-1])) - 1
    low, high = knots[index : index + 2]
    return index, min(1.0, max(0.0, (ply - low) / (high - low)))


def _interpolate_weights(
    knots: Sequence[int], rows: Sequence[Sequence[int]], ply: int
) -> tuple[int, ...]:
    """The weights at a ply, linear between the knots."""
    index, share = knot_before(knots, ply)
    pairs = [row[index : index + 2] for row in rows]
    return tuple(round(one * (1 - share) + other * share) for one, other in pairs)


def supply_index(supply: int) -> int:
    """The place of a side's supply in a row of SUPPLIES."""
    return ((supply & 15) * _OBLONGS + (supply >> 4 & 15)) * _BLOCKS + (supply >> 8)


def _by_supply(row: Sequence[int]) -> dict[int, int]:
    """The values of all supplies, by their numbers in a fast position."""
    supplies = [
        singles | oblongs << 4 | blocks << 8
        for singles in range(_SINGLES)
        for oblongs in range(_OBLONGS)
        for blocks in range(_BLOCKS)
    ]
    return {supply: row[supply_index(supply)] for supply in supplies}


def rim_of(mask: int) -> Rim:
    """The rim of some squares; how they hang together is seen from the eight cells around only."""
    left, right, under, over = mask << 1, mask >> 1, mask << ROW, mask >> ROW
    left_under, left_over = left << ROW, left >> ROW
    right_under, right_over = right << ROW, right >> ROW
    row = left & right & ~(left_over & over & right_over | left_under & under & right_under)
    column = under & over & ~(left_over & left & left_under | right_over & right & right_under)
    corners = left & (over & ~left_over | under & ~left_under)
    corners |= right & (over & ~right_over | under & ~right_under)
    return (left | right | under | over) & ~mask, mask & (row | column | corners)


def features(
    position: FastPosition, fits: Fits, shape: Shape, other_shape: Shape
) -> tuple[int, ...]:
    """NAMES, counted for the side to move, and then for the other.

    fits: as fast_position.fits has it. shape, other_shape: of both sides' areas.
    """
    own, other = position[1:3]
    single, lying, standing, block, coverable = fits
    largest, (near, cuts), sizes = shape
    other_largest, (other_near, other_cuts), other_sizes = other_shape
    oblong = lying | lying << 1 | standing | standing << ROW
    wide = block | block << 1
    taken = oblong | wide | wide << ROW
    reach = single | taken
    both = own | other << OTHER
    left, right, under, over = both << 1, both >> 1, both << ROW, both >> ROW
    row, column = left | right, under | over
    new = reach ^ reach & both
    bridges = new & (left & right | under & over)
    corners = new & row & column
    prey = (row | column) & coverable & (other | own << OTHER)
    own_coverable = both & coverable
    other_oblong, other_taken, other_reach = oblong >> OTHER, taken >> OTHER, reach >> OTHER
    return (
        *sizes,
        own.bit_count(),
        (own_coverable & OWN).bit_count(),
        (reach & OWN).bit_count(),
        (near & reach).bit_count(),
        (single & OWN).bit_count(),
        (lying & OWN).bit_count() + (standing & OWN).bit_count(),
        (block & OWN).bit_count(),
        (largest & coverable).bit_count(),
        (cuts & other_reach).bit_count(),
        (bridges & OWN).bit_count(),
        (corners & OWN).bit_count(),
        (prey & OWN).bit_count(),
        (largest & other_oblong).bit_count(),
        (own & other_taken).bit_count(),
        *other_sizes,
        other.bit_count(),
        (own_coverable >> OTHER).bit_count(),
        other_reach.bit_count(),
        (other_near & other_reach).bit_count(),
        (single >> OTHER).bit_count(),
        (lying >> OTHER).bit_count() + (standing >> OTHER).bit_count(),
        (block >> OTHER).bit_count(),
        (other_largest & coverable).bit_count(),
        (other_cuts & reach).bit_count(),
        (bridges >> OTHER).bit_count(),
        (corners >> OTHER).bit_count(),
        (prey >> OTHER).bit_count(),
        (other_largest & oblong).bit_count(),
        (other & taken).bit_count(),
    )


def _final(position: FastPosition) -> int:
    """The value of a finished game: areas are compared from the largest down."""
    own, other = (sorted(map(int.bit_count, areas), reverse=True) for areas in position[-2:])
    if own == other:
        return 0
    return DECISIVE if own > other else -DECISIVE


class CountingEvaluation:
    """Evaluates positions by the counts, and is Zaic as search.search_game.SearchGame."""

    lmr_min_depth = 2
    aspiration = 150
    """With it, the order of the root's moves and new weights +97 Elo (+64 to +132), where the
    weights alone gave +35: 400 games each at 8,000 nodes a move. 80 and 300 were no better.
    """
    futility = 0

    from_position = staticmethod(fast_position.from_position)
    side_to_move = staticmethod(fast_position.side_to_move)
    legal_moves = staticmethod(fast_position.legal_moves)
    apply = staticmethod(fast_position.apply)

    def __init__(self) -> None:
        self._shapes: dict[Areas, Shape] = {}
        self._rims: dict[int, Rim] = {}
        self._scores: dict[FastPosition, int] = {}

    def __call__(self, position: Position, side: Side) -> int:
        """The evaluation of an unfinished position for a side; for the other its negative."""
        if not position.tiles:
            return 0
        fast = fast_position.from_position(position)
        score = self._score(fast, fast_position.fits(fast))
        return score if side == position.to_move else -score

    def static_eval(self, position: FastPosition) -> int:
        """The evaluation for the side to move; DECISIVE, its negative or 0 at the end."""
        score = self._scores.get(position)
        if score is None:
            fits = fast_position.fits(position)
            single, lying, standing, block, _ = fits
            if (single | lying | standing | block) & OWN:
                score = self._score(position, fits)
            else:
                score = _final(position)
            if len(self._scores) >= SEARCH_CACHE_SIZE:
                self._scores.clear()
            self._scores[position] = score
        return score

    def _score(self, position: FastPosition, fits: Fits) -> int:
        """The score of an unfinished position for the side to move."""
        raise NotImplementedError

    def shape_of(self, areas: Areas) -> Shape:
        """The shape of a side's areas; cached, as most of them recur in a search."""
        if len(self._shapes) >= SEARCH_CACHE_SIZE:
            self._shapes.clear()
            self._rims.clear()
        sizes = sorted(map(_SIZE, areas)) or [0]
        most, second = sizes[-1], sizes[-2] if len(sizes) > 1 else 0
        if second < most:
            largest = max(areas, key=_SIZE)
        else:
            largest = sum([area for area in areas if area.bit_count() == most])
        rim = self._rims.get(largest)
        if rim is None:
            rim = self._rims[largest] = rim_of(largest)
        shape = largest, rim, (most, second, sizes.count(1), len(areas))
        self._shapes[areas] = shape
        return shape


class Evaluation(CountingEvaluation):
    """Adds up the counts by their weights.

    knots: plies. table: for each of NAMES, its weights at every knot, for the side to move and
    then for the other. supplies: the values of what the side to move has left, where that is
    Light and where it is Dark, and then of what the other has left.
    """

    def __init__(
        self,
        knots: Sequence[int],
        table: Mapping[str, tuple[Sequence[int], Sequence[int]]],
        supplies: Sequence[Sequence[int]],
    ) -> None:
        super().__init__()
        rows = [table[name][side] for side in (0, 1) for name in NAMES]
        self._weights = tuple(_interpolate_weights(knots, rows, ply) for ply in range(_PLIES + 1))
        self._own_supplies = tuple(map(_by_supply, supplies[:2]))
        self._other_supplies = tuple(map(_by_supply, supplies[2:]))

    def _score(self, position: FastPosition, fits: Fits) -> int:
        side, left, others = position[0], position[9], position[10]
        own_areas, other_areas = position[-2:]
        shapes = self._shapes
        shape = shapes.get(own_areas) or self.shape_of(own_areas)
        other_shape = shapes.get(other_areas) or self.shape_of(other_areas)
        weights = self._weights[_PLIES - _TILES[left] - _TILES[others]]
        tiles = self._own_supplies[side][left] + self._other_supplies[side][others]
        counts = features(position, fits, shape, other_shape)
        score: int = sum(map(mul, counts, weights), tiles)
        return score


EVALUATE: Final = Evaluation(KNOTS, WEIGHTS, SUPPLIES)
