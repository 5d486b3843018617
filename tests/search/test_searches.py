"""What every search keeps to: ply by ply, over whole turns, and from openings of turns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tesserae.core.game import Game, Position
from tesserae.games import tetrad
from tesserae.search.alphabeta import search
from tesserae.search.report import Limits, Report
from tesserae.search.turns.beam import plan
from tesserae.search.turns.planning import TurnHints, plan_from_openings
from tests.search.positions import NIM, PYRGA, wander, win_in_one
from tests.tiers import examples

TETRAD = tetrad.GAME
BRIEFLY = Limits(3, 1_500)

seeds = st.integers(0, 10**6)
plies = st.integers(0, 60)


def from_openings(position: Any, evaluate: Any, *more: Any) -> Iterator[Report]:
    hints = TurnHints(TETRAD.turn_openings, TETRAD.follow_ups, TETRAD.play_out)
    return plan_from_openings(position, evaluate, hints, *more)


every_search = pytest.mark.parametrize(
    ("run", "game"),
    [(search, PYRGA), (search, NIM), (plan, NIM), (plan, TETRAD), (from_openings, TETRAD)],
    ids=lambda it: getattr(it, "__name__", None) or it.slug,
)


@every_search
@settings(max_examples=examples(15))
@given(seeds, plies, st.integers(1, 4), st.integers(1, 600))
def test_every_line_reported_can_be_played(
    run: Any, game: Game[Position], seed: int, plies: int, depth: int, nodes: int
) -> None:
    start = wander(game, plies, seed)
    for report in run(start, game.evaluate, Limits(depth, nodes), seed):
        position = start
        assert report.pv
        for move in report.pv:
            assert position.turn == start.turn or run is search
            assert move in position.legal_moves()
            position = position.apply(move)


@every_search
def test_equal_seeds_and_limits_give_equal_reports(run: Any, game: Game[Position]) -> None:
    position = wander(game, 12, 3)
    once, again = (list(run(position, game.evaluate, BRIEFLY, 7)) for _ in range(2))
    assert once == again


@every_search
@settings(max_examples=examples(10))
@given(seeds, plies)
def test_it_pauses_every_few_hundred_nodes(
    run: Any, game: Game[Position], seed: int, plies: int
) -> None:
    visited = 0
    for report in run(wander(game, plies, seed), game.evaluate, Limits(nodes=3_000), seed):
        assert report.nodes - visited < 500
        visited = report.nodes


@every_search
def test_a_finished_game_is_refused(run: Any, game: Game[Position]) -> None:
    before = win_in_one(game, 1)
    moves = (before.apply(move) for move in before.legal_moves())
    over = next(it for it in moves if it.outcome())
    with pytest.raises(ValueError, match=r"^the game is over$"):
        next(run(over, game.evaluate, Limits()))
