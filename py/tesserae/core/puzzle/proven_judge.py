"""The judge of puzzles in games whose positions can be proven, all or some of them."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Final, Generic, NamedTuple

from tesserae.core.exact import Proof, Prover
from tesserae.core.position import OPPONENT, Move, P, Side, is_won_by, result_for
from tesserae.core.puzzle import (
    DRAW,
    NOW,
    STOP,
    SURVIVE,
    WIN,
    Estimate,
    Estimator,
    Posed,
    Problem,
    Ruling,
)
from tesserae.core.text import Text, text

CLEAR: Final = 0.9
"""Without a proof, a position is won for a side that scores this much, or lost."""

POSE_STEPS: Final = 200
"""Steps of a proof of the puzzle's position; a few milliseconds each."""

JUDGE_STEPS: Final = 60
"""Steps of a proof of a move in it."""

MOVE_STEPS: Final = 2_000
"""Steps of a proof of that position once its value is known, and only the move is not.

Of 136 random positions of Pyrga with five pieces, whose values often come from the table of those
with four, three took more than 200; the most were 869. Another one is known to take 1,656.
"""

EXTEND_STEPS: Final = 300
"""Steps in total to find out whether a solution goes on."""

MAX_OWN_MOVES: Final = 6
"""Maximum number of own moves in a solution, as in pools."""


class _Value(NamedTuple):
    """The value of a position for a side: 1 for a win, 0 for neither, -1 for a loss.

    proven: the value is. move: of the side to move, the best one as far as is known; None where
    the game is over. move_proven: the value is proven, and so is that the move keeps it.
    """

    value: int
    proven: bool
    move: Move | None = None
    move_proven: bool = False


class _Steps:
    """The steps left for the values of positions, and then for moves that keep them."""

    def __init__(self, values: int, moves: int = 0) -> None:
        self._values = values
        self._moves = moves

    def take(self, proof: Proof) -> bool:
        """Takes the next step of a proof; False if none is left."""
        if proof.value is None:
            self._values -= 1
            return self._values >= 0
        self._moves -= 1
        return self._moves >= 0


