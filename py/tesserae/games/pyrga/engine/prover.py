"""Pyrga solved: the proven value of a position, and the move that keeps it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tesserae.core.exact import Proof
from tesserae.core.game import FIRST, SECOND, Move
from tesserae.games.pyrga.engine import book
from tesserae.games.pyrga.engine.dfpn import (
    LOST,
    NO,
    UNPROVEN,
    YES,
    ProofSearch,
    size_of,
    verdict_of,
)
from tesserae.games.pyrga.engine.packed import pack, ply_of
from tesserae.games.pyrga.rules import Position

ENTRIES: Final = 300_000
"""Maximum number of table entries: about 40 MB."""

EFFORT: Final = 250
"""Nodes searched between two reports: 2 or 3 ms in CPython."""


class _Known(NamedTuple):
    """A lower bound of a move's value for its side, and the size of the proof behind it."""

    move: Move
    least: int
    size: int


class Prover:
    """Proves positions of Pyrga; see core.exact.Prover.

    entries: the maximum size of its table. use_book: values and moves are taken from
    the book where it has them.
    """

    def __init__(self, entries: int = ENTRIES, use_book: bool = True) -> None:
        self.search = ProofSearch(entries)
        self._use_book = use_book

    def prove(self, position: Position) -> Iterator[Proof]:
        """Proofs of a position, the last one with its value. ValueError if the game is over."""
        if not position.legal_moves():
            raise ValueError("the game is over")
        begun = self.search.nodes
        if self._use_book:
            found = book.find(position)
            if found is not None:
                yield Proof(found.value, 0, found.move)
                return
            self._learn(position)
        for value in self._value(position):
            if value is None:
                yield Proof(None, self.search.nodes - begun)
        assert value is not None
        for move in self._choice(position, value):
            if move is None:
                yield Proof(None, self.search.nodes - begun)
        yield Proof(value, self.search.nodes - begun, move)

    def _value(self, position: Position) -> Iterator[int | None]:
        """None while it searches, then the value for the side to move."""
        key, ply = pack(position), ply_of(position)
        white = 0
        for attacker, wins in ((FIRST, 1), (SECOND, -1)):
            while (
                verdict := verdict_of(self.search.prove(key, ply, attacker, EFFORT))
            ) == UNPROVEN:
                yield None
            white = {YES: wins, LOST: -wins}.get(verdict, 0)
            if white:
                break
        yield white if position.to_move == FIRST else -white

    def _choice(self, position: Position, value: int) -> Iterator[Move | None]:
        """None while it searches, then a move that keeps the value.

        It searches only if the table no longer has those moves.
        """
        again = iter(position.legal_moves())
        while (move := self._best(position, value)) is None:
            after = position.apply(next(again))
            if after.legal_moves():
                for _ in self._value(after):
                    yield None
        yield move

    def _learn(self, position: Position) -> None:
        """Puts the book's values of the positions after each move into the table."""
        for move in position.legal_moves():
            after = position.apply(move)
            found = None if after.outcome() else book.find(after)
            if found is not None:
                white = found.value if after.to_move == FIRST else -found.value
                self.search.learn(pack(after), ply_of(after), white)

    def _best(self, position: Position, value: int) -> Move | None:
        """A move that keeps the value: the shortest proof of a win, else the hardest to refute.

        None if no move is known to keep it.
        """
        moves = [self._known(position, move) for move in position.legal_moves()]
        keep = [known for known in moves if known.least >= value]
        if not keep:
            return None
        if value > 0:
            return min(keep, key=lambda known: known.size).move
        return max(keep, key=lambda known: known.size).move

    def _known(self, position: Position, move: Move) -> _Known:
        side, after = position.to_move, position.apply(move)
        outcome = after.outcome()
        if outcome is not None:
            winner = outcome.winner
            return _Known(move, 0 if winner is None else 1 if winner == side else -1, 0)
        key, ply = pack(after), ply_of(after)
        won = self.search.known(key, ply, side)
        lost = self.search.known(key, ply, 1 - side)
        if verdict_of(won) == YES or verdict_of(lost) == LOST:
            return _Known(move, 1, max(size_of(entry) for entry in (won, lost) if entry < 0))
        size = max([size_of(entry) for entry in (won, lost) if entry < 0], default=0)
        return _Known(move, 0 if verdict_of(lost) == NO else -1, size)
