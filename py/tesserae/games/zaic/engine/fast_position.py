"""Zaic as a search likes it: the rules once more, for speed alone; see search/swift.py.

A *place* is what of a position has a say in what follows, as a plain tuple:
the side to move, the visible squares of that side and of the other, then
levels, across, upward, rising, falling and room as rules.Position has them, at
last the supplies of the side to move and of the other, as _COUNT reads them.
Which tiles lie underneath is left out.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from tesserae.core.game import Move
from tesserae.games.zaic.rules import (
    BLOCK,
    CELLS,
    KINDS,
    LYING,
    OPENINGS,
    REACHES,
    ROW,
    SHAPES,
    SINGLE,
    STANDING,
    STOCK_OF,
    SUPPLY,
    Position,
)

Place: TypeAlias = tuple[int, int, int, tuple[int, ...], int, int, int, int, int, int, int]
Fits: TypeAlias = tuple[int, int, int, int]

SINGLES: Final = 0x00F
OBLONGS: Final = 0x0F0
BLOCKS: Final = 0xF00
"""Four bits a stock; the masks of a side's supply."""

_BITS: Final = 4
_STOCKS: Final = len(SUPPLY)


def _tables(move: Move) -> tuple[int, ...]:
    """What a move does to the masks of a place; see `apply`."""
    kind, cell = divmod(move, CELLS)
    squares = SHAPES[kind] << cell
    right, above = squares >> 1, squares >> ROW
    joints = {
        LYING: (1, 0, 0, 0),
        STANDING: (0, 1, 0, 0),
        BLOCK: (1 | 1 << ROW, 1 | 1 << 1, 1, 1),
    }.get(kind, (0, 0, 0, 0))
    kept = (~(squares | right), ~(squares | above), ~(squares | above >> 1), ~(right | above))
    taken = 1 << _BITS * STOCK_OF[kind]
    return (squares, *kept, *[joint << cell for joint in joints], REACHES[move], taken)


_MOVES: Final = tuple(_tables(move) for move in range(len(KINDS) * CELLS))


def from_position(position: Position) -> Place:
    """The place of a position."""
    to_move, _, light, dark, levels, across, upward, rising, falling, room, supply = position
    dark_left, light_left = divmod(supply, 1 << _BITS * _STOCKS)
    sides = (dark, light) if to_move else (light, dark)
    left = (dark_left, light_left) if to_move else (light_left, dark_left)
    return (to_move, *sides, levels, across, upward, rising, falling, room, *left)


def apply(place: Place, move: Move) -> Place:
    """The place after a legal move."""
    side, own, other, levels, across, upward, rising, falling, room, left, others = place
    squares, no_right, no_up, no_rise, no_fall, right, up, rise, fall, reach, taken = _MOVES[move]
    for height, level in enumerate(levels):
        if not level & squares:
            levels = (*levels[:height], level | squares, *levels[height + 1 :])
            break
    else:
        levels += (squares,)
    return (
        1 - side,
        other & ~squares,
        own | squares,
        levels,
        across & no_right | right,
        upward & no_up | up,
        rising & no_rise | rise,
        falling & no_fall | fall,
        room & reach,
        others,
        left - taken,
    )


def fits(place: Place) -> tuple[Fits, Fits, int]:
    """Where each side could play each kind, were it to move, and what can be covered at all.

    As rules.Position.fits, for both sides at once: the side to move, then the other.
    """
    _, own, other, levels, across, upward, rising, falling, room, left, others = place
    covered = own | other
    slanting = rising | rising << ROW + 1 | falling << 1 | falling << ROW
    wide, high = across | across << 1, upward | upward << ROW
    loose = covered & (wide | high | slanting)
    free = room & ~covered
    beside_own = own << 1 | own >> 1 | own << ROW | own >> ROW
    beside_other = other << 1 | other >> 1 | other << ROW | other >> ROW
    step_right = step_up = 0
    for level in levels:
        step_right |= level ^ level >> 1
        step_up |= level ^ level >> ROW
    pair_across, pair_upward = across & ~(high | slanting), upward & ~(wide | slanting)
    kept = pair_across | pair_across >> ROW | pair_upward | pair_upward >> 1 | rising | falling
    both = []
    for surface, wanted, supply in (
        (free & ~beside_own, free & ~beside_own & beside_other | loose & other, left),
        (free & ~beside_other, free & ~beside_other & beside_own | loose & own, others),
    ):
        open_ = surface | loose
        lying = open_ & open_ >> 1 & ~step_right
        standing = open_ & open_ >> ROW & ~step_up
        lying_wanted = wanted | wanted >> 1
        block = lying & lying >> ROW & standing & (lying_wanted | lying_wanted >> ROW) & ~kept
        oblongs = supply & OBLONGS
        both.append(
            (
                wanted if supply & SINGLES else 0,
                lying & lying_wanted & ~pair_across if oblongs else 0,
                standing & (wanted | wanted >> ROW) & ~pair_upward if oblongs else 0,
                block if supply & BLOCKS else 0,
            )
        )
    return both[0], both[1], loose


def legal_moves(place: Place) -> list[Move]:
    """All legal moves, large tiles first; empty exactly when the game is over."""
    if not place[1] | place[2]:
        return list(OPENINGS)
    fitting, _, _ = fits(place)
    found: list[Move] = []
    add = found.append
    for kind in (BLOCK, LYING, STANDING, SINGLE):
        before = kind * CELLS - 1
        mask = fitting[kind]
        while mask:
            bit = mask & -mask
            add(before + bit.bit_length())
            mask ^= bit
    return found


def side_to_move(place: Place) -> int:
    """The side to move."""
    return place[0]
