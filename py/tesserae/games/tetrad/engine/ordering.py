"""In which order units can move, so that each finds its goal free."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from tesserae.core.game import Move
from tesserae.games.tetrad.rules.board import union
from tesserae.games.tetrad.rules.position import Units, move_of


class Placed(Protocol):
    """A unit's intended place: its cells, and its placement."""

    @property
    def cells(self) -> int:
        """The cells, as a mask."""

    @property
    def placement(self) -> int:
        """See rules/shapes.py."""


def in_order(units: Units, goals: Iterable[tuple[int, Placed]]) -> tuple[Move, ...] | None:
    """The moves of some units, by their numbers, to their goals; None if no order will do."""
    now, moves = list(units), list[Move]()
    left = list(goals)
    while left:
        taken = union(now)
        free = next((it for it in left if not it[1].cells & (taken ^ now[it[0]])), None)
        if free is None:
            return None
        left.remove(free)
        number, goal = free
        now[number] = goal.cells
        moves.append(move_of(number, goal.placement))
    return tuple(moves)
