"""Every game of the catalog keeps whole games as text, and still plays them so."""

from __future__ import annotations

import pytest

from tesserae.core.game import Game, Position
from tesserae.games.catalog import GAMES
from tools.generate.playthroughs import SEEDS, folder, playthrough


@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
def test_the_playthroughs_are_there(game: Game[Position]) -> None:
    kept = {path.name for path in folder(game).glob("*.txt")}
    assert kept == {f"{seed}.txt" for seed in SEEDS}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
def test_the_playthroughs_are_played_as_they_were(game: Game[Position], seed: int) -> None:
    kept = folder(game).joinpath(f"{seed}.txt").read_text("utf-8")
    assert playthrough(game, seed) == kept
