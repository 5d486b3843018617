"""However slow a device is, an engine plays a ply that it has thought about."""

from __future__ import annotations

import pytest

from tesserae.app.engine.tasks import EngineTasks
from tesserae.app.messages import EngineDecided
from tesserae.app.messages.commands import Think
from tesserae.app.model.engine import Job
from tesserae.core.game import Game, Position
from tesserae.games import catalog
from tesserae.search.levels import LEVELS, Level
from tesserae.search.thinking import think
from tests.search.positions import wander

AT: dict[str, int] = {"tetrad": 40}
"""Random plies before a position; else 8."""


class Slow:
    """A clock on which everything takes a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


@pytest.mark.parametrize("level", LEVELS[1:4], ids=lambda level: f"level {level.number}")
@pytest.mark.parametrize("game", catalog.GAMES, ids=lambda game: game.slug)
def test_the_first_ply_that_was_looked_at_is_played_when_time_is_up(
    game: Game[Position], level: Level
) -> None:
    position = wander(game, AT.get(game.slug, 8), 3)
    _, *reports = think(game, position, level, 7)  # the first comes before time counts
    found = next(it for it in reports if not it.guessed)
    tasks = EngineTasks(Slow())
    tasks.carry_out(Think(Job("ply", game.slug, position, level.number, 7)))
    news = None
    while news is None:
        news = tasks.work(0)
    assert isinstance(news, EngineDecided)
    assert news.evaluation.pv[0] == found.pv[0]
