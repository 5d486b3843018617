"""Pyrga in the form that search needs: packed positions with a running evaluation.

A *fast position* is a plain tuple: the side to move, the position as packed.py
has it, and the evaluation for White, which every move brings up to date.

tests/games/pyrga/engine/test_fast_position.py holds it equal to the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from tesserae.core.game import DECISIVE, FIRST, OPPONENT, SECOND, Move, Side
from tesserae.games.pyrga.engine.evaluation import WEIGHTS, evaluate
from tesserae.games.pyrga.engine.packed import (
    BOARD,
    CELLS_OF,
    FULL,
    KINDS_LEFT,
    MOVES_ON,
    OPEN,
    PACKED,
    PLAYABLE,
    SUPPLIES,
    TOWERS,
    by_kinds,
    empty_cells,
    final,
    pack,
    playable,
    score_of,
    space_after,
)
from tesserae.games.pyrga.rules import CELLS, KINDS, PIECES, Position

FastPosition: TypeAlias = tuple[Side, int, int]
"""See above."""

_ALL_KINDS: Final = sum(1 << kind for kind in KINDS)


def _gain(side: Side, kind: int, space: int) -> int:
    """The change in the evaluation when a side plays a kind on a space."""
    after, tower = space_after(space, kind, side)
    change = score_of(after, WEIGHTS) - score_of(space, WEIGHTS)
    return change + (0, WEIGHTS.towers, -WEIGHTS.towers)[tower]


def _effects(side: Side) -> Iterator[tuple[tuple[int, int, int], ...]]:
    """For each move and space, PackedMove.change, PackedMove.orders and the gain."""
    spaces = range(16)
    gains = [[_gain(side, kind, space) for space in spaces] for kind in KINDS]
    for move, piece in enumerate(PIECES):
        known = zip(PACKED[side][move], gains[piece.kind], strict=True)
        yield tuple([(it.change, it.orders, gain) if it else (0, 0, 0) for it, gain in known])


_EFFECTS: Final = tuple(tuple(_effects(side)) for side in (FIRST, SECOND))
"""_EFFECTS[side][move][space]: what the move does there."""

_SHIFTS: Final = tuple(4 * piece.cell for piece in PIECES)
"""_SHIFTS[move]: where the four bits of its space begin."""


def _moves(cell: int) -> tuple[tuple[tuple[Move, ...], ...], ...]:
    moves = by_kinds([(PIECES[move].kind, move) for move in MOVES_ON[cell]])
    return tuple(tuple([moves[kinds] for kinds in playable]) for playable in PLAYABLE)


_MOVES: Final = tuple(_moves(cell) for cell in CELLS)
"""_MOVES[cell][space][kinds]: the moves onto a space with kinds that a side may play."""


def from_position(position: Position) -> FastPosition:
    """The fast form of an unfinished position."""
    return position.to_move, pack(position), evaluate(position, FIRST)


def side_to_move(position: FastPosition) -> Side:
    """The side to move."""
    return position[0]


def apply(position: FastPosition, move: Move) -> FastPosition:
    """The position after a legal move."""
    side, key, score = position
    change, orders, gain = _EFFECTS[side][move][key >> _SHIFTS[move] & 15]
    side = OPPONENT[side]
    child = (key & BOARD) + change
    cells = orders & ~(child >> FULL)
    kinds = KINDS_LEFT[side][child >> SUPPLIES + 9 * side & 511]
    if kinds != _ALL_KINDS:
        cells = playable(child, cells, kinds)
    return side, child | cells << OPEN, score + gain


def legal_moves(position: FastPosition) -> Sequence[Move]:
    """All legal moves in ascending order; empty exactly when the game is over."""
    side, key, _ = position
    if winner(key) is not None:
        return ()
    kinds = KINDS_LEFT[side][key >> SUPPLIES + 9 * side & 511]
    moves: tuple[Move, ...] = ()
    for cell in CELLS_OF[key >> OPEN] or empty_cells(key):
        moves += _MOVES[cell][key >> 4 * cell & 15][kinds]
    return moves


def static_eval(position: FastPosition) -> int:
    """The evaluation for the side to move; DECISIVE, its negative or 0 at the end."""
    side, key, score = position
    white = score
    if (won := winner(key)) is not None:
        white = -DECISIVE if won else DECISIVE
    elif not key >> OPEN and not legal_moves(position):
        white = DECISIVE * final(key)
    return -white if side else white


def winner(key: int) -> Side | None:
    """The side that controls three Towers."""
    white, black = key >> TOWERS & 3, key >> TOWERS + 2 & 3
    if white == 3:
        return FIRST
    return SECOND if black == 3 else None
