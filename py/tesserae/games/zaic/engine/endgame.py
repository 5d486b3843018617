"""The last plies of Zaic solved: exhaustive search to the end of the game.

A full solution is out of reach before that; `Prover` is for positions from which every game ends
within a few plies, as those of puzzles.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tesserae.core.exact import Proof
from tesserae.core.game import Move
from tesserae.games.zaic.engine import fast_position
from tesserae.games.zaic.engine.evaluation import EVALUATE
from tesserae.games.zaic.engine.fast_position import FastPosition
from tesserae.games.zaic.rules import Position

ENTRIES: Final = 200_000
"""Maximum number of table entries."""

NODES_PER_REPORT: Final = 60
"""Nodes searched between two reports: a few milliseconds in CPython."""


class _Pause(Exception):
    """Raised when the nodes of this step are used up."""


class Prover:
    """Proves positions of Zaic by searching them to the end; see core.exact.Prover."""

    def __init__(self, entries: int = ENTRIES) -> None:
        self._entries = entries
        self._table: dict[FastPosition, tuple[int, int, int]] = {}
        self._nodes = 0
        self._limit = 0

    def prove(self, position: Position) -> Iterator[Proof]:
        """Proofs of a position, the last one with its value. ValueError if the game is over."""
        if not position.legal_moves():
            raise ValueError("the game is over")
        root, begun, effort = fast_position.from_position(position), self._nodes, NODES_PER_REPORT
        if len(self._table) >= self._entries:
            self._table.clear()
        while True:
            self._limit = self._nodes + effort
            before = len(self._table)
            try:
                value, move = self._best(root)
            except _Pause:
                effort = NODES_PER_REPORT if len(self._table) > before else 2 * effort
                yield Proof(None, self._nodes - begun)
            else:
                yield Proof(value, self._nodes - begun, move)
                return

    def _best(self, root: FastPosition) -> tuple[int, Move]:
        """The value, and a move that keeps it: where all lose, the hardest to refute."""
        best, chosen, hardest = -2, Move(-1), -1
        for child, move in self._children(root):
            value = -self._value(child, -1, -best if best > -1 else 1)
            size = self._table[child][2]
            if value > best or (value == best < 0 and size > hardest):
                best, chosen, hardest = value, move, size
            if best == 1:
                break
        return best, chosen

    def _value(self, position: FastPosition, alpha: int, beta: int) -> int:
        """The value for the side to move, exact within alpha and beta.

        The table has bounds on it, and the size of the tree searched for them.
        """
        low, high, size = self._table.get(position, (-1, 1, 0))
        if low == high or low >= beta or high <= alpha:
            return low if low >= beta else high
        if self._nodes >= self._limit:
            raise _Pause
        self._nodes += 1
        children = self._children(position)
        if not children:
            score = EVALUATE.static_eval(position)
            best = (score > 0) - (score < 0)
            self._table[position] = best, best, 1
            return best
        best, size = -1, size + 1
        for child, _ in children:
            best = max(best, -self._value(child, -beta, -max(alpha, best)))
            size += self._table[child][2]
            if best >= beta:
                break
        if alpha < best < beta:
            low = high = best
        elif best >= beta:
            low = best
        else:
            high = best
        self._table[position] = low, high, size
        return best

    def _children(self, position: FastPosition) -> list[tuple[FastPosition, Move]]:
        """The positions after each move; first those that leave the other side least to play."""
        children = [
            (fast_position.apply(position, move), move)
            for move in fast_position.legal_moves(position)
        ]
        children.sort(key=lambda it: len(fast_position.legal_moves(it[0])))
        return children
