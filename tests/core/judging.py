"""What a judge by proofs says, compared with a full proof that it knows nothing of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Generic, NamedTuple, TypeVar

from tesserae.core.exact import Proof
from tesserae.core.game import Move, P, Position, Side
from tesserae.core.position import play_all
from tesserae.core.puzzle import ASKS, DRAW, SURVIVE, WIN, Judge, Posed, Problem, Ruling
from tesserae.core.puzzle.proven_judge import MAX_OWN_MOVES

T = TypeVar("T")

MIRRORS = [flips for flips in product([False, True], repeat=3) if any(flips)]
"""Left and right, up and down, both: what is exchanged."""

LEAST = {WIN: 1, DRAW: 0, SURVIVE: 0}
"""The least value that a right move keeps, by what is asked."""


def result(steps: Iterator[T | None]) -> T:
    """What comes of some steps."""
    return next(it for it in steps if it is not None)


class Hopeless:
    """A prover that never comes to anything."""

    def prove(self, position: Position) -> Iterator[Proof]:
        while True:
            yield Proof(None, 0)


class FullProof(NamedTuple, Generic[P]):
    """The values of positions, and what follows from them for the rulings of a judge.

    value: of any position for the side to move, the game over or not.
    """

    value: Callable[[P], int]

    def value_for(self, position: P, side: Side) -> int:
        """The value of a position for a side."""
        value = self.value(position)
        return value if position.to_move == side else -value

    def right_moves(self, position: P, least: int) -> list[Move]:
        """The moves that keep a value."""
        side = position.to_move
        moves = position.legal_moves() if position.outcome() is None else ()
        return [move for move in moves if self.value_for(position.apply(move), side) >= least]

    def check_everything(self, judge: Judge[P], start: P) -> None:
        """Every question about a position, and every move in answer to it; all of it is proven."""
        for ask in ASKS:
            posed = result(judge.pose(start, ask))
            assert posed.proven
            self.check_posed(start, ask, posed)
            self._check_end(start, ask, posed.line)
            for move in start.legal_moves():
                ruling = result(judge.judge(Problem(start, ask, own=True), start, move))
                assert ruling.proven
                self.check_ruling(start, ask, move, ruling)
                assert bool(ruling.replies) == (start.apply(move).outcome() is None)

    def check_what_is_proven(self, judge: Judge[P], start: P) -> int:
        """As `check_everything`, where not all of it is proven; how many rulings are."""
        proven = 0
        for ask in ASKS:
            self.check_posed(start, ask, result(judge.pose(start, ask)))
            for move in start.legal_moves():
                ruling = result(judge.judge(Problem(start, ask, own=True), start, move))
                self.check_ruling(start, ask, move, ruling)
                proven += ruling.proven
        return proven

    def check_posed(self, start: P, ask: str, posed: Posed) -> None:
        """A solution, or why there is none. Of what is not proven nothing is known."""
        assert posed.theme == ask
        assert (posed.refusal is None) == bool(posed.line)
        if not posed.proven:
            return
        value = self.value(start)
        if posed.refusal is not None:
            assert posed.refusal.key == f"puzzle.own.{_why_not(ask, value)}.proven"
            return
        assert _why_not(ask, value) is None
        self._check_line(start, ask, posed.line)

    def _check_line(self, start: P, ask: str, line: tuple[Move, ...]) -> None:
        """Own moves are right, and after the first the only right ones; replies keep the value."""
        least, side, position = LEAST[ask], start.to_move, start
        assert line[0] in self.right_moves(start, least)
        assert len(line) % 2 == 1
        for number, move in enumerate(line):
            if number % 2:
                keeps = self.value_for(position, side)
                position = position.apply(move)
                assert self.value_for(position, side) == keeps
            else:
                assert number == 0 or self.right_moves(position, least) == [move]
                position = position.apply(move)
        assert ask != SURVIVE or len(line) == 1

    def _check_end(self, start: P, ask: str, line: tuple[Move, ...]) -> None:
        """A solution ends where a reply leaves several moves that are right, or none to be made."""
        if not line or ask == SURVIVE or len(line) == 2 * MAX_OWN_MOVES - 1:
            return
        end = play_all(start, line)
        replies = self.right_moves(end, self.value(end)) if end.outcome() is None else []
        choices = [len(self.right_moves(end.apply(reply), LEAST[ask])) for reply in replies]
        assert not choices or any(count != 1 for count in choices)

    def check_ruling(self, before: P, theme: str, move: Move, ruling: Ruling) -> None:
        """The ruling on a move, and its replies. Of what is not proven nothing is known."""
        side, after = before.to_move, before.apply(move)
        over = after.outcome() is not None
        assert not (ruling.replies and over)
        assert ruling.solved == (bool(ruling.right) and over)
        if not ruling.proven:
            return
        value, least = self.value_for(after, side), LEAST[theme]
        assert ruling.right == (value >= least)
        if ruling.right and not over:
            assert ruling.replies
        for reply in ruling.replies:
            assert reply in after.legal_moves()
            assert self.value_for(after.apply(reply), side) == value

    def check_mirrored(
        self, judges: tuple[Judge[P], Judge[P]], start: P, image: P, moves: Mapping[Move, Move]
    ) -> None:
        """The same is said of a mirror image of a position, and of the mirror images of its moves.

        Where several moves are right, either solution may have any of them.
        """
        judge, other = judges
        for ask in ASKS:
            posed, mirrored = result(judge.pose(start, ask)), result(other.pose(image, ask))
            assert posed._replace(line=()) == mirrored._replace(line=())
            self.check_posed(image, ask, mirrored)
            if posed.line and len(self.right_moves(start, LEAST[ask])) == 1:
                assert mirrored.line[0] == moves[posed.line[0]]
            for move in start.legal_moves():
                ruling = result(judge.judge(Problem(start, ask, own=True), start, move))
                same = result(other.judge(Problem(image, ask, own=True), image, moves[move]))
                assert ruling._replace(replies=()) == same._replace(replies=())
                self.check_ruling(image, ask, moves[move], same)


def _why_not(ask: str, value: int) -> str | None:
    """Why a position of a value is no puzzle, as in the key of a refusal."""
    if ask == WIN and value < 1:
        return "no_win"
    if value < 0:
        return "lost"
    return "won" if ask == DRAW and value > 0 else None
