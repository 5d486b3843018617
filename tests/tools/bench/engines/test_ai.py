"""The tool that measures the levels."""

from __future__ import annotations

import re

import pytest

from tesserae.core.game import Game, Position
from tesserae.games.catalog import GAMES
from tesserae.search.levels import LEVELS
from tools.bench.engines.ai import factories, main


def test_every_step_and_every_opponent_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--game", "pyrga", "--games", "2", "--movetime", "3", "--playouts", "5"])
    lines = capsys.readouterr().out.splitlines()
    assert all(re.match(r"pyrga at 3 ms: 2 games: level\d [\d.]+ - [\d.]+ ", its) for its in lines)
    assert len(lines) == len(LEVELS) - 1 + 3
    assert "level2" in lines[0]
    assert " level1 (" in lines[0]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_only_who_plays_a_game_is_measured_in_it(game: Game[Position]) -> None:
    names = {factory.__name__ for factory in factories(game)}
    assert ("units" in names) == (game.slug == "tetrad")
    assert names >= {"greedy", "cut"}
