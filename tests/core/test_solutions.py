"""What a judge by proofs says in a game so small that one sees what is right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tesserae.core.exact import Proof
from tesserae.core.position import FIRST, SECOND, Move, Outcome, Side
from tesserae.core.puzzle import (
    DRAW,
    SURVIVE,
    WIN,
    Estimate,
    Estimator,
    Posed,
    Problem,
    Ruling,
    proven_judge,
)
from tesserae.core.puzzle.proven_judge import ProvenJudge
from tesserae.core.text import text
from tests.core.judging import Hopeless, result

STAY, STRAY = Move(0), Move(1)


class Path(NamedTuple):
    """The first player is to stay on a path to its end, and loses by straying from it.

    left: plies to the end; the first player makes those with an odd number. fork: where both
    moves stay on it. drawn: nobody wins at its end.
    """

    left: int
    fork: int = 0
    drawn: bool = False
    strayed: bool = False

    @property
    def to_move(self) -> Side:
        return FIRST if self.left % 2 else SECOND

    @property
    def turn(self) -> Side:
        return self.to_move

    def legal_moves(self) -> tuple[Move, ...]:
        if self.outcome() is not None:
            return ()
        return (STAY, STRAY) if self.to_move == FIRST else (STAY,)

    def apply(self, move: Move) -> Path:
        strayed = move == STRAY and self.left != self.fork
        return self._replace(left=self.left - 1, strayed=strayed)

    def outcome(self) -> Outcome | None:
        if self.strayed:
            return Outcome(SECOND, "strayed")
        return None if self.left else Outcome(None if self.drawn else FIRST, "arrived")


class Knowing(NamedTuple):
    """A prover that takes so many steps for a value, and as many more for a move."""

    value: int = 0
    move: int = 0

    def prove(self, position: Path) -> Iterator[Proof]:
        worth = 0 if position.drawn else 1 if position.to_move == FIRST else -1
        yield from [Proof(None, 0)] * self.value
        yield from [Proof(worth, 0)] * self.move
        yield Proof(worth, 0, STAY)


def guessing(chance: float) -> Estimator[Path]:
    """Estimates that are the same of every position."""

    def estimate(_: Path) -> Iterator[Estimate | None]:
        yield None
        yield Estimate(chance, (STAY,))

    return estimate


def posed(start: Path, ask: str, judge: ProvenJudge[Path] | None = None) -> Posed:
    return result((judge or ProvenJudge(Knowing())).pose(start, ask))


@pytest.mark.parametrize(
    ("start", "ask", "length"),
    [
        *((Path(left), WIN, left) for left in (1, 3, 9, 11)),  # to the end of the game
        *((Path(left), WIN, 11) for left in (13, 15, 99)),  # at most six own moves
        (Path(9, fork=5), WIN, 3),  # up to a choice of right moves
        (Path(9, fork=1), WIN, 7),
        (Path(5, fork=5), WIN, 5),  # a choice at the beginning does not end it
        (Path(7, drawn=True), DRAW, 7),
        (Path(7), SURVIVE, 1),
    ],
)
def test_a_solution_goes_on_while_one_move_alone_is_right(
    start: Path, ask: str, length: int
) -> None:
    assert posed(start, ask) == Posed(ask, (STAY,) * length, proven=True)


BY_VALUE = Knowing(value=1)
"""It needs one step for a reply, and one for the answer to it."""

BY_MOVE = Knowing(move=2)
"""It needs two steps for a reply; the answer needs a value only."""


@pytest.mark.parametrize(
    ("prover", "lengths"), [(BY_VALUE, (1, 3, 3, 5, 5, 7)), (BY_MOVE, (1, 3, 3, 5))]
)
def test_a_solution_goes_on_as_long_as_steps_are_left(
    prover: Knowing, lengths: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    for steps, length in enumerate(lengths, start=1):
        monkeypatch.setattr(proven_judge, "EXTEND_STEPS", steps)
        judge = ProvenJudge[Path](prover, guessing(0.5))
        assert posed(Path(99), WIN, judge).line == (STAY,) * length


@pytest.mark.parametrize(
    ("start", "ask", "why"),
    [
        (Path(3, drawn=True), WIN, "no_win"),
        (Path(2), WIN, "no_win"),
        (Path(2), DRAW, "lost"),
        (Path(2), SURVIVE, "lost"),
        (Path(3), DRAW, "won"),
    ],
)
def test_what_cannot_be_reached_is_refused_with_the_reason(start: Path, ask: str, why: str) -> None:
    refusal = text(f"puzzle.own.{why}.proven")
    assert posed(start, ask) == Posed(ask, proven=True, refusal=refusal)


@pytest.mark.parametrize(
    ("chance", "ask", "why"),
    [
        (0.9, WIN, None),
        (0.89, WIN, "no_win"),
        (0.9, DRAW, "won"),
        (0.89, DRAW, None),
        (0.11, SURVIVE, None),
        (1 - 0.9, SURVIVE, "lost"),
        (0.09, DRAW, "lost"),
    ],
)
def test_without_a_proof_nine_tenths_are_a_win(chance: float, ask: str, why: str | None) -> None:
    judge = ProvenJudge[Path](Hopeless(), guessing(chance))
    if why is None:
        assert posed(Path(5), ask, judge) == Posed(ask, (STAY,))
    else:
        assert posed(Path(5), ask, judge) == Posed(ask, refusal=text(f"puzzle.own.{why}.seen"))


@pytest.mark.parametrize(
    ("start", "theme", "move", "right"),
    [
        (Path(1), WIN, STAY, True),
        (Path(1), WIN, STRAY, False),
        (Path(1, drawn=True), DRAW, STAY, True),
        (Path(1, drawn=True), DRAW, STRAY, False),
        (Path(1, drawn=True), WIN, STAY, False),
        (Path(1, drawn=True), SURVIVE, STAY, True),
    ],
)
def test_a_move_that_ends_the_game_needs_no_proof(
    start: Path, theme: str, move: Move, right: bool
) -> None:
    judge = ProvenJudge[Path](Hopeless())
    ruling = result(judge.judge(Problem(start, theme), start, move))
    assert ruling == Ruling(right, solved=right, proven=True)


def test_a_right_move_is_answered_by_what_a_proof_holds_hardest() -> None:
    judge = ProvenJudge[Path](Knowing())
    ruling = result(judge.judge(Problem(Path(5), WIN), Path(5), STAY))
    assert ruling == Ruling(True, (STAY,), proven=True)


def test_an_estimated_answer_to_a_move_is_not_proven() -> None:
    judge = ProvenJudge[Path](Hopeless(), guessing(0.05))
    ruling = result(judge.judge(Problem(Path(5), WIN), Path(5), STAY))
    assert ruling == Ruling(True, (STAY,))
