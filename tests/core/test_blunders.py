"""What loses at once, in Nim: who takes the last counter wins, and a turn is two takes."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tesserae.core.blunders import is_blunder, loses_at_once
from tesserae.core.position import FIRST, SECOND, Move, Outcome, Side
from tests.toy.nim.rules import Position

A1, A2, B1 = 0, 1, 3
"""Moves by the lowest counter that they take."""


@pytest.mark.parametrize(
    ("heaps", "takes", "move", "loses"),
    [
        ((1, 1, 0), 1, A1, True),  # the other side takes the last counter
        ((2, 0, 0), 1, A2, True),
        ((2, 1, 1), 1, A1, False),  # two heaps are left, and one ply takes from one only
        ((1, 0, 0), 1, A1, False),  # it wins
        ((1, 0, 0), 2, A1, False),
        ((1, 1, 0), 2, A1, False),  # the turn goes on: nobody else can take anything
    ],
)
@pytest.mark.parametrize("side", [0, 1])
def test_a_move_loses_at_once_if_a_single_ply_wins_for_the_other_side(
    side: int, heaps: tuple[int, int, int], takes: int, move: int, loses: bool
) -> None:
    assert loses_at_once(Position(Side(side), takes, heaps), Move(move)) is loses


@pytest.mark.parametrize("side", [0, 1])
def test_a_move_that_loses_at_once_is_a_blunder_if_another_does_not(side: int) -> None:
    position = Position(Side(side), 1, (2, 1, 0))
    assert is_blunder(position, Move(A1))
    assert is_blunder(position, Move(B1))
    assert not is_blunder(position, Move(A2))


def test_where_every_move_loses_at_once_none_is_a_blunder() -> None:
    position = Position(FIRST, 1, (1, 1, 0))
    assert all(loses_at_once(position, move) for move in position.legal_moves())
    assert not any(is_blunder(position, move) for move in position.legal_moves())


class Wide(NamedTuple):
    """A position with many moves, all of which lose at once but one."""

    moves: int
    safe: int
    tried: list[int]
    to_move: Side = FIRST
    lost: bool = False

    @property
    def turn(self) -> Side:
        return self.to_move

    def legal_moves(self) -> tuple[Move, ...]:
        return tuple(map(Move, range(self.moves)))

    def apply(self, move: Move) -> Wide:
        self.tried.append(move)
        return Wide(0, self.safe, self.tried, SECOND, move != self.safe)

    def outcome(self) -> Outcome | None:
        return Outcome(SECOND, "lost") if self.lost else None


@pytest.mark.parametrize(
    ("count", "tried"),
    [(19, range(19)), (20, range(0, 20, 2)), (59, range(0, 59, 3)), (400, range(0, 400, 21))],
)
def test_of_many_other_moves_some_twenty_are_tried(count: int, tried: range) -> None:
    others = [move for move in tried if move != 5]
    wide = Wide(count, -1, [])
    assert not is_blunder(wide, Move(5))
    assert wide.tried == [5, *others]
    assert is_blunder(Wide(count, others[0], []), Move(5))
    assert is_blunder(Wide(count, others[-1], []), Move(5))
