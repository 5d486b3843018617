"""Finds the lines of puzzles: only one move keeps the value, and so on after every reply."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeAlias

from tesserae.core.position import Move, P, Side, can_win_at_once

Value: TypeAlias = Callable[[P], "int | None"]
"""The value of a position for the side to move, finished or not; None if it takes too long."""

LONGEST = 6
"""Maximum number of own moves in a puzzle."""


class Line(NamedTuple):
    """A line on which only one move keeps the value each time, whatever the replies.

    length: own moves, 0 if several moves keep the value, or none. moves: as many own moves, and
    the replies between them.
    """

    length: int = 0
    moves: tuple[Move, ...] = ()


class LineFinder(Generic[P]):
    """Finds the line of a position.

    value: of positions. effort: how hard a position is for its side to move; replies that lead
    to hard ones resist best.
    """

    def __init__(self, value: Value[P], effort: Callable[[P], int]) -> None:
        self._value = value
        self._effort = effort

    def only_move(self, position: P, least: int) -> Move | None:
        """The only move that keeps a value; None if there are several or none, or it is unknown."""
        only: Move | None = None
        for move in position.legal_moves():
            value = self.after(position, move)
            if value is None or (value >= least and only is not None):
                return None
            only = move if value >= least else only
        return only

    def after(self, position: P, move: Move) -> int | None:
        """The value of a move for the side that makes it."""
        child = position.apply(move)
        value = self._value(child)
        return value if value is None or child.to_move == position.to_move else -value

    def line(self, position: P, least: int, most: int = LONGEST) -> Line:
        """The line of a position whose value for the side to move is `least`."""
        move = self.only_move(position, least)
        if move is None:
            return Line()
        after = position.apply(move)
        if most == 1 or after.outcome() is not None:
            return Line(1, (move,))
        lines: list[tuple[Line, int, Move]] = []
        for reply in after.legal_moves():
            child = after.apply(reply)
            if self.is_over(child, least, position.to_move):
                continue
            line = self.line(child, least, most - 1)
            if not line.length:
                return Line(1, (move,))
            lines.append((line, self._effort(child), reply))
        if not lines:
            return Line(1, (move,))
        most = min(line.length for line, _, _ in lines)
        line, _, reply = max(lines, key=lambda it: (it[0].length, it[1]))
        return Line(1 + most, (move, reply, *line.moves[: 2 * most - 1]))

    def is_over(self, position: P, least: int, side: Side) -> bool:
        """Whether nothing is left to find: the reply gave more away, or a move wins at once."""
        if position.outcome() is not None:
            return True
        value = self._value(position)
        if value is not None and value > least:
            return True
        return can_win_at_once(position, side)


def without_forced_tail(position: P, line: Line) -> Line:
    """The line without own moves at its end that were the only legal ones."""
    positions = [position]
    for move in line.moves:
        positions.append(positions[-1].apply(move))
    moves = line.moves
    while moves and len(positions[len(moves) - 1].legal_moves()) == 1:
        moves = moves[:-2]
    return Line((len(moves) + 1) // 2, moves)
