"""Laws of what a screen reader says of the cells, for those who explore a board by touch."""

from __future__ import annotations

import re

import pytest

from tesserae.core.game import Game, Position
from tesserae.core.scene import Marks
from tesserae.view.strings import STRINGS
from tesserae.view.words import Words
from tests.conformance.sample import every_game, positions


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_cell_is_named_its_coordinates_first(game: Game[Position], language: str) -> None:
    words = Words(language, (STRINGS, game.strings))
    for position in positions(game)[:20]:
        for cell in game.scene(position, Marks()).spots:
            if cell.row is not None:
                assert re.match(rf"{cell.target.name}\b", words(cell.label))
