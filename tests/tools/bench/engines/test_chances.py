"""Whether chances fit is measured right."""

from __future__ import annotations

import math
import re
from typing import Final

import pytest

from tesserae.core.game import Game, Position
from tesserae.games import catalog
from tesserae.search.levels import LEVELS
from tests.tiers import by_turns
from tools.bench.engines.chances import Sample, fitting_odds, samples, table

TETRAD: Game[Position] = catalog.by_slug("tetrad")

GAMES: Final = {"pyrga": 24, "zaic": 16, "tetrad": 4}
"""Games of each level whose results are held against the chances."""

NEAR: Final = 20
"""Points by which a tenth of the chances may be wrong, where enough positions are in it."""


@pytest.mark.parametrize("odds", [300, 900])
def test_those_odds_fit_with_which_a_side_wins_as_often_as_its_chances_say(odds: int) -> None:
    found = []
    for percent in (20, 40, 60, 80, 90):
        score = round(odds * math.log(percent / (100 - percent)))
        found += [Sample(score, float(n < percent)) for n in range(100)]
    assert fitting_odds(found, 100) == pytest.approx(odds, rel=0.03)
    assert table(found, odds).startswith("20 %: 20 (100), 40 %: 40 (100), 60 %: 60 (100), ")


@pytest.mark.slow
def test_every_turn_of_a_game_is_one_sample_and_both_sides_share_the_points() -> None:
    found = list(samples(TETRAD, LEVELS[0], {"nodes": 1}, 1))
    assert len(found) > 4
    assert {it.points for it in found} in ({0.0, 1.0}, {0.5})
    assert found[0].points == 1 - found[1].points


@pytest.mark.slow
@pytest.mark.parametrize("game", by_turns(catalog.GAMES, share=3), ids=lambda game: game.slug)
def test_the_odds_of_a_game_are_about_those_that_fit_games_of_its_levels(
    game: Game[Position],
) -> None:
    found = [
        sample
        for level in LEVELS[:3]
        for seed in range(GAMES[game.slug])
        for sample in samples(game, level, {"movetime": 60_000}, seed)
    ]
    assert 0.7 < fitting_odds(found, game.unit) / game.odds < 1.4
    for chance, points, count in re.findall(r"(\d+) %: (\d+) \((\d+)\)", table(found, game.odds)):
        assert int(count) < 60 or abs(int(chance) - int(points)) < NEAR
