"""The search that begins from openings: whole turns, measured by the answers to them."""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tesserae.core.game import DECISIVE, SECOND, Move, Side
from tesserae.core.position import play_all
from tesserae.games import tetrad
from tesserae.games.tetrad.rules.position import Position
from tesserae.search.report import WON, Limits, Report
from tesserae.search.turns import planning
from tesserae.search.turns.planning import TurnHints, plan_from_openings, turns_from_openings
from tests.games.tetrad.playing import damaged, only, play
from tests.search.positions import NIM, wander
from tests.tiers import examples, some

TETRAD = tetrad.GAME
BRIEFLY = Limits(nodes=1_000)

seeds = st.integers(0, 10**6)


def none_at_all(_position: object, _rng: random.Random) -> Iterator[None]:
    """The openings of a game that has none to offer."""
    return iter(())


def turns(position: Position, limits: Limits, lines: int, seed: int) -> list[tuple[Report, ...]]:
    """All reports on the best turns in a position of Tetrad."""
    hints = TurnHints(TETRAD.turn_openings, TETRAD.follow_ups, TETRAD.play_out)
    return list(turns_from_openings(position, TETRAD.evaluate, hints, limits, lines, seed))


def plan(position: Position, limits: Limits = BRIEFLY, seed: int = 0) -> list[Report]:
    """All reports on a position of Tetrad."""
    hints = TurnHints(TETRAD.turn_openings, TETRAD.follow_ups, TETRAD.play_out)
    return list(plan_from_openings(position, TETRAD.evaluate, hints, limits, seed))


def played(position: Position, report: Report) -> Position:
    """The position after a report's line."""
    return play_all(position, report.pv)


@settings(max_examples=examples(20))
@given(seeds, st.integers(1, 2))
def test_every_line_is_legal_and_goes_to_the_end_of_the_turn(seed: int, depth: int) -> None:
    start = damaged(seed)
    for report in plan(start, Limits(depth, 400), seed):
        position = start
        for move in report.pv:
            assert position.turn == start.turn
            assert move in position.legal_moves()
            position = position.apply(move)
        assert not report.depth or position.outcome() or position.turn != start.turn


@pytest.mark.parametrize("seed", range(4))
def test_the_removals_within_a_plan_are_those_that_seem_worst_for_it(seed: int) -> None:
    position = damaged(seed)
    for move in plan(position)[-1].pv:
        after = position.apply(move)
        if position.to_move != position.turn and not after.outcome():
            others = [position.apply(other) for other in position.legal_moves()]
            worths = [TETRAD.evaluate(other, position.turn) for other in others]
            assert TETRAD.evaluate(after, position.turn) == min(worths)
        position = after


@pytest.mark.parametrize("seed", some(range(4), quick=1))
def test_several_turns_lead_to_different_positions_best_first(seed: int) -> None:
    start = damaged(seed)
    reports = turns(start, Limits(nodes=2_000), 3, seed)
    for several in reports:
        assert 0 < len(several) <= 3
        scores = [report.score for report in several]
        assert scores == sorted(scores, reverse=True)
        assert len({played(start, report) for report in several}) == len(several)
    assert len(reports[-1]) == 3


