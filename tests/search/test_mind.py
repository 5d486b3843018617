"""One who thinks once a turn."""

from __future__ import annotations

from typing import Any

from tesserae.core.exact import Solvable
from tesserae.games import tetrad
from tesserae.search.alphabeta import Report
from tesserae.search.levels import LEVELS, Level, think
from tesserae.search.mind import Mind
from tests.games.tetrad.playing import only
from tests.search.positions import PYRGA, wander

TETRAD = tetrad.GAME
LEVEL = LEVELS[1]
START = only("O0g4 O0a4", "O0g10 I0a9")


def thoughts(mind: Mind, position: Any, level: Level = LEVEL, seed: int = 1) -> list[Report]:
    """All reports on a position of Tetrad."""
    return list(mind.think(TETRAD, position, level, seed))


def test_the_first_plan_is_that_of_the_level() -> None:
    assert thoughts(Mind(), START) == list(think(TETRAD, START, LEVEL, 1))


def test_a_plan_is_kept_to_until_the_turn_ends() -> None:
    mind = Mind()
    plan = thoughts(mind, START)[-1].pv
    position = START
    for n in range(1, len(plan)):
        position = position.apply(plan[n - 1])
        assert [report.pv for report in thoughts(mind, position)] == [plan[n:]]
    after = position.apply(plan[-1])
    assert thoughts(mind, after) == list(think(TETRAD, after, LEVEL, 1))


def test_what_was_not_expected_is_thought_about_anew() -> None:
    mind = Mind()
    plan = thoughts(mind, START)[-1].pv
    other = next(move for move in START.legal_moves() if move not in plan)
    after = START.apply(other)
    assert thoughts(mind, after) == list(think(TETRAD, after, LEVEL, 1))


def test_another_level_has_its_own_thoughts() -> None:
    mind = Mind()
    after = START.apply(thoughts(mind, START)[-1].pv[0])
    assert thoughts(mind, after, LEVELS[0]) == list(think(TETRAD, after, LEVELS[0], 1))


def test_a_plan_that_was_dropped_before_it_was_finished_is_not_kept_to() -> None:
    mind = Mind()
    first = next(mind.think(TETRAD, START, LEVEL, 1))
    after = START.apply(first.pv[0])
    assert thoughts(mind, after) == list(think(TETRAD, after, LEVEL, 1))


def test_the_same_question_is_thought_about_again() -> None:
    mind = Mind()
    assert thoughts(mind, START) == thoughts(mind, START)


def test_games_without_long_turns_are_thought_about_at_every_ply() -> None:
    mind, position = Mind(), wander(PYRGA, 8, 1)
    for _ in range(3):
        reports = list(mind.think(PYRGA, position, LEVELS[2], 1))
        assert reports == list(think(PYRGA, position, LEVELS[2], 1))
        position = position.apply(reports[-1].pv[0])


def test_pondering_leaves_the_plan_as_it_is() -> None:
    mind = Mind()
    plan = thoughts(mind, START)[-1].pv
    after = START.apply(plan[0])
    next(mind.ponder(TETRAD, after, 1))
    assert [report.pv for report in thoughts(mind, after)] == [plan[1:]]


def test_pondering_ends_with_what_is_proven() -> None:
    position = wander(PYRGA, 16, 1)
    *_, last = Mind().ponder(PYRGA, position, 1)
    assert isinstance(PYRGA, Solvable)
    *_, proof = PYRGA.prover().prove(position)
    assert proof.value is not None
    assert (last.score > 0) - (last.score < 0) == proof.value
