"""The judge of puzzles in games whose positions can be proven, all or some of them."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Final, Generic, NamedTuple

from tesserae.core.exact import Prover
from tesserae.core.position import Move, P, Side
from tesserae.core.puzzle import DRAW, SURVIVE, WIN, Estimator, Posed, Problem, Ruling
from tesserae.core.text import Text, text

CLEAR: Final = 0.9
"""Where nothing is proven, a position is won for a side that scores as much, or lost."""

POSE_STEPS: Final = 200
"""Steps of a proof of the position that is asked about; a few milliseconds each."""

JUDGE_STEPS: Final = 60
"""Steps of a proof of a move in it."""

EXTEND_STEPS: Final = 300
"""Steps in all to find out whether a solution goes on."""

MAX_OWN_MOVES: Final = 6
"""Own moves of a solution at most, as in pools."""


class _Value(NamedTuple):
    """A value for a side: 1 for a win, 0 for neither, -1 for a loss. line: it begins so."""

    value: int
    line: tuple[Move, ...] = ()
    proven: bool = True


class ProvenJudge(Generic[P]):
    """Judges by proofs.

    In pools a move is right if it keeps the value: a draw for the theme `draw`, a win for all
    others. Of other positions one can ask for a win, for a draw where there is no win, or to
    survive, which is not to lose. What is not proven within so many steps is estimated, and then
    a move is right if the win is clear, or no loss is.
    """

    def __init__(self, prover: Prover[P], estimate: Estimator[P] | None = None) -> None:
        self._prover = prover
        self._estimate = estimate

    def judge(self, problem: Problem[P], before: P, move: Move) -> Iterator[Ruling | None]:
        """See core.puzzle.Judge."""
        after, side = before.apply(move), before.to_move
        found = yield from self._value(after, side, JUDGE_STEPS)
        right = found.value >= _least(problem.theme)
        over = after.outcome() is not None
        yield Ruling(right, found.line[:1], solved=right and over, proven=found.proven)

    def pose(self, start: P, ask: str) -> Iterator[Posed | None]:
        """See core.puzzle.Judge. The solution ends where several moves are right."""
        found = yield from self._value(start, start.to_move, POSE_STEPS)
        refusal = _refusal(ask, found)
        if refusal is not None:
            yield Posed(ask, proven=found.proven, refusal=refusal)
            return
        line = found.line[:1]
        if ask != SURVIVE and found.proven:
            rest = yield from self._extend_solution(
                start.apply(line[0]), start.to_move, _least(ask)
            )
            line += rest
        yield Posed(ask, line, found.proven)

    def _extend_solution(
        self, position: P, side: Side, least: int
    ) -> Generator[None, None, tuple[Move, ...]]:
        """How a solution goes on after its first move, as long as one move only is right."""
        line: tuple[Move, ...] = ()
        steps = EXTEND_STEPS
        while len(line) < 2 * (MAX_OWN_MOVES - 1) and position.outcome() is None:
            reply = yield from self._value(position, side, steps)
            before = position.apply(reply.line[0])
            right: list[Move] = []
            for move in before.legal_moves() if before.outcome() is None else ():
                after = before.apply(move)
                looking = self._value(after, side, steps)
                while True:
                    try:
                        next(looking)
                    except StopIteration as done:
                        found: _Value = done.value
                        break
                    steps -= 1
                    yield
                if not found.proven:
                    return line
                right += [move] if found.value >= least else []
                if len(right) > 1:
                    return line
            if not right:
                return line
            line += (reply.line[0], right[0])
            position = before.apply(right[0])
        return line

    def _value(self, position: P, side: Side, most: int) -> Generator[None, None, _Value]:
        """The value of a position for a side: proven in so many steps, or else estimated."""
        outcome = position.outcome()
        if outcome is not None:
            won = outcome.winner == side
            return _Value(0 if outcome.winner is None else 1 if won else -1)
        sign = 1 if position.to_move == side else -1
        value: int | None = None
        for step, proof in enumerate(self._prover.prove(position)):
            value = proof.value
            if value is not None and proof.move is not None:
                return _Value(sign * value, (proof.move,))
            if self._estimate is not None and step >= most:
                break
            yield
        assert self._estimate is not None, "a proof without end"
        found = yield from self._estimated(self._estimate, position, sign)
        return found if value is None else _Value(sign * value, found.line)

    def _estimated(
        self, estimate: Estimator[P], position: P, sign: int
    ) -> Generator[None, None, _Value]:
        for found in estimate(position):
            if found is not None:
                value = (found.chance >= CLEAR) - (found.chance <= 1 - CLEAR)
                return _Value(sign * value, found.line, found.proven)
            yield
        raise ValueError("no estimate")


def _least(theme: str) -> int:
    """The least value that a right move keeps."""
    return 0 if theme in (DRAW, SURVIVE) else 1


def _refusal(ask: str, found: _Value) -> Text | None:
    """Why what is asked for cannot be reached; None if it can."""
    how = "proven" if found.proven else "seen"
    if ask == WIN and found.value < 1:
        return text(f"puzzle.own.no_win.{how}")
    if found.value < 0:
        return text(f"puzzle.own.lost.{how}")
    if ask == DRAW and found.value > 0:
        return text(f"puzzle.own.won.{how}")
    return None
