"""How good a place is, in points: features counted for both sides, weighed by phase.

What counts, and for how much at which ply, is learned from games of the engine
against itself; see weights.py and tools/train_zaic.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import mul
from typing import Final, TypeAlias

from tesserae.core.game import DECISIVE, Side
from tesserae.games.zaic.engine import fast_position
from tesserae.games.zaic.engine.fast_position import Fits, Place
from tesserae.games.zaic.engine.weights import KNOTS, WEIGHTS
from tesserae.games.zaic.rules import ROW, SUPPLY, Position, connected

Table: TypeAlias = Mapping[str, Sequence[int]]

ODDS: Final = 600
"""So many points are odds of e to 1."""

SQUARE: Final = 900
"""So many points end in a square more in the largest area, as measured over games."""

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
"""What is counted: for the side to move, less the same for the other side.

united: every area by size to the power of 1.5, times 8. largest, second: those
areas. lone: areas of one square. fixed: squares that nothing can cover any
more. reach: squares the side could take now. exposed: squares of its largest
area, or areas, that the other side could take now. growth, walls: neighbours of
these that it could take now, and those of the other side that are fixed. ways:
to play such a tile. singles, oblongs, blocks: left in the supply. tempo: 1.
"""

_PLIES: Final = 2 * sum(SUPPLY)
_UNITED: Final = tuple(round(8 * size**1.5) for size in range(65))
_TILES: Final = tuple((left & 15) + (left >> 4 & 15) + (left >> 8) for left in range(1 << 12))
"""_TILES[supply]: how many tiles that is."""


def between(knots: Sequence[int], ply: int) -> tuple[int, float]:
    """The index of the knot before a ply, and what share of the next one's weights counts."""
    index = max(1, sum(knot <= ply for knot in knots[:-1])) - 1
    low, high = knots[index : index + 2]
    return index, min(1.0, max(0.0, (ply - low) / (high - low)))


def _drawn(knots: Sequence[int], table: Table, ply: int) -> tuple[int, ...]:
    """The weights of NAMES at a ply, drawn straight from knot to knot."""
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


def _areas(rest: int) -> tuple[int, int, int, int, int, int]:
    """Of some squares' areas: the largest ones as a mask, then as NAMES says.

    The rest is united, largest, second, lone, areas.
    """
    united = largest = second = lone = areas = big = 0
    while rest:
        grown = rest & -rest
        area = 0
        while area != grown:
            area = grown
            grown |= (area << 1 | area >> 1) & rest
            grown |= (grown << ROW | grown >> ROW) & rest
        rest ^= area
        size = area.bit_count()
        united += _UNITED[size]
        areas += 1
        if size == 1:
            lone += 1
        if size > largest:
            second, largest, big = largest, size, area
        elif size == largest:
            second = size
            big |= area
        elif size > second:
            second = size
    return big, united, largest, second, lone, areas


def features(place: Place, fits: tuple[Fits, Fits, int]) -> tuple[int, ...]:
    """NAMES, counted at a place where tiles fit as fast_position.fits says."""
    _, own, other, _, _, _, _, _, _, left, others = place
    here, there, loose = fits
    reach, threat = within_reach(here), within_reach(there)
    big, united, largest, second, lone, areas = _areas(own)
    big_, united_, largest_, second_, lone_, areas_ = _areas(other)
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


def _final(place: Place) -> int:
    own, other = (_sizes(mask) for mask in place[1:3])
    if own == other:
        return 0
    return DECISIVE if own > other else -DECISIVE


def _sizes(mask: int) -> list[int]:
    """How many squares each area has, the largest first."""
    sizes = []
    while mask:
        area = connected(mask & -mask, mask)
        sizes.append(area.bit_count())
        mask ^= area
    return sorted(sizes, reverse=True)


class Evaluation:
    """The evaluation of positions, and the quick form of the game that a search asks for.

    It goes by a table: for each of NAMES the weights at some plies, the knots.
    """

    lmr_min_depth = 2
    from_position = staticmethod(fast_position.from_position)
    side_to_move = staticmethod(fast_position.side_to_move)
    legal_moves = staticmethod(fast_position.legal_moves)
    apply = staticmethod(fast_position.apply)

    def __init__(self, knots: Sequence[int], table: Table) -> None:
        self._weights = tuple(_drawn(knots, table, ply) for ply in range(_PLIES + 1))

    def __call__(self, position: Position, side: Side) -> int:
        """How good a position is for a side; for the other side the negative."""
        if not position.tiles:
            return 0
        place = fast_position.from_position(position)
        worth = self._weighed(place, fast_position.fits(place))
        return worth if side == position.to_move else -worth

    def static_eval(self, place: Place) -> int:
        """How good a place is for the side to move; DECISIVE, its negative or 0 at the end."""
        fits = fast_position.fits(place)
        return self._weighed(place, fits) if any(fits[0]) else _final(place)

    def _weighed(self, place: Place, fits: tuple[Fits, Fits, int]) -> int:
        weights = self._weights[_PLIES - _TILES[place[9]] - _TILES[place[10]]]
        return sum(map(mul, features(place, fits), weights))


EVALUATE: Final = Evaluation(KNOTS, WEIGHTS)
