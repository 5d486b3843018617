"""The list of saved games: removing one, pages of it, and what is loaded at the start or later."""

from __future__ import annotations

from typing import Any

import pytest

from tesserae.app.messages import Boot, actions
from tesserae.app.messages.commands import AsideGame, RemoveGame
from tesserae.app.model import Model
from tesserae.app.model.saved_games import Awaited, SavedGames
from tesserae.app.model.screen import GamePage, GamesPage
from tesserae.app.model.table import Table
from tesserae.app.storage.handlers import ask_to_remove, remove
from tesserae.app.storage.opening import at_start, await_game, await_linked
from tesserae.app.storage.summaries import summary_of
from tesserae.app.storage.table_text import write_table
from tesserae.core.text import text
from tests.app.page import BASE, Page
from tests.app.storage import tables
from tests.app.storage.tables import HOME, ONE, TWO, saved_as, table


def item(it: Table, version: int = 3, **fields: Any) -> dict[str, Any]:
    """A game as the device hands it out."""
    return {**tables.item(it, version), "text": write_table(it), **fields}


def saved(*tables: Table, **fields: Any) -> SavedGames:
    return SavedGames(**saved_as(*tables), **fields)


def on_page(*tables: Table, **fields: Any) -> Model:
    """A model in which all are saved and the first is on the page."""
    model = HOME._replace(tables=tables, saved_games=saved(*tables, **fields))
    return model._replace(screen=GamePage("pyrga")) if tables else model


def test_one_is_asked_before_a_game_is_removed() -> None:
    asked = ask_to_remove(on_page(ONE, TWO), "two")
    assert asked.saved_games.to_remove == "two"
    assert asked.dialog.open == "forget"
    unsaved = HOME._replace(tables=(ONE,), screen=GamesPage())
    assert ask_to_remove(unsaved, "one").saved_games.to_remove == "one"
    unloaded = HOME._replace(saved_games=saved(ONE))
    assert ask_to_remove(unloaded, "one").saved_games.to_remove == "one"


@pytest.mark.parametrize("id", ["one", "three", ""])
def test_neither_the_game_on_the_page_nor_an_unknown_one_is_removed(id: str) -> None:
    before = on_page(ONE, TWO)
    assert ask_to_remove(before, id) is before


def test_a_game_is_removed_from_everywhere() -> None:
    before = on_page(ONE, TWO, unsaved=frozenset(["one", "two"]))
    later, commands = remove(ask_to_remove(before, "two"))
    assert [(type(it), it) for it in commands] == [(RemoveGame, RemoveGame("two"))]
    assert later == on_page(ONE, unsaved=frozenset(["one"]))
    assert later.dialog.open == ""


def test_nothing_is_removed_that_no_dialog_asks_about() -> None:
    asked = ask_to_remove(on_page(ONE, TWO), "two")
    for before in (asked.with_dialog(open=""), asked.with_saved_games(to_remove=""), on_page(ONE)):
        assert remove(before) == (before, [])


def test_another_list_begins_with_its_first_page() -> None:
    page = Page("#/games")
    page.press(actions.GAMES_PAGE(4))
    assert page.model.saved_games.page == 4
    page.press(actions.GAMES_SHOWN("zaic"))
    listed = page.model.saved_games
    assert (listed.listed_slug, listed.page) == ("zaic", 0)


def test_a_backup_is_made_with_the_date() -> None:
    page = Page("#/games", today="2026.11.21")
    page.press(actions.BACK_UP)
    (effect,) = page.did("backup")
    assert "2026.11.21" in effect.values()


def test_what_was_set_aside_can_be_saved_if_there_is_any() -> None:
    page = Page("#/games")
    page.press(actions.SAVE_ASIDE)
    assert not page.did("saveaside")
    aside = Page("#/games", aside=1)
    aside.press(actions.SAVE_ASIDE)
    assert len(aside.did("saveaside")) == 1


def started(*games: Any, more: tuple[Any, ...] = (), **fields: Any) -> tuple[Model, list[Any]]:
    boot = Boot("#/", BASE, {}, ("en",), False, False, None, games=games, more=more, **fields)
    model, commands = at_start(HOME, boot)
    return model, list(commands)


def test_the_games_of_the_device_are_there_at_the_start() -> None:
    model, commands = started(item(ONE), item(TWO))
    assert commands == []
    assert model.tables == (ONE, TWO)
    assert model.saved_games == saved(ONE, TWO)
    assert model.notice is None


def test_of_further_games_there_are_summaries() -> None:
    old = item(TWO, 9, used=1)
    model, _ = started(item(ONE), more=(old, item(ONE, 99)))
    assert model.tables == (ONE,)
    assert model.saved_games.summaries == {
        "one": summary_of(ONE, 3, 8, 10),
        "two": summary_of(TWO, 9, 8, 1),
    }


def test_a_game_of_an_earlier_version_is_not_saved_yet() -> None:
    model, commands = started({"id": "one", "version": 0, "text": write_table(ONE)})
    assert (model.tables, commands) == ((ONE,), [])
    assert model.saved_games == SavedGames()


def test_what_cannot_be_read_is_set_aside_and_told_of() -> None:
    bad = (item(ONE, text=3), {"text": write_table(ONE), "id": "a b"}, {"id": "c", "text": "{"})
    model, commands = started(
        *bad, item(TWO), more=({"id": "d"}, item(ONE, -1)), set_aside=5, unreadable=2
    )
    assert commands == [AsideGame(id) for id in ("one", "c", "d", "one")]
    assert model.tables == (TWO,)
    assert model.saved_games == saved(TWO)._replace(set_aside=9)
    assert model.notice == text("aside.notice", n=6)


def test_an_old_table_that_nobody_had_used_is_removed_last() -> None:
    empty = table("", "empty", seats=(0, 2))
    stored = {"id": "empty", "version": 0, "text": write_table(empty)}
    model, commands = started(stored, {"id": "c", "text": "{"})
    assert commands == [AsideGame("c"), RemoveGame("empty")]
    assert list(map(type, commands)) == [AsideGame, RemoveGame], "which are alike but for that"
    assert model.tables == ()
    kept, commands = started({**item(empty), "version": 3})
    assert (kept.tables, commands) == ((empty,), [])


def test_a_saved_game_is_awaited_by_its_id() -> None:
    model = HOME._replace(saved_games=saved(ONE))
    assert await_game(model, "one").saved_games.awaited == Awaited(frozenset(["one"]), resume="one")
    assert await_game(model, "two") is model


def test_a_link_waits_for_the_games_that_a_link_opened() -> None:
    link = "#/pyrga?v=1&g=Sb2"
    linked = table("Sb2", "linked", link=link)
    model = HOME._replace(saved_games=saved(ONE, linked))
    waiting = await_linked(model, "pyrga", link)
    assert waiting is not None
    assert waiting.saved_games.awaited == Awaited(frozenset(["linked"]), link=link)
    assert await_linked(model, "zaic", link) is None
    assert await_linked(model._replace(tables=(linked,)), "pyrga", link) is None
    assert await_linked(HOME._replace(saved_games=saved(ONE)), "pyrga", link) is None
