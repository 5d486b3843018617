"""Zaic in the form that search needs: the rules once more, for speed alone.

A *fast position* is a plain tuple of what matters to the rest of the game: the
side to move; the visible squares of that side and of the other; levels, across,
upward, rising, falling and room, as in rules.Position; the supplies of the side
to move and of the other, four bits a stock; the cells that are as high as the
one on their right, and as the one above; and the areas of both sides, each a
tuple of masks in ascending order. Which tiles lie underneath is left out.

tests/games/zaic/engine/test_fast_position.py holds it equal to the rules.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from typing import Final, TypeAlias, cast

from tesserae.core.game import OPPONENT, Move, Side
from tesserae.games.zaic.rules import (
    BLOCK,
    CELLS,
    JOINTS,
    KINDS,
    LYING,
    OPENINGS,
    REACHES,
    ROW,
    SHAPES,
    SINGLE,
    SIZE,
    STANDING,
    STOCK_BITS,
    STOCK_OF,
    SUPPLY,
    Position,
    areas_of,
    beside,
    read,
)

Areas: TypeAlias = tuple[int, ...]
"""The connected areas of a side's visible squares, as masks in ascending order."""

FastPosition: TypeAlias = tuple[
    Side, int, int, tuple[int, ...], int, int, int, int, int, int, int, int, int, Areas, Areas
]
"""See above."""

Fits: TypeAlias = tuple[int, int, int, int, int]
"""For each kind, the lower left cells where it fits, and then the squares that can be covered."""

OWN: Final = (1 << ROW * (SIZE + 1)) - 1
"""All cells of the side to move, in a mask of both sides."""

OTHER: Final = ROW * ROW
"""The shift of the other side's cells in a mask of both sides."""

_STOCKS: Final = len(SUPPLY)


def _tables(move: Move) -> tuple[int, ...]:
    """The effect of a move on a fast position; see `apply`."""
    kind, cell = read(move)
    squares = SHAPES[kind] << cell
    right, above = squares >> 1, squares >> ROW
    cut = (squares | right, squares | above, squares | above >> 1, right | above)
    taken = 1 << STOCK_BITS * STOCK_OF[kind]
    around = squares | beside(squares)
    kept = [OWN ^ mask for mask in (squares, *cut)]
    joined = [joint << cell for joint in JOINTS[kind]]
    reach = REACHES[move]
    return (squares, around, *kept, *joined, *cut[:2], reach, OWN ^ reach, taken)


_LARGEST_STOCK: Final = (1 << STOCK_BITS) - 1
"""Tiles of a stock, as far as its four bits go."""

_LARGER: Final = [
    (blocks > 0, oblongs > 0)
    for blocks in range(_LARGEST_STOCK + 1)
    for oblongs in range(_LARGEST_STOCK + 1)
]
"""Whether there are blocks and oblongs, for each number of both. After it comes that of singles."""

_STOCKED: Final = tuple(
    [
        (singles, OWN * oblongs, OWN * blocks)
        for blocks, oblongs in _LARGER
        for singles in [0] + [OWN] * _LARGEST_STOCK
    ]
)
"""_STOCKED[supply]: all cells for each of a side's stocks that are not used up."""

_LACKING: Final = tuple(
    [
        lacking
        for blocks, oblongs in _LARGER
        for lacking in [True] + [not (blocks and oblongs)] * _LARGEST_STOCK
    ]
)
"""_LACKING[supply]: whether a stock is used up."""

_MOVES: Final[list[tuple[int, ...] | None]] = [None] * (len(KINDS) * CELLS)
"""The tables of each move, made when it is first played: all would delay the import too much."""


def _make_tables(move: Move) -> tuple[int, ...]:
    """Makes the tables of a move, and keeps them."""
    tables = _MOVES[move] = _tables(move)
    return tables


def from_position(position: Position) -> FastPosition:
    """The fast form of a position."""
    to_move, _, light, dark, levels, across, upward, rising, falling, room, supply = position
    dark_left, light_left = divmod(supply, 1 << STOCK_BITS * _STOCKS)
    own, other = (dark, light) if to_move else (light, dark)
    left = (dark_left, light_left) if to_move else (light_left, dark_left)
    flat = _flat(levels, 1), _flat(levels, ROW)
    areas = tuple(sorted(areas_of(own))), tuple(sorted(areas_of(other)))
    return (
        to_move, own, other, levels, across, upward, rising, falling, room, *left, *flat, *areas,
    )  # fmt: skip


def _flat(levels: Iterable[int], step: int) -> int:
    """The cells that are as high as the cell `step` further on."""
    flat = OWN
    for level in levels:
        flat &= ~(level ^ level >> step)
    return flat


