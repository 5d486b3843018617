"""Pyrga solved: the proven value of a position, and the move that keeps it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tesserae.core.exact import Proof
from tesserae.core.game import FIRST, OPPONENT, SECOND, Move, Side
from tesserae.games.pyrga.engine.dfpn import (
    LOST,
    NO,
    UNPROVEN,
    YES,
    ProofSearch,
    estimates,
    searched_images,
    size_of,
    verdict_of,
)
from tesserae.games.pyrga.engine.packed import pack, ply_of
from tesserae.games.pyrga.rules import Position

ENTRIES: Final = 450_000
"""Maximum number of table entries: about 60 MB, and 35 in a page."""

NODES_PER_REPORT: Final = 250
"""Nodes searched between two reports: 2 or 3 ms in CPython."""


EASIER_MOVE_NODES: Final = 10_000
"""Nodes searched for an easier move than that of the table of early positions.

What follows a move with a short proof is soon proven too.
"""

_STEPS_PER_LOOK: Final = 4
"""Reports after which all moves are compared anew, which takes a thirtieth of the time."""

_PROVEN: Final = 1e9
"""Nearer than any estimate."""


class _Known(NamedTuple):
    """A lower bound of a move's value for its side, and the size of the proof behind it."""

    move: Move
    least: int
    size: int


class _Questions:
    """Asks whether one side wins a position, and whether the other does; caches the answers."""

    def __init__(self, search: ProofSearch, position: Position) -> None:
        self._search = search
        self._key, self._ply = pack(position), ply_of(position)

    def ask(self, attacker: Side) -> int:
        """Searches for a few milliseconds; UNPROVEN, or the verdict."""
        return verdict_of(self._search.prove(self._key, self._ply, attacker, NODES_PER_REPORT))

    def distance(self, attacker: Side) -> float:
        """The estimated distance to a yes, compared with a no."""
        entry = self._search.entry_of(self._key, self._ply, attacker)
        if entry < 0:
            return 0
        phi, delta = estimates(entry)
        to_move = self._ply & 1
        return phi / delta if to_move == attacker else delta / phi


class _MoveEstimates:
    """How near to a win, or how safe, the moves of a position seem while a proof goes on."""

    def __init__(self, search: ProofSearch, position: Position) -> None:
        self._search, self._position = search, position
        self._steps = 0
        self._best: Move | None = None
        self._ended: list[tuple[float, Move]] = []
        self._images: list[tuple[Move, Sequence[int]]] = []

    def best(self) -> Move | None:
        """The move nearest to a win, or to a draw where none wins; None in the beginning.

        Known losing moves come last.
        """
        self._steps += 1
        if self._steps == _STEPS_PER_LOOK:
            self._apply_moves()
        if self._steps % _STEPS_PER_LOOK == 0:
            side, ply = self._position.to_move, ply_of(self._position)
            won = self._search.entry_of(pack(self._position), ply, side)
            nearness = self._nearness if verdict_of(won) == UNPROVEN else self._safety
            values = [(nearness(images), move) for move, images in self._images]
            self._best = max(values + self._ended)[1]
        return self._best

    def _apply_moves(self) -> None:
        side = self._position.to_move
        for move in self._position.legal_moves():
            after = self._position.apply(move)
            outcome = after.outcome()
            if outcome is None:
                self._images.append((move, searched_images(pack(after), ply_of(after))))
            else:
                value = _PROVEN if outcome.winner == side else -1.0
                self._ended.append((0.0 if outcome.winner is None else value, move))

    def _nearness(self, images: Sequence[int]) -> float:
        """How near a win seems in the position with these images; negative for a proven loss."""
        if self._safety(images) < 0:
            return -1.0
        won = self._search.entry_of_images(images, self._next_ply, self._position.to_move)
        if verdict_of(won) != UNPROVEN:
            return _PROVEN if verdict_of(won) == YES else 0.0
        phi, delta = estimates(won)
        return phi / delta

    def _safety(self, images: Sequence[int]) -> float:
        """The estimated distance to a loss in the position of these images; negative if proven."""
        won = self._search.entry_of_images(images, self._next_ply, self._position.to_move)
        lost = self._search.entry_of_images(
            images, self._next_ply, OPPONENT[self._position.to_move]
        )
        if verdict_of(won) == LOST or verdict_of(lost) == YES:
            return -1.0
        if verdict_of(lost) != UNPROVEN:
            return _PROVEN
        phi, delta = estimates(lost)
        return phi / delta

    @property
    def _next_ply(self) -> int:
        return ply_of(self._position) + 1


