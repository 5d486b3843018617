"""The engine: it keeps to its plan while the game follows it, and remembers its proofs."""

from __future__ import annotations

from tesserae.core.exact import Solvable
from tesserae.games import tetrad
from tesserae.games.tetrad.rules.position import Position
from tesserae.search.engine import Engine
from tesserae.search.levels import LEVELS, Level
from tesserae.search.report import Report
from tesserae.search.thinking import think
from tests.games.tetrad.playing import only
from tests.search.positions import PYRGA, wander

TETRAD = tetrad.GAME
LEVEL = LEVELS[2]
START = only("O0g4 O0a4", "O0g10 I0a9")


def reports_on(engine: Engine, position: Position, level: Level = LEVEL) -> list[Report]:
    """All reports on a position of Tetrad."""
    return list(engine.think(TETRAD, position, level, 1))


def searches(engine: Engine, position: Position, level: Level = LEVEL) -> bool:
    """Whether it thinks as if it had no plan."""
    return reports_on(engine, position, level) == list(think(TETRAD, position, level, 1))


def test_the_first_plan_is_that_of_the_level() -> None:
    assert searches(Engine(), START)


def test_a_plan_is_kept_to_until_the_turn_ends() -> None:
    engine = Engine()
    plan = reports_on(engine, START)[-1].pv
    position = START
    for n in range(1, len(plan)):
        position = position.apply(plan[n - 1])
        assert [report.pv for report in reports_on(engine, position)] == [plan[n:]]
    after = position.apply(plan[-1])
    assert searches(engine, after)


def test_the_same_position_an_unexpected_move_and_another_level_are_searched_anew() -> None:
    engine = Engine()
    plan = reports_on(engine, START)[-1].pv
    other = next(move for move in START.legal_moves() if move not in plan)
    assert searches(engine, START)
    assert searches(engine, START.apply(other))
    assert searches(engine, START)
    assert searches(engine, START.apply(plan[0]), LEVELS[0])


def test_a_plan_that_was_dropped_before_it_was_finished_is_not_kept_to() -> None:
    engine = Engine()
    first = next(engine.think(TETRAD, START, LEVEL, 1))
    after = START.apply(first.pv[0])
    assert searches(engine, after)


def test_games_without_long_turns_are_searched_at_every_ply() -> None:
    engine, position = Engine(), wander(PYRGA, 8, 1)
    for _ in range(3):
        reports = list(engine.think(PYRGA, position, LEVELS[2], 1))
        assert reports == list(think(PYRGA, position, LEVELS[2], 1))
        position = position.apply(reports[-1].pv[0])


def test_analysing_leaves_the_plan_as_it_is() -> None:
    engine = Engine()
    plan = reports_on(engine, START)[-1].pv
    after = START.apply(plan[0])
    next(engine.analyse(TETRAD, after, 1))
    assert [report.pv for report in reports_on(engine, after)] == [plan[1:]]


def test_analysing_ends_with_what_is_proven() -> None:
    position = wander(PYRGA, 16, 1)
    *_, last = Engine().analyse(PYRGA, position, 1)
    assert isinstance(PYRGA, Solvable)
    *_, proof = PYRGA.prover().prove(position)
    assert proof.value is not None
    assert (last.score > 0) - (last.score < 0) == proof.value
