"""What is told of the measured levels."""

from __future__ import annotations

import pytest

from tesserae.app.pages.dialogs.levels import strength
from tesserae.app.texts.wording import words_in
from tesserae.games.ladder import LevelResult


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        (
            LevelResult((1, 0, 4, 0, 5), 147, 20, 300),
            "Scored 14 out of 20 against level 1: +147 Elo (95%: 20 to 300).",
        ),
        (
            LevelResult((0, 0, 1, 0, 9), 512, 300, None),
            "Scored 19 out of 20 against level 1: at least 300 Elo (95%).",
        ),
        (
            LevelResult((0, 0, 0, 0, 10), None, 400, None),
            "Won all 20 games against level 1: at least 400 Elo (95%).",
        ),
    ],
)
def test_a_level_is_told_against_the_one_below(result: LevelResult, sentence: str) -> None:
    assert words_in("en")(strength(result, 1)) == sentence
