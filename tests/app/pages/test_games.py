"""The list of all games shows a small picture of each."""

from __future__ import annotations

import pytest

from tesserae.app.model.saved_games import Result, Summary
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
        (0, "", "3 moves · your turn"),
        (1, "", "3 moves · level 2 to move"),
        (1, "first", "3 moves · you won"),
        (1, "second", "3 moves · you lost"),
        (1, "draw", "3 moves · a draw"),
    ],
)
def test_a_game_against_the_computer_names_the_level(turn: int, result: Result, told: str) -> None:
    drawn = str(row(SUMMARY._replace(turn=turn, result=result), words_in("en")))
    assert "Pyrga against level 2" in drawn
    assert told in drawn
    assert "Sb2" not in drawn


def test_a_game_of_two_people_says_which_side_has_won() -> None:
    summary = SUMMARY._replace(seats=(0, 0), result="second")
    assert "Black won" in str(row(summary, words_in("en")))


@pytest.mark.parametrize(("last", "told"), [("6. 2e3", "11 turns"), ("6... 2e3", "12 turns")])
def test_where_a_turn_has_several_plies_turns_are_counted(last: str, told: str) -> None:
    summary = SUMMARY._replace(slug="tetrad", plies=70, last=last)
    assert f"{told} · level 2 to move" in str(row(summary, words_in("en")))
    assert "70 moves" in str(row(summary._replace(last=""), words_in("en")))


@pytest.mark.parametrize(
    ("seats", "english", "french"),
    [
        ((0, 0), "Zaic, two players", "Zaic, à deux"),
        ((3, 0), "Zaic against level 3", "Zaic contre le niveau 3"),
        ((1, 4), "Zaic, level 1 against level 4", "Zaic, niveau 1 contre niveau 4"),
    ],
)
def test_a_game_says_who_plays(seats: tuple[int, int], english: str, french: str) -> None:
    summary = SUMMARY._replace(slug="zaic", seats=seats)
    assert english in str(row(summary, words_in("en")))
    assert french in str(row(summary, words_in("fr")))
