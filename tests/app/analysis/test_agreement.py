"""The hint, the evaluation bar, the study and the library agree on a position of Tetrad.

They do the same search from the same seed, and so differ only by how long it goes on; a study looks
into its other lines later.
"""

from __future__ import annotations

import re

import pytest

import tesserae as ts
from tesserae.app.analysis.position_analysis import evaluation
from tesserae.app.messages import actions
from tesserae.app.model.analysis import Evaluation
from tesserae.app.study import lines
from tesserae.core.game import OPPONENT
from tesserae.games import catalog
from tesserae.games.tetrad.rules.position import SETUP_PLIES, Position
from tesserae.library.matches.players import GameHistory, LevelPlayer
from tesserae.search.levels import LEVELS, STRONGEST
from tests.app.page import Page
from tests.tiers import some

GAME = catalog.by_slug("tetrad")

STUDIED = 400
"""Nodes of the study: some hundred turns are then replied to."""

MOST = 3_000
"""Nodes within which the library comes to what the others say after a second or less."""


def battle(seed: int) -> Position:
    """A position between turns of a game of level 2, a few turns after the setup."""
    player, turn = LevelPlayer(GAME, LEVELS[1]), 0
    player.begin(seed)
    history, side = GameHistory(GAME.initial()), None
    while history.position.outcome() is None:
        now = history.position
        assert isinstance(now, Position)
        turn += now.placed == SETUP_PLIES and now.turn != side
        if turn == 3 + seed % 3 and now.to_move == now.turn:
            return now
        side, history = now.turn, history.play(GAME, player.choose(history, {"nodes": 150}))
    raise AssertionError("the game was over too soon")


def opened(position: Position, part: str = "", seed: int = 7) -> Page:
    page = Page(f"#/tetrad{part}?v=1&p={GAME.encode(position)}", seed=seed)
    if not part:
        page.seat(0, 0)
    return page


def hinted(position: Position, seed: int = 7) -> Evaluation:
    page = opened(position, seed=seed)
    page.press(actions.HINT)
    page.think()
    assert page.model.play.hint is not None
    return page.model.play.hint


def on_bar(position: Position) -> Evaluation:
    """After as much time as the hint takes."""
    page = opened(position)
    page.set(evaluation=True)
    began = page.clock.now
    while page.app.busy and page.clock.now - began < STRONGEST.seconds:
        page.work_slices()
    found = evaluation(page.model, page.table)
    assert found is not None
    return found


def studied(position: Position) -> Evaluation:
    page, found = opened(position, "/study"), None
    while page.app.busy and (found is None or found.nodes < STUDIED):
        page.work_slices()
        found = lines.known_findings(page.model, page.table)
    assert found is not None
    return found.lines[0]


@pytest.mark.parametrize("seed", some(range(8), quick=1))
def test_all_that_tell_of_a_position_agree(seed: int) -> None:
    position = battle(seed)
    assert position.outcome() is None
    found = [hinted(position), on_bar(position), studied(position)]
    sought = {(it.score, GAME.format_move(position, it.pv[0]), len(it.pv)) for it in found}
    board = ts.Board("tetrad", GAME.encode(position))
    with ts.Engine().analysis(board, ts.Limit(nodes=MOST)) as analysis:
        for info in analysis:
            sought.discard((info.score.points, info.pv[0], len(info.pv)))
            if not sought:
                break
    assert not sought
    leads = [GAME.in_units(position, it.score) for it in found]
    assert not min(leads) <= -0.5 < 0.5 <= max(leads), "one says White is ahead, another Black"
    for lead in leads:
        leader = position.to_move if lead > 0 else OPPONENT[position.to_move]
        assert abs(lead) <= position.tiles(leader)


def leads_in(markup: str) -> set[str]:
    return set(re.findall(r"\w+ ahead by about \d+ tiles", markup))


@pytest.mark.parametrize("seed", some(range(8), quick=1))
def test_a_hint_beside_the_bar_says_the_same_of_the_position_or_nothing(seed: int) -> None:
    page = opened(battle(seed))
    page.press(actions.HINT)
    page.think()
    hint = page.model.play.hint
    assert hint is not None
    page.set(evaluation=True)
    assert leads_in(page.regions["assist"]) == leads_in(page.regions["eval"])
    for _ in range(100):
        page.work_slices()
        found = evaluation(page.model, page.table)
        assert found is not None
        assert found.nodes >= hint.nodes
        told = leads_in(page.regions["assist"])
        assert told == (leads_in(page.regions["eval"]) if found.pv[0] == hint.pv[0] else set())


@pytest.mark.parametrize("seed", some(range(8), quick=1))
def test_a_hint_is_what_the_bar_knows_if_that_has_searched_for_longer(seed: int) -> None:
    page = opened(battle(seed))
    page.set(evaluation=True)
    while (evaluation(page.model, page.table) or Evaluation(0)).nodes < MOST:
        page.work_slices()
    page.press(actions.HINT)
    while page.model.engine.requested == "hint":
        page.work_slices()
    hint = page.model.play.hint
    assert hint == evaluation(page.model, page.table)
    assert hint is not None
    assert hint.nodes >= MOST
