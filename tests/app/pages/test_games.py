"""The list of all games shows a small picture of each."""

from __future__ import annotations

import pytest

from tesserae.app.model.library import Result, Summary
from tesserae.app.pages.components.saved_games import row
from tesserae.app.texts.wording import words_in
from tesserae.games import catalog

SUMMARY = Summary("a", 1, "pyrga", 8, 9, 3, (0, 2), 1, last="2. Sb2")


def drawn(position: str, *, studied: bool = True) -> str:
    return str(row(SUMMARY._replace(position=position), words_in("en"), studied=studied))


def test_each_game_has_a_picture_of_its_position() -> None:
    for game in catalog.GAMES:
        shown = SUMMARY._replace(slug=game.slug, position=game.encode(game.showcase()))
        assert str(row(shown, words_in("en"), studied=True)).count("<svg") >= 2
    assert drawn("b2S.b3s~Sb3") != drawn("b2S~Sb2")


def test_a_text_that_is_no_position_leaves_the_place_empty() -> None:
    for wrong in ("", "zz9", "<script>"):
        assert 'class="mini-board"></span>' in drawn(wrong)
        assert "script" not in drawn(wrong)


def test_the_list_at_home_has_none() -> None:
    assert "mini-board" not in drawn("b2S.b3s~Sb3", studied=False)


@pytest.mark.parametrize(
    ("turn", "result", "told"),
    [
        (0, "", "Your turn, against Level 2"),
        (1, "", "Level 2 is to move, against you"),
        (1, "first", "You won against Level 2"),
        (1, "second", "You lost against Level 2"),
        (1, "draw", "A draw against Level 2"),
    ],
)
def test_a_game_against_the_computer_names_the_level(turn: int, result: Result, told: str) -> None:
    assert told in str(row(SUMMARY._replace(turn=turn, result=result), words_in("en")))


def test_a_game_of_two_people_says_which_side_has_won() -> None:
    summary = SUMMARY._replace(seats=(0, 0), result="second")
    assert "Black won" in str(row(summary, words_in("en")))
