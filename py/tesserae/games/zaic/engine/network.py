"""The evaluation of Zaic's strongest level: a small neural network over both sides' counts.

Its hidden units are rectifiers: each adds a weighted sum of the counts to the score where that is
positive, or takes it away. All sums are found at once, as lanes of one long int: to multiply a
count by a long int takes hardly longer than by a short one. The lowest lanes are those of units
that add, above them are those that take away, and the linear part is on top.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import mul
from typing import Final

from tesserae.games.zaic.engine.evaluation import NAMES, CountingEvaluation, features, knot_before
from tesserae.games.zaic.engine.fast_position import FastPosition, Fits
from tesserae.games.zaic.engine.network_weights import KNOTS, LAYERS
from tesserae.games.zaic.rules import STOCK_BITS, SUPPLY

LANE: Final = 20
"""Bits of a lane: sums of all units of a sign stay below them, and so does each one's."""

_COUNTS: Final = 2 * len(NAMES)
_SUPPLY_BITS: Final = STOCK_BITS * len(SUPPLY)
_PLIES: Final = 2 * sum(SUPPLY)
_MOST: Final = (1 << LANE) - 1


class Network(CountingEvaluation):
    """Evaluates positions by the weights of a network.

    layers: at each knot a row for the linear part, and one for each unit, the first half of
    which add: weights of NAMES for the side to move and for the other, of both sides' tiles
    left, and a constant.
    """

    futility = 300
    """150, 500 and 600 were no better: 400 games each or more."""

    def __init__(self, knots: Sequence[int], layers: Sequence[Sequence[Sequence[int]]]) -> None:
        super().__init__()
        units = len(layers[0]) - 1
        self._half = LANE * (units // 2)
        self._top = LANE * units
        self._signs = sum(1 << LANE * unit + LANE - 1 for unit in range(units))
        self._adding = (1 << self._half) - 1
        self._by_tiles: dict[int, tuple[Sequence[int], int]] = {}
        self._rows = tuple(_packed_weights(knots, layers, ply) for ply in range(_PLIES + 1))

    def _score(self, position: FastPosition, fits: Fits) -> int:
        left, others, own_areas, other_areas = position[9], position[10], *position[-2:]
        shapes = self._shapes
        shape = shapes.get(own_areas) or self.shape_of(own_areas)
        other_shape = shapes.get(other_areas) or self.shape_of(other_areas)
        known = self._by_tiles.get(left << _SUPPLY_BITS | others) or self._of_tiles(left, others)
        weights, tiles = known
        total: int = sum(map(mul, features(position, fits, shape, other_shape), weights), tiles)
        signs = total & self._signs
        active = total & (signs - (signs >> LANE - 1))
        score = (total >> self._top) + (active & self._adding) % _MOST
        score -= (active >> self._half) % _MOST
        return score

    def _of_tiles(self, left: int, others: int) -> tuple[Sequence[int], int]:
        """The weights of the counts with these tiles left, and what the tiles themselves add."""
        tiles = [*_stocks(left), *_stocks(others)]
        weights = self._rows[_PLIES - sum(tiles)]
        total = sum(map(mul, (*tiles, 1), weights[_COUNTS:]), self._signs)
        known = self._by_tiles[left << _SUPPLY_BITS | others] = weights[:_COUNTS], total
        return known


def _stocks(supply: int) -> Iterator[int]:
    """The number of tiles of each stock in a side's supply."""
    for stock in range(len(SUPPLY)):
        yield supply >> STOCK_BITS * stock & (1 << STOCK_BITS) - 1


def _packed_weights(
    knots: Sequence[int], layers: Sequence[Sequence[Sequence[int]]], ply: int
) -> tuple[int, ...]:
    """The weights of each input at a ply, a lane for each row."""
    index, share = knot_before(knots, ply)
    (linear, *units), (next_linear, *next_units) = layers[index : index + 2]
    rows = [*zip(units, next_units, strict=True), (linear, next_linear)]
    packed = [0] * len(linear)
    for lane, (row, next_row) in enumerate(rows):
        for at, (one, other) in enumerate(zip(row, next_row, strict=True)):
            packed[at] += round(one * (1 - share) + other * share) << LANE * lane
    return tuple(packed)


NETWORK: Final = Network(KNOTS, LAYERS)