def test_every_one_of_several_turns_has_withstood_as_many_replies(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A turn that has met fewer replies would look better than it is."""
    tried: dict[Position, int] = {}

    class Counted(planning._Planner[Position]):
        def _try_reply(self, plan: planning._Plan[Position]) -> Iterator[None]:
            yield from super()._try_reply(plan)
            tried[plan.line.position] = plan.replies_tried

    monkeypatch.setattr(planning, "_Planner", Counted)
    start = damaged(3)
    several = turns(start, Limits(nodes=3_000), 3, 3)[-1]
    counts = [tried[played(start, report)] for report in several]
    assert counts[0] > 2
    assert min(counts) >= counts[0]


def test_one_of_one_turn_is_the_plan() -> None:
    start = damaged(5)
    assert [several[0] for several in turns(start, BRIEFLY, 1, 5)] == plan(start, BRIEFLY, 5)


@pytest.mark.parametrize("seed", range(3))
def test_it_finds_a_plan_however_few_nodes_it_may_visit(seed: int) -> None:
    first, *_, report = plan(wander(TETRAD, 20, seed), Limits(nodes=1), seed)
    assert first.guessed
    assert not report.guessed
    assert report.depth == 2


def test_no_line_is_refused() -> None:
    with pytest.raises(ValueError, match="no line"):
        turns(damaged(1), BRIEFLY, 0, 1)


@pytest.mark.parametrize("seed", range(5))
def test_a_kill_that_takes_two_units_to_move_up_is_found(seed: int) -> None:
    position = only("O0f2 O0i2 I1n1", "D0h7 I1a11")
    report = plan(position, seed=seed)[-1]
    assert played(position, report).of(SECOND)[0] == 0


def test_the_last_unit_is_finished_off() -> None:
    position = only("O0f2 O0i2", "D0h7")
    assert plan(position)[-1].score > WON // 2


def test_a_unit_that_can_strike_nothing_keeps_out_of_fire() -> None:
    position = only("M0g3", "O0g9")
    after = played(position, plan(position)[-1])
    assert plan(after)[-1].score < WON // 2


def test_a_forced_win_is_proven() -> None:
    report = plan(only("O0g1", "M0g7"))[-1]
    assert report.decided
    assert report.score == DECISIVE - 3


@pytest.mark.parametrize("start", ["11002", "03202", "20312"])
def test_without_turn_openings_the_turn_is_found_ply_by_ply(start: str) -> None:
    *_, report = plan_from_openings(
        NIM.decode(start), NIM.evaluate, TurnHints(none_at_all), BRIEFLY, 0
    )
    assert report.score == DECISIVE - 2


def test_within_the_attacks_it_ends_by_itself() -> None:
    position = damaged(3)
    attack = next(m for m in position.legal_moves() if "x" in TETRAD.format_move(position, m))
    position = position.apply(attack)
    reports = plan(position, Limits())
    assert reports[-1].depth == 2 or len(position.legal_moves()) == 1


@pytest.mark.parametrize("seed", some(range(3), quick=1))
def test_what_more_time_chooses_stands_up_to_as_many_answers(seed: int) -> None:
    position = damaged(seed + 20)
    worths = [_against_many_answers(position, Limits(nodes=n)) for n in (150, 6_000)]
    assert worths[1] >= worths[0] - 30


def _against_many_answers(position: Position, limits: Limits) -> int:
    """What the other side's search, for long enough, leaves of the plan chosen in these limits."""
    after = played(position, plan(position, limits)[-1])
    return 0 if after.outcome() else -plan(after, Limits(1, 3_000))[-1].score


def test_a_search_that_is_dropped_is_freed_without_the_garbage_collector() -> None:
    def evaluate(position: Position, side: Side) -> int:
        return TETRAD.evaluate(position, side)

    position, freed = damaged(5), weakref.ref(evaluate)
    reports = plan_from_openings(position, evaluate, TurnHints(TETRAD.turn_openings), Limits())
    while next(reports).nodes < 500:
        pass
    gc.disable()
    try:
        del reports, evaluate
        assert freed() is None
    finally:
        gc.enable()


def test_of_too_many_plans_those_that_are_refuted_are_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept: weakref.WeakSet[Iterator[Sequence[Move] | None]] = weakref.WeakSet()

    def turn_openings(position: Position, rng: random.Random) -> Iterator[Sequence[Move] | None]:
        found = TETRAD.turn_openings(position, rng)
        kept.add(found)
        return found

    monkeypatch.setattr(planning, "_OPEN_PLANS", 2)
    for report in plan_from_openings(
        damaged(5), TETRAD.evaluate, TurnHints(turn_openings), Limits()
    ):
        if report.nodes > 6_000:
            assert len(kept) <= 5
            return


def test_a_single_legal_move_is_not_searched() -> None:
    position = play("1xn", only("M0g2", "M0g4 M0a13"))
    assert len(plan(position, Limits())) == 1


def test_a_setup_is_planned_ply_by_ply() -> None:
    position = wander(TETRAD, 3, 1)
    assert plan(position, Limits(1, 300))[-1].pv[0] in position.legal_moves()