class ProvenJudge(Generic[P]):
    """Judges by proofs.

    In pools a move is right if it keeps the value: a draw for the theme `draw`, a win for all
    others but those for beginners, which look at one move: it wins for `now`, and for `stop` it
    leaves the other side no move that does.

    Of other positions one can ask for a win, for a draw where there is no win, or to survive, which
    is not to lose. If a proof takes too many steps, the value is estimated, and then a move is
    right if the win is clear, or no loss is.

    A prover may know a value long before it knows a move that keeps it. Where it does not find
    one, an estimated move is a solution, or an answer, that is not proven.
    """

    def __init__(self, prover: Prover[P], estimate: Estimator[P] | None = None) -> None:
        self._prover = prover
        self._estimate = estimate

    def judge(self, problem: Problem[P], before: P, move: Move) -> Iterator[Ruling | None]:
        """See core.puzzle.Judge. A proven mistake gets a proven refutation, or none."""
        if problem.theme in (NOW, STOP):
            yield _ruling_at_once(problem.theme, before, move)
            return
        after, side = before.apply(move), before.to_move
        found = yield from self._value(after, side, _Steps(JUDGE_STEPS, JUDGE_STEPS))
        right = found.value >= _least(problem.theme)
        if found.move is None:
            yield Ruling(right, solved=right, proven=True)
            return
        value = None if right else found.value
        if found.proven and not right and not found.move_proven:
            yield Ruling(right, proven=True, value=value)
        else:
            yield Ruling(right, (found.move,), proven=found.move_proven, value=value)

    def pose(self, start: P, ask: str) -> Iterator[Posed | None]:
        """See core.puzzle.Judge. The solution ends where several moves are right."""
        found = yield from self._value(start, start.to_move, _Steps(POSE_STEPS, MOVE_STEPS))
        refusal = _refusal(ask, found)
        if refusal is not None:
            yield Posed(ask, proven=found.proven, refusal=refusal)
            return
        assert found.move is not None, "the game is over"
        line: tuple[Move, ...] = (found.move,)
        if ask != SURVIVE and found.move_proven:
            after = start.apply(found.move)
            line += yield from self._extend_solution(after, start.to_move, _least(ask))
        yield Posed(ask, line, found.move_proven)

    def _extend_solution(
        self, position: P, side: Side, least: int
    ) -> Generator[None, None, tuple[Move, ...]]:
        """The solution after its first move, as long as only one move is right."""
        line: tuple[Move, ...] = ()
        steps = _Steps(EXTEND_STEPS, EXTEND_STEPS)
        while len(line) < 2 * (MAX_OWN_MOVES - 1) and position.outcome() is None:
            reply = (yield from self._proof(position, steps)).move
            if reply is None:
                break
            before = position.apply(reply)
            only = yield from self._only_right_move(before, side, least, steps)
            if only is None:
                break
            line += (reply, only)
            position = before.apply(only)
        return line

    def _only_right_move(
        self, position: P, side: Side, least: int, steps: _Steps
    ) -> Generator[None, None, Move | None]:
        """The one move that keeps a value, if all others are proven not to; else None."""
        right: Move | None = None
        for move in position.legal_moves() if position.outcome() is None else ():
            value = yield from self._proven_value(position.apply(move), side, steps)
            if value is None or (value >= least and right is not None):
                return None
            right = move if value >= least else right
        return right

    def _value(self, position: P, side: Side, steps: _Steps) -> Generator[None, None, _Value]:
        """The value of a position for a side, and a move: proven within `steps`, or estimated."""
        if position.outcome() is not None:
            return _Value(result_for(position, side), proven=True)
        sign = 1 if position.to_move == side else -1
        proof = yield from self._proof(position, steps)
        if proof.value is not None and proof.move is not None:
            return _Value(sign * proof.value, True, proof.move, move_proven=True)
        found = yield from self._finish_estimate(position)
        move = found.line[0]
        if proof.value is None:
            value = (found.chance >= CLEAR) - (found.chance <= 1 - CLEAR)
            return _Value(sign * value, found.proven, move, move_proven=found.proven)
        any_keeps = proof.value < 0
        return _Value(sign * proof.value, True, move, move_proven=found.proven or any_keeps)

    def _proven_value(
        self, position: P, side: Side, steps: _Steps
    ) -> Generator[None, None, int | None]:
        """The value of a position for a side, if it can be proven within `steps`."""
        if position.outcome() is not None:
            return result_for(position, side)
        proof = yield from self._proof(position, steps, with_move=False)
        if proof.value is None:
            return None
        return proof.value if position.to_move == side else -proof.value

    def _proof(
        self, position: P, steps: _Steps, *, with_move: bool = True
    ) -> Generator[None, None, Proof]:
        """The part of a proof found within `steps`; all of it if nothing is estimated."""
        proof = Proof(None, 0)
        for proof in self._prover.prove(position):
            if proof.move is not None or (proof.value is not None and not with_move):
                break
            if self._estimate is not None and not steps.take(proof):
                break
            yield
        return proof

    def _finish_estimate(self, position: P) -> Generator[None, None, Estimate]:
        assert self._estimate is not None, "a proof without end"
        for found in self._estimate(position):
            if found is not None:
                return found
            yield
        raise ValueError("no estimate")


def _least(theme: str) -> int:
    """The least value that a right move keeps."""
    return 0 if theme in (DRAW, SURVIVE) else 1


def _refusal(ask: str, found: _Value) -> Text | None:
    """Why the task cannot be solved; None if it can."""
    how = "proven" if found.proven else "seen"
    if ask == WIN and found.value < 1:
        return text(f"puzzle.own.no_win.{how}")
    if found.value < 0:
        return text(f"puzzle.own.lost.{how}")
    if ask == DRAW and found.value > 0:
        return text(f"puzzle.own.won.{how}")
    return None


def _ruling_at_once(theme: str, before: P, move: Move) -> Ruling:
    """Whether a move wins, or leaves the other side no winning move; else that winning move."""
    after, side = before.apply(move), before.to_move
    if theme == NOW:
        right = is_won_by(after, side)
        return Ruling(right, solved=right, proven=True)
    other = OPPONENT[side]
    wins = [reply for reply in after.legal_moves() if is_won_by(after.apply(reply), other)]
    right = not wins and not is_won_by(after, other)
    return Ruling(right, tuple(wins[:1]), solved=right, proven=True)
