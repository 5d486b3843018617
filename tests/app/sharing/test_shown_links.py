"""Links that were on the screen, where another device may have scanned them, and their answers."""

from __future__ import annotations

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.dialog import Share
from tesserae.app.storage.table_text import read_table, write_table
from tests.app.page import Page, for_two

START = "#/pyrga?v=1&g=Sb2"
ANSWER = f"{START}.Sb3.Cb4"
NEXT = "Sb4"
GROWN = "This link continues a game that you have here."


def showing(*moves: str) -> Page:
    """A game for two at one device whose link is in the open dialog."""
    page = for_two(*moves)
    page.press(actions.DIALOG("share"))
    return page


def test_the_answer_to_a_link_that_was_only_shown_leads_to_its_game() -> None:
    page = showing("Sb2")
    page.press(actions.CLOSE)
    page.send("hash", hash=ANSWER)
    assert page.moves == "Sb2 Sb3 Cb4"
    assert len(page.model.tables) == 1
    assert GROWN in page.regions["notice"]
    page.type(NEXT)
    assert "copy-answer" in page.regions["assist"]


def test_what_was_tried_after_it_stands_beside_the_answer() -> None:
    page = showing("Sb2")
    page.press(actions.CLOSE)
    page.type("Sc2", "Cc3")
    page.send("hash", hash=ANSWER)
    assert page.moves == "Sb2 Sb3 Cb4"
    assert len(page.model.tables) == 1
    assert len(page.table.record.plies) == 5


def test_the_game_is_saved_as_one_that_a_link_may_lead_to() -> None:
    page = showing("Sb2")
    saved = page.did("savegame")[-1]
    assert saved["about"]["linked"] is True
    assert read_table(write_table(page.table), page.table.id) == page.table


@pytest.mark.parametrize("kind", ["position", "puzzle"])
def test_a_link_to_a_position_is_none_to_the_game(kind: Share) -> None:
    page = for_two()
    page.press(actions.SHARE_KIND(kind))
    page.type("Sb2")
    page.press(actions.DIALOG("share"))
    assert not page.table.by_link
    page.press(actions.SHARE_KIND("game"))
    assert page.table.by_link


def test_a_game_against_the_computer_stays_its_own() -> None:
    page = Page("#/pyrga", "Sb2")
    page.press(actions.DIALOG("share"))
    assert not page.table.by_link


def test_a_game_that_begins_otherwise_is_another() -> None:
    page = showing("Sb2", "Sb3")
    page.send("hash", hash="#/pyrga?v=1&g=Sb2.Sc2.Cc3")
    assert page.moves == "Sb2 Sc2 Cc3"
    assert len(page.model.tables) == 2


@pytest.mark.parametrize("looked_at", [True, False])
def test_opened_as_a_game_of_its_own_it_leaves_the_other_as_it_was(looked_at: bool) -> None:
    page = Page(START) if looked_at else showing("Sb2")
    before = page.table
    page.send("hash", hash=ANSWER)
    assert page.table.id == before.id
    page.press(actions.OPEN_ANEW)
    assert page.moves == "Sb2 Sb3 Cb4"
    assert page.table.id != before.id
    assert page.model.loaded_table(before.id) == before
    assert page.did("savegame")[-1]["id"] in (before.id, page.table.id)


def test_what_was_played_since_stays_where_it_was_played() -> None:
    page = Page(START)
    id = page.table.id
    page.send("hash", hash=ANSWER)
    page.type(NEXT)
    page.press(actions.OPEN_ANEW)
    game = page.model.loaded_table(id)
    assert game
    assert len(game.record.plies) == 4
