"""Resignation, and ending a game by agreement."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tesserae.app.messages import actions
from tesserae.app.storage.table_text import read_table
from tesserae.app.texts.game_links import game_link
from tesserae.core.game import FIRST, SECOND, Outcome
from tesserae.core.text import text
from tesserae.search.levels import LEVELS
from tests.app.page import Page
from tests.toy import nim
from tests.toy.listed import beside_the_others


@pytest.fixture
def game() -> Page:
    """Two people after two plies."""
    opened = Page()
    opened.seat(0, 0)
    opened.type("Sb2", "Sb3")
    return opened


class Agreeable(nim.Nim):
    """Nim that may be ended by agreement."""

    def agreed(self, position: nim.Position) -> Outcome | None:
        return None if position.outcome() else Outcome(None, "agreed")


@pytest.fixture
def heaps(monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    """The toy game, which may be ended by agreement, after one ply."""
    with beside_the_others(monkeypatch, Agreeable()):
        page = Page("#/nim")
        page.seat(0, 0)
        position = page.table.position
        page.type(page.table.game.format_move(position, position.legal_moves()[0]))
        yield page


def test_who_is_on_turn_gives_up_between_two_people(game: Page) -> None:
    game.press(actions.RESIGN)
    assert game.table.outcome == Outcome(SECOND, "resigned")
    assert "resigned" in game.regions["status"]


def test_against_the_engine_it_is_the_person_who_gives_up(game: Page) -> None:
    game.seat(4, 0)
    game.press(actions.RESIGN)
    assert game.table.outcome == Outcome(FIRST, "resigned")
    assert not game.app.busy


def test_giving_up_is_not_asked_any_more_when_the_engine_has_ended_the_game() -> None:
    game = Page("#/pyrga?v=1&g=Tb2w.Ta2s.Ta1e.Cb1.Tb1e.Td1w.Ca1.Sa1.Sb1.Cb2")
    game.seat(LEVELS[-1].number, 0)
    game.press(actions.DIALOG("resign"))
    assert "resigns" in game.regions["dialog"]
    game.think()
    assert game.table.over
    assert game.regions["dialog"] == ""


def test_a_game_given_up_takes_no_more_moves(game: Page) -> None:
    game.press(actions.RESIGN)
    game.click("S", "b4")
    assert game.moves == "Sb2 Sb3"


def test_undo_opens_a_game_again(game: Page) -> None:
    game.press(actions.RESIGN)
    game.press(actions.UNDO)
    assert not game.table.over
    assert game.moves == "Sb2 Sb3"


def test_an_earlier_ply_of_a_game_given_up_can_be_played_on_from(game: Page) -> None:
    game.press(actions.RESIGN)
    game.press(actions.BACK)
    game.type("Ca2")
    assert game.moves == "Sb2 Ca2"
    assert not game.table.over


def test_a_game_not_begun_cannot_be_given_up() -> None:
    page = Page()
    page.press(actions.RESIGN)
    assert not page.table.over


def test_giving_up_is_recorded_in_links_and_on_the_device(game: Page) -> None:
    game.press(actions.RESIGN)
    shared = game_link(game.table)
    assert shared == "#/pyrga?v=1&g=Sb2.Sb3.resign1"
    assert Page(shared).table.outcome == game.table.outcome
    assert read_table(json.dumps(game.kept), "x").record == game.table.record


@pytest.mark.parametrize("moves", ["resign1", "agree", "Sb2.agree", "Sb2.resign3", "Sb2.resign1.x"])
def test_an_ending_where_there_can_be_none_is_a_damaged_link(moves: str) -> None:
    assert Page(f"#/pyrga?v=1&g={moves}").model.notice is not None


def test_most_games_cannot_be_ended_by_agreement(game: Page) -> None:
    game.press(actions.AGREE)
    assert not game.table.over


def test_two_people_may_agree_where_the_game_allows_it(heaps: Page) -> None:
    heaps.press(actions.AGREE)
    assert heaps.table.outcome == Outcome(None, "agreed")
    assert game_link(heaps.table).endswith(".agree")


def test_the_engine_agrees_only_where_it_does_not_stand_better(heaps: Page) -> None:
    table = heaps.table
    better = FIRST if table.game.evaluate(table.position, FIRST) > 0 else SECOND
    heaps.change(actions.SEAT[better], 1)
    stands_better = table.game.evaluate(table.position, better) > 0
    heaps.press(actions.AGREE)
    assert heaps.table.over != stands_better
    assert (heaps.model.notice is not None) == stands_better


@pytest.mark.parametrize("go_on", ["ply", "page"])
def test_a_refused_agreement_is_told_until_one_goes_on(heaps: Page, go_on: str) -> None:
    table = heaps.table
    heaps.app.model = heaps.model._replace(notice=text("agree.declined"))
    if go_on == "page":
        heaps.send("hash", hash="#/")
    else:
        heaps.type(heaps.table.game.format_move(table.position, table.position.legal_moves()[0]))
    assert heaps.model.notice is None