def apply(position: FastPosition, move: Move) -> FastPosition:
    """The position after a legal move."""
    (
        side, own, other, levels, across, upward, rising, falling, room, left, others,
        flat_right, flat_up, own_areas, other_areas,
    ) = position  # fmt: skip
    (
        squares, around, uncovered, no_right, no_up, no_rise, no_fall,
        right, up, rise, fall, on_right, on_up, reach, beyond, taken,
    ) = _MOVES[move] or _make_tables(move)  # fmt: skip
    for height, level in enumerate(levels):
        if not level & squares:
            as_high = level | squares
            higher = levels[height + 1 :]
            levels = (*levels[:height], as_high, *higher)
            if higher:
                as_high ^= higher[0]
            break
    else:
        as_high = squares
        levels += (squares,)
    # An int that stays the same is kept as it is: then many positions in a table share it.
    rose, fell = rising & no_rise | rise, falling & no_fall | fall
    return (
        OPPONENT[side],
        other & uncovered,
        own | squares,
        levels,
        across & no_right | right,
        upward & no_up | up,
        rising if rose == rising else rose,
        falling if fell == falling else fell,
        room & reach if room & beyond else room,
        others,
        left - taken,
        flat_right & no_right | as_high & as_high >> 1 & on_right,
        flat_up & no_up | as_high & as_high >> ROW & on_up,
        _without(other_areas, squares) if other & squares else other_areas,
        _join_areas(own_areas, squares, around),
    )


def _join_areas(areas: Areas, squares: int, around: int) -> Areas:
    """A side's areas once it has these squares, too; around: them and their neighbours."""
    apart = []
    for area in areas:
        if area & around:
            squares |= area
        else:
            apart.append(area)
    insort(apart, squares)
    return tuple(apart)


def _without(areas: Areas, squares: int) -> Areas:
    """A side's areas once these squares are covered."""
    left: list[int] = []
    for area in areas:
        if area & squares:
            left += areas_of(area & ~squares)
        else:
            left.append(area)
    left.sort()
    return tuple(left)


def fits(position: FastPosition) -> Fits:
    """The cells where each side could play each kind, were it to move: as rules.Position.fits.

    For both sides at once, as a mask of the side to move with that of the other OTHER bits
    further up: an operation on a long int takes hardly longer than on a short one.
    """
    (
        _, own, other, _, across, upward, rising, falling, room, left, others,
        flat_right, flat_up, _, _,
    ) = position  # fmt: skip
    covered = own | other
    joined_at_corner = rising | rising << ROW + 1 | falling << 1 | falling << ROW
    joined_across, joined_upward = across | across << 1, upward | upward << ROW
    coverable = covered & (joined_across | joined_upward | joined_at_corner)
    free = room ^ room & covered
    # The last two squares of a tile cannot be covered together: as if one were higher.
    flat_right ^= across ^ across & (joined_upward | joined_at_corner)
    flat_up ^= upward ^ upward & (joined_across | joined_at_corner)
    whole = OWN ^ rising
    coverable |= coverable << OTHER
    free |= free << OTHER
    flat_right |= flat_right << OTHER
    flat_up |= flat_up << OTHER
    beside_own = own << 1 | own >> 1 | own << ROW | own >> ROW
    beside_other = other << 1 | other >> 1 | other << ROW | other >> ROW
    surface = free ^ free & (beside_own | beside_other << OTHER)
    legal_anchor = surface & (beside_other | beside_own << OTHER)
    legal_anchor |= coverable & (other | own << OTHER)
    open_ = surface | coverable
    lying = open_ & open_ >> 1 & flat_right
    standing = open_ & open_ >> ROW & flat_up
    anchor_across = legal_anchor | legal_anchor >> 1
    block = lying & lying >> ROW & standing & standing >> 1 & (whole | whole << OTHER)
    single, lying, standing, block = (
        legal_anchor,
        lying & anchor_across,
        standing & (legal_anchor | legal_anchor >> ROW),
        block & (anchor_across | anchor_across >> ROW),
    )
    if _LACKING[left] or _LACKING[others]:
        singles, oblongs, blocks = _STOCKED[left]
        other_singles, other_oblongs, other_blocks = _STOCKED[others]
        oblongs |= other_oblongs << OTHER
        single &= singles | other_singles << OTHER
        lying &= oblongs
        standing &= oblongs
        block &= blocks | other_blocks << OTHER
    return single, lying, standing, block, coverable


def legal_moves(position: FastPosition) -> list[Move]:
    """All legal moves, large tiles first; empty exactly when the game is over."""
    if not position[1] | position[2]:
        return list(OPENINGS)
    fitting = fits(position)
    found: list[int] = []
    add = found.append
    for kind in (BLOCK, LYING, STANDING, SINGLE):
        before = kind * CELLS - 1
        mask = fitting[kind] & OWN
        while mask:
            bit = mask & -mask
            add(before + bit.bit_length())
            mask ^= bit
    return cast("list[Move]", found)


def side_to_move(position: FastPosition) -> Side:
    """The side to move."""
    return position[0]