class Prover:
    """Proves positions of Pyrga; see core.exact.Prover.

    entries: the maximum size of its table. use_book: values and moves are taken from the
    book and from the tables of all early positions where they have them.
    """

    def __init__(self, entries: int = ENTRIES, use_book: bool = True) -> None:
        self.search = ProofSearch(entries)
        self._use_book = use_book

    def prove(self, position: Position) -> Iterator[Proof]:
        """Proofs of a position, the last one with a move. ValueError if the game is over."""
        if not position.legal_moves():
            raise ValueError("the game is over")
        known, stored = None, None
        if self._use_book:
            from tesserae.games.pyrga.engine import book, early, five_pieces

            written = book.find(position)
            if written is not None:
                yield Proof(written.value, 0, written.move)
                return
            self._learn(position)
            known = early.find(position)
            stored = known.value if known else five_pieces.value(position)
        nodes_before, value = self.search.nodes, None
        estimated = _MoveEstimates(self.search, position)
        for value in self._value(position) if stored is None else [stored]:
            nodes = self.search.nodes - nodes_before
            yield (
                Proof(value, nodes, known.move)
                if known
                else Proof(value, nodes, None, estimated.best())
            )
        assert value is not None
        for move in self._choice(position, value):
            nodes = self.search.nodes - nodes_before
            if known is None or move is not None:
                yield Proof(value, nodes, move, estimated.best() if move is None else None)
            elif nodes < EASIER_MOVE_NODES:
                yield Proof(value, nodes, known.move)
            else:
                return

    def _value(self, position: Position) -> Iterator[int | None]:
        """None while it searches, then the value for the side to move.

        Whether the one side wins is asked first, then, if it does not, whether the other does;
        the question that seems nearer to a yes goes first. To go on with the other where that has
        become nearer took more nodes.
        """
        side = position.to_move
        least = self._least(position)
        if least > 0:
            yield 1
            return
        search = _Questions(self.search, position)
        attackers = [side] if least == 0 else sorted([FIRST, SECOND], key=search.distance)
        for attacker in attackers:
            while (verdict := search.ask(attacker)) == UNPROVEN:
                yield None
            if verdict != NO:
                yield 1 if (verdict == YES) == (attacker == side) else -1
                return
        yield 0

    def _least(self, position: Position) -> int:
        """A value that the side to move has at least, as far as the books tell."""
        if not self._use_book:
            return -1
        from tesserae.games.pyrga.engine import five_pieces

        return five_pieces.lower_bound(position)

    def _choice(self, position: Position, value: int) -> Iterator[Move | None]:
        """None while it searches, then a move that keeps the value.

        It searches only where the value came from elsewhere, or if the table no longer has
        those moves.
        """
        search = _Questions(self.search, position)
        attacker = position.to_move if value > 0 else OPPONENT[position.to_move]
        while search.ask(attacker) == UNPROVEN:
            yield None
        again = iter(position.legal_moves())
        while (move := self._best(position, value)) is None:
            after = position.apply(next(again))
            if after.legal_moves():
                search = _Questions(self.search, after)
                for attacker in (FIRST, SECOND):
                    while search.ask(attacker) == UNPROVEN:
                        yield None
        yield move

    def _learn(self, position: Position) -> None:
        """Puts the book's values of the positions after each move into the table."""
        from tesserae.games.pyrga.engine import book

        for move in position.legal_moves():
            after = position.apply(move)
            entry = None if after.outcome() else book.find(after)
            if entry is not None:
                white = entry.value if after.to_move == FIRST else -entry.value
                self.search.learn(pack(after), ply_of(after), white)

    def _best(self, position: Position, value: int) -> Move | None:
        """A move that keeps the value: the shortest proof of a win, else the hardest to refute.

        None if no move is known to keep it.
        """
        moves = [self._known_value(position, move) for move in position.legal_moves()]
        keeping = [known for known in moves if known.least >= value]
        if not keeping:
            return None
        if value > 0:
            return min(keeping, key=lambda known: known.size).move
        return max(keeping, key=lambda known: known.size).move

    def _known_value(self, position: Position, move: Move) -> _Known:
        side, after = position.to_move, position.apply(move)
        outcome = after.outcome()
        if outcome is not None:
            return _Known(move, outcome.value_for(side), 0)
        key, ply = pack(after), ply_of(after)
        won = self.search.entry_of(key, ply, side)
        lost = self.search.entry_of(key, ply, OPPONENT[side])
        if verdict_of(won) == YES or verdict_of(lost) == LOST:
            return _Known(move, 1, max(size_of(entry) for entry in (won, lost) if entry < 0))
        size = max([size_of(entry) for entry in (won, lost) if entry < 0], default=0)
        return _Known(move, 0 if verdict_of(lost) == NO else -1, size)
