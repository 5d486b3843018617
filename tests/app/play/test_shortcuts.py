"""Letters on the page of a game: hint, flip, evaluation, new game."""

from __future__ import annotations

import pytest

from tesserae.app.model import Model
from tesserae.app.pages.dialogs.keys import keys
from tesserae.app.pages.game.board import GAME_KEYS
from tesserae.app.play.keyboard import SHORTCUTS
from tesserae.app.render import words_of
from tests.app.page import Page


def pressed(key: str, focus: str = "", hash: str = "#/pyrga") -> Model:
    page = Page(hash, seats=(0, 2))
    page.send("key", key=key, focus=focus)
    return page.model


@pytest.mark.parametrize("focus", ["", "control-undo", "spot-b2"])
def test_hint_flip_and_evaluation_work_on_the_board_and_beside_it(focus: str) -> None:
    assert pressed("h", focus).engine.job is not None
    table = pressed("F", focus).game_table
    assert table is not None
    assert table.flipped
    assert pressed("e", focus).settings.evaluation == (focus != "spot-b2")  # there it is east


def test_n_begins_a_new_game_but_points_north_on_the_board_of_pyrga() -> None:
    assert pressed("n").dialog.open == "new"
    assert pressed("n", "spot-b2").dialog.open == ""


def test_lessons_and_frames_have_no_such_letters() -> None:
    assert pressed("n", hash="#/pyrga/learn").dialog.open == ""
    assert pressed("h", hash="#/pyrga/learn").engine.job is None


def test_the_page_listens_to_every_shortcut_and_lists_it() -> None:
    model = Page("#/pyrga").model
    listed = str(keys(model, words_of(model)))
    for letter in SHORTCUTS:
        assert {letter, letter.upper()} <= set(GAME_KEYS.split())
        assert f"<kbd>{letter.upper()}</kbd>" in listed
