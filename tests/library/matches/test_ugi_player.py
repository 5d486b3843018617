"""A match through the text protocol: two processes, with clocks."""

from __future__ import annotations

import shlex
import sys

import pytest

from tesserae.core.game import Move
from tesserae.games.catalog import by_slug
from tesserae.library.engines.limits import GoLimits
from tesserae.library.matches.pairs import Contestant, GameClock, MatchOptions, pair
from tesserae.library.matches.players import GameHistory
from tesserae.library.matches.ugi_player import UgiPlayer
from tests.cli.talk import ROOT
from tests.tiers import some

CLOCK = GameClock(1_500, 10)
"""Some 50 ms a move."""

MARGIN = 3_000
"""Forgiven, so that a busy machine loses no game; the clock runs all the same."""


class Listener(UgiPlayer):
    """Keeps what it was asked."""

    heard: list[GoLimits]

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:
        self.heard.append(limits)
        return super().choose(history, limits)


@pytest.mark.parametrize("slug", some(["pyrga", "zaic"], quick=1))
def test_two_engines_play_a_pair_with_clocks(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "py"))
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    game = by_slug(slug)
    command = shlex.join([sys.executable, "-S", "-m", "tesserae", "ugi", slug])
    one, other = Listener(game, command), Listener(game, command)
    one.heard, other.heard = [], []
    pairing = (Contestant("one", one, {}), Contestant("other", other, {}))
    results = pair(game, pairing, MatchOptions(clock=CLOCK, margin=MARGIN), 0)
    for player in (one, other):
        player.close()
    assert [result.fault for result in results] == [None, None]
    assert one.heard[0] == {"p1time": 1_500, "p2time": 1_500, "p1inc": 10, "p2inc": 10}
    assert other.heard[0]["p2time"] == CLOCK.base
    for heard in (one.heard, other.heard):
        assert len(heard) > 6
        assert min(heard[-1]["p1time"], heard[-1]["p2time"]) < CLOCK.base
