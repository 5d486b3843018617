"""The page of a study: both sides are entered on the board, and nobody answers."""

from __future__ import annotations

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.table import PERSON
from tesserae.games import catalog
from tests.app.page import Page


@pytest.mark.parametrize("slug", catalog.NAMES)
def test_a_study_begins_at_the_start_with_two_people(slug: str) -> None:
    page = Page(f"#/{slug}/study")
    assert page.table.study
    assert page.table.seats == (PERSON, PERSON)
    assert page.table.position == page.table.game.initial()
    assert page.regions["status"]


def test_both_sides_are_played_and_no_engine_answers() -> None:
    page = Page("#/pyrga/study")
    page.click("S", "b2")
    page.type("Sb3")
    assert page.model.engine.job is None
    assert page.moves == "Sb2 Sb3"
    page.press(actions.UNDO)
    assert page.moves == "Sb2"
    page.press(actions.FORWARD)
    assert page.moves == "Sb2 Sb3"


def test_a_study_is_no_game_and_a_game_no_study() -> None:
    page = Page("#/pyrga/study", "Sb2")
    page.send("hash", hash="#/pyrga")
    assert not page.table.study
    assert page.moves == ""
    page.send("hash", hash="#/pyrga/study")
    assert page.moves == "Sb2"


def test_no_side_of_a_study_is_given_to_an_engine() -> None:
    page = Page("#/pyrga/study", seats=(0, 5))
    assert page.table.seats == (PERSON, PERSON)


def test_a_tab_shows_its_panel_and_arrow_keys_go_from_tab_to_tab() -> None:
    page = Page("#/pyrga/study")
    page.press(actions.STUDY_PANEL("lines"))
    assert page.model.study.panel == "lines"
    for key, panel in [("ArrowRight", "moves"), ("End", "notes"), ("ArrowRight", "lines")]:
        page.send("key", key=key, focus=f"tab-{page.model.study.panel}")
        assert page.model.study.panel == panel
        assert page.did("focus")[-1]["id"] == f"tab-{panel}"


def test_beside_the_board_arrow_keys_step_through_the_plies() -> None:
    page = Page("#/pyrga/study", "Sb2", "Sb3")
    page.send("key", key="ArrowLeft", focus="")
    assert page.moves == "Sb2"
    page.send("key", key="End", focus="tab-")
    assert page.moves == "Sb2 Sb3"


def test_the_rest_of_an_army_is_placed_in_a_study_too() -> None:
    page = Page("#/tetrad/study")
    assert "leave-setup" in page.regions["tray"]
    assert "ready-setup" not in page.regions["tray"]
    page.press(actions.LEAVE_SETUP, actions.LEAVE_SETUP)
    setup = page.table.game.setup
    assert setup is not None
    assert not setup.in_progress(page.table.position)
