"""The tool that measures the levels."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tesserae.core.game import Game, Position
from tesserae.games.catalog import GAMES
from tesserae.games.zaic import GAME
from tesserae.search.levels import LEVELS
from tools.bench.engines.ai import factories, main
from tools.bench.engines.checkout import answers

HERE = Path(__file__).parents[4]


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


def test_the_strongest_level_plays_that_of_another_checkout(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["--game", "zaic", "--games", "2", "--movetime", "2", "--against", str(HERE)])
    line = capsys.readouterr().out
    assert re.match(rf"zaic at 2 ms: 2 games: level5 [\d.]+ - [\d.]+ {HERE.name} \(", line)


def test_another_checkout_is_asked_for_a_move_and_its_time() -> None:
    question = {"game": 1, "moves": ["Bh8"], "limits": {"nodes": 10, "movetime": 1000}}
    (answer,) = map(json.loads, answers("zaic", [json.dumps(question)]))
    assert 0 < answer["seconds"] < 1
    assert GAME.parse_move(
        GAME.initial().apply(GAME.parse_move(GAME.initial(), "Bh8")), answer["move"]
    )
