"""The judge by proofs where the prover knows a value, and not yet a move: nothing is made up."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count, islice

import pytest

from tesserae.core.exact import Proof
from tesserae.core.position import OPPONENT, Move, is_won_by
from tesserae.core.puzzle import (
    ASKS,
    SURVIVE,
    WIN,
    Estimate,
    Estimator,
    Posed,
    Problem,
    proven_judge,
)
from tesserae.core.puzzle.proven_judge import ProvenJudge
from tesserae.core.text import text
from tesserae.games.pyrga import GAME
from tesserae.games.pyrga.engine.prover import Prover
from tesserae.games.pyrga.rules import START, Position
from tesserae.search import estimating
from tesserae.search.report import Limits
from tests.core.judging import FullProof, Hopeless, result
from tests.core.solving import plain_value
from tests.games.pyrga.engine.solving import random_games
from tests.tiers import part, sampled

PROOF: FullProof[Position] = FullProof(plain_value)


class Hesitating:
    """A prover that takes so many steps for a value, and as many more for a move."""

    def __init__(self, value: int, move: int) -> None:
        self._steps = value, move
        self._prover = Prover(use_book=False)

    def prove(self, position: Position) -> Iterator[Proof]:
        *_, known = self._prover.prove(position)
        value, move = self._steps
        yield from [Proof(None, 0)] * value
        yield from [Proof(known.value, 0)] * move
        yield known


def misleading(seed: int) -> Estimator[Position]:
    """Estimates by chance, and calls nothing proven."""
    rng = random.Random(seed)

    def estimate(position: Position) -> Iterator[Estimate | None]:
        yield None
        yield Estimate(rng.choice([0.0, 0.5, 1.0]), (rng.choice(position.legal_moves()),))

    return estimate


def wrong_and_right() -> list[tuple[Position, Move, Move]]:
    """Won positions, each with a move that wins and one that does not."""
    found = []
    for _, position in random_games(22, 40):
        right = PROOF.right_moves(position, 1)
        wrong = [move for move in position.legal_moves() if move not in right]
        unfinished = [move for move in wrong if position.apply(move).outcome() is None]
        if right and unfinished:
            found.append((position, right[0], unfinished[0]))
    assert len(found) > 5
    return found


def finished() -> Iterator[Position]:
    """Positions in which nobody can play any more, or somebody has won."""
    for seed in count():
        position, rng = START, random.Random(seed)
        while moves := position.legal_moves():
            position = position.apply(rng.choice(moves))
        yield position


def lost_and_over() -> Iterator[Position]:
    """Some in which the side to move has lost."""
    lost = (it for it in finished() if is_won_by(it, OPPONENT[it.to_move]))
    return islice(lost, 5)


@sampled
@pytest.mark.parametrize("steps", [(0, 0), (0, 1), (1, 0), (0, 9), (2, 2), (9, 0)])
def test_what_is_proven_is_so_whatever_the_steps_are_enough_for(
    steps: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("POSE_STEPS", "JUDGE_STEPS", "MOVE_STEPS", "EXTEND_STEPS"):
        monkeypatch.setattr(proven_judge, name, 2)
    proven = set()
    for plies in (21, 23, 25):
        for seed, (_, position) in enumerate(random_games(plies, part(90))):
            judge = ProvenJudge(Hesitating(*steps), misleading(seed))
            PROOF.check_what_is_proven(judge, position)
            proven |= {result(judge.pose(position, ask)).proven for ask in ASKS}
    plain_value.cache_clear()
    assert proven == ({False} if steps[0] > 2 else {True, False} if steps[1] > 2 else {True})


@sampled
@pytest.mark.parametrize("nodes", [50, 100, 200])
def test_what_a_search_proves_is_so_where_the_prover_gives_up(
    nodes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(estimating, "SHORT_TURNS", Limits(nodes=nodes))
    judge: ProvenJudge[Position] = ProvenJudge(Hopeless(), estimating.estimator(GAME))
    proven = 0
    for plies in (21, 22, 23):
        for _, position in random_games(plies, part(60)):
            proven += PROOF.check_what_is_proven(judge, position)
    plain_value.cache_clear()
    assert proven > part(180)


def test_a_solution_is_proven_once_its_move_is(monkeypatch: pytest.MonkeyPatch) -> None:
    for position, right, wrong in wrong_and_right():

        def estimate(_: Position, wrong: Move = wrong) -> Iterator[Estimate | None]:
            yield Estimate(1.0, (wrong,))

        judge = ProvenJudge(Hesitating(0, 9), estimate)
        monkeypatch.setattr(proven_judge, "MOVE_STEPS", 9)
        posed = result(judge.pose(position, WIN))
        assert posed.proven
        assert PROOF.value_for(position.apply(posed.line[0]), position.to_move) == 1
        monkeypatch.setattr(proven_judge, "MOVE_STEPS", 8)
        posed = result(judge.pose(position, WIN))
        assert not posed.proven
        assert posed.line == (wrong,)
        ruling = result(judge.judge(Problem(position, WIN, own=True), position, right))
        assert ruling.right


@pytest.mark.parametrize("proven", [True, False])
def test_what_a_search_proves_counts_as_a_proof(proven: bool) -> None:
    for position, right, _ in wrong_and_right():

        def estimate(_: Position, right: Move = right) -> Iterator[Estimate | None]:
            yield Estimate(1.0, (right,), proven)

        judge: ProvenJudge[Position] = ProvenJudge(Hopeless(), estimate)
        posed = result(judge.pose(position, WIN))
        assert (posed.line[0], posed.proven) == (right, proven)


def test_a_proof_must_come_to_something_where_nothing_is_estimated() -> None:
    class Silent:
        """A prover that gives up."""

        def prove(self, _: Position) -> Iterator[Proof]:
            yield Proof(None, 0)

    judge: ProvenJudge[Position] = ProvenJudge(Silent())
    with pytest.raises(AssertionError, match="a proof without end"):
        result(judge.pose(wrong_and_right()[0][0], WIN))


def test_a_search_must_come_to_something() -> None:
    judge: ProvenJudge[Position] = ProvenJudge(Hopeless(), lambda _: iter([None]))
    with pytest.raises(ValueError, match=r"^no estimate$"):
        result(judge.pose(wrong_and_right()[0][0], WIN))


@pytest.mark.parametrize(("steps", "enough"), [(8, False), (9, True)])
def test_a_proven_mistake_is_refuted_once_the_move_is_proven_and_by_no_estimate(
    steps: int, enough: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proven_judge, "JUDGE_STEPS", steps)
    for position, _, wrong in wrong_and_right():
        judge = ProvenJudge(Hesitating(0, 9), misleading(0))
        ruling = result(judge.judge(Problem(position, WIN, own=True), position, wrong))
        assert (ruling.right, ruling.proven) == (False, True)
        after = position.apply(wrong)
        value = plain_value(after)
        assert bool(ruling.replies) == (enough or value < 0)  # any move keeps a loss
        for reply in ruling.replies:
            assert PROOF.value_for(after.apply(reply), after.to_move) == value


def test_nothing_can_be_asked_of_a_finished_game() -> None:
    start, judge = next(lost_and_over()), ProvenJudge(Hesitating(0, 0))
    posed = result(judge.pose(start, WIN))
    assert posed == Posed(WIN, proven=True, refusal=text("puzzle.own.no_win.proven"))
    for position in lost_and_over():
        posed = result(judge.pose(position, SURVIVE))
        assert posed == Posed(SURVIVE, proven=True, refusal=text("puzzle.own.lost.proven"))
    won = next(it for it in finished() if is_won_by(it, it.to_move))
    with pytest.raises(AssertionError, match="the game is over"):
        result(judge.pose(won, WIN))


def test_a_pool_is_judged_by_nothing_but_proofs() -> None:
    judge = ProvenJudge(Hesitating(500, 500))
    for position, right, wrong in wrong_and_right()[:5]:
        for move in (right, wrong):
            ruling = result(judge.judge(Problem(position, "tower"), position, move))
            assert ruling.proven
            PROOF.check_ruling(position, WIN, move, ruling)
