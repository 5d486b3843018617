"""Records and links that are opened, dropped or pasted."""

from __future__ import annotations

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.dialog import Dialog
from tesserae.core.record import text as record_text
from tesserae.games import catalog
from tests.app.page import BASE, Page
from tests.app.sharing.share_dialog import GAME, saved


def record(slug: str, moves: str, *heads: str) -> str:
    lines = [f'[Game "{slug}"]', *(f"[{head}]" for head in heads)]
    return "\n".join([*lines, "", moves])


def test_a_record_that_is_opened_is_a_game_beside_the_others() -> None:
    page = Page("#/pyrga?v=1&g=Sb2.Sb3")
    page.send("given", text=record("zaic", "1. Hh8 {first} Si8 (1... Sg8) *", 'First "Ada"'))
    assert (page.model.screen.slug, page.moves) == ("zaic", "Hh8 Si8")
    assert page.table.players == ("Ada", "")
    assert [table.slug for table in page.model.tables] == ["zaic", "pyrga"]
    assert page.did("url")[-1] == {"do": "url", "hash": f"#/zaic?id={page.table.id}", "push": True}
    page.press(actions.DIALOG("share"))
    again = saved(page, actions.COPY_RECORD)["text"]
    assert record_text.read(again, catalog.by_slug).players == ("Ada", "")
    assert "{first}" in again


def test_the_players_that_a_record_names_are_shown() -> None:
    page = Page("#/", given=record("pyrga", "1. Sb2 *", 'First "<Ada>"'))
    assert "<b>White · &lt;Ada&gt;</b>" in page.regions["own"]
    assert "<b>Black</b>" in page.regions["opp"]
    page.seat(0, 2)
    assert "Ada" not in page.regions["own"]


def test_a_record_that_is_there_already_is_not_doubled() -> None:
    page = Page("#/")
    text = record("pyrga", "1. Sb2 Sb3 *")
    page.send("given", text=text)
    page.send("hash", hash="#/")
    page.send("given", text="\ufeff\n" + text + "\n")
    assert len(page.model.tables) == 1
    assert page.moves == "Sb2 Sb3"


@pytest.mark.parametrize("open_dialog", ["share", "new", "settings"])
@pytest.mark.parametrize(
    ("text", "moves"), [(f"Look: {BASE}pyrga/#/pyrga?v=1&g=Sb2.", "Sb2"), ("-", "")]
)
def test_a_text_that_is_shared_while_a_dialog_is_open_takes_its_place(
    open_dialog: Dialog, text: str, moves: str
) -> None:
    page = Page("#/pyrga")
    page.press(actions.DIALOG(open_dialog))
    page.send("given", text=text)
    assert page.did("dialog")[-1] == {"do": "dialog", "open": False}
    assert page.moves == moves
    assert (page.model.notice is None) == bool(moves)


def test_comments_names_and_date_are_kept_on_the_device() -> None:
    page = Page("#/", given=record("pyrga", "{a} 1. Sb2 {b} *", 'First "Ada"', 'Date "2026.01.02"'))
    again = Page("#/pyrga", stored=page.stored)
    assert again.table == page.table


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("hello", "neither a record of a game nor a link"),
        ("", "neither a record"),
        ('[Game "pyrga"]\n\n1. Zz9 *', "on line 3, “1. Zz9” is not possible"),
        ("x" * 300_000, "too long for a record"),
        ("https://games.example/#/pyrga?v=9&g=Sb2", "another version"),
    ],
)
def test_what_cannot_be_taken_leaves_the_game_as_it_was(content: str, sentence: str) -> None:
    page = Page("#/pyrga?v=1&g=Sb2")
    before = page.table
    page.press(actions.DIALOG("share"))
    page.send("given", text=content)
    assert sentence in page.regions["notice"]
    assert page.table is before


def test_a_link_that_is_pasted_is_followed() -> None:
    page = Page("#/", given=f" {BASE}{GAME}\n")
    assert page.moves == "Tb2w Ta2s Ta1e"
    assert page.table.link == GAME
    assert page.did("url") == [{"do": "url", "hash": GAME, "push": True}]


def test_a_frame_takes_nothing_in() -> None:
    page = Page("#/pyrga", embed=True, given=record("zaic", "1. Hh8 *"))
    assert page.model.screen.slug == "pyrga"
