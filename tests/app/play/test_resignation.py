"""Resignation, and ending a game by agreement."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.play import Adapted
from tesserae.app.model.table import ADAPTIVE
from tesserae.app.storage.table_text import read_table
from tesserae.app.texts.game_links import game_link
from tesserae.core.game import FIRST, SECOND, Outcome, Side
from tesserae.core.text import text
from tesserae.search.levels import LEVELS
from tests.app.page import Page, for_two
from tests.toy import nim
from tests.toy.listed import beside_the_others


@pytest.fixture
def game() -> Page:
    """Two people after two plies."""
    return for_two("Sb2", "Sb3")


class Agreeable(nim.Nim):
    """Nim that may be ended by agreement."""

    def agreed_outcome(self, position: nim.Position) -> Outcome | None:
        return None if position.outcome() else Outcome(None, "agreed")


@pytest.fixture
def heaps(monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    """The toy game, which may be ended by agreement, after one ply."""
    with beside_the_others(monkeypatch, Agreeable()):
        page = for_two(hash="#/nim")
        page.type(page.legal[0])
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
    assert "The game is over." in game.regions["status"]
    game.type("Sb4")
    assert "The game is over." in game.regions["typed-move-why"]
    for key in ("S", "Enter"):
        game.send("key", key=key, focus="spot-b4")
    game.send("played", line=[1], score=0, level=1)
    assert game.moves == "Sb2 Sb3"
    assert game.table.outcome == Outcome(SECOND, "resigned")


def test_undo_looks_back_and_takes_no_result_back(game: Page) -> None:
    game.press(actions.RESIGN, actions.UNDO)
    assert game.moves == "Sb2"
    assert "is a variation" in game.regions["status"]
    assert game.kept["moves"] == "Sb2 Sb3 resign1"
    game.press(actions.REDO)
    assert game.table.outcome == Outcome(SECOND, "resigned")


def test_in_a_study_an_ending_is_taken_back_and_gone_on_from() -> None:
    study = Page("#/pyrga/study?v=1&g=Sb2.Sb3.resign1")
    study.click("b4", "C")
    study.send("submit", act="typed", values={"move": "Sb4"})
    study.press(actions.UNDO)
    assert study.table.record.ending is None


def test_an_earlier_ply_of_a_game_given_up_can_be_played_on_from(game: Page) -> None:
    game.press(actions.RESIGN, actions.BACK)
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


def test_most_games_cannot_be_ended_by_agreement(game: Page) -> None:
    game.press(actions.AGREE)
    assert not game.table.over


def test_two_people_may_agree_where_the_game_allows_it(heaps: Page) -> None:
    heaps.press(actions.AGREE)
    assert heaps.table.outcome == Outcome(None, "agreed")
    assert game_link(heaps.table).endswith(".agree")


@pytest.mark.parametrize("lead", [-3, 0, 3])
@pytest.mark.parametrize("winner", [FIRST, SECOND, None])
def test_the_engine_agrees_only_to_a_draw_in_which_it_sees_nothing_to_gain(
    heaps: Page, monkeypatch: pytest.MonkeyPatch, lead: int, winner: Side | None
) -> None:
    monkeypatch.setattr(Agreeable, "evaluate", lambda _self, _position, side: lead * (1 - 2 * side))
    monkeypatch.setattr(
        Agreeable, "agreed_outcome", lambda _self, _position: Outcome(winner, "agreed")
    )
    heaps.change(actions.SEAT[SECOND], 1)
    heaps.press(actions.AGREE)
    agrees = (lead, winner) == (0, None)
    assert heaps.table.over == agrees
    assert (heaps.model.notice is not None) != agrees


ARMIES = "O0a1.O0d1.O0g1.O0j1.O0m1~O0m13.O0j13.O0g13.O0d13.O0a13"
"""The same army on either side, far apart."""

AHEAD = ARMIES.replace("O0m13", "x")
CLOSE = "O0a7.O0d7.O0g7.O0j7.O0m7~O0m9.O0j9.O0g9.O0d9.O0a9"


@pytest.mark.parametrize("level", [*(level.number for level in LEVELS), ADAPTIVE])
@pytest.mark.parametrize(
    ("position", "agrees"),
    [
        (f"{ARMIES}~w", False),  # the game begins
        (f"{ARMIES}~wq18", False),
        (f"{ARMIES}~wq20", True),
        (f"{AHEAD}~wq20", False),
        (f"{CLOSE}~wq20", False),
    ],
)
def test_no_level_of_tetrad_agrees_to_lose_or_while_something_can_be_gained(
    position: str, agrees: bool, level: int
) -> None:
    page = Page(f"#/tetrad?v=1&p={position}", "end", seats=(0, level))
    page.press(actions.AGREE)
    assert page.table.over == agrees
    assert page.model.settings.won == ()
    assert page.model.adapted.get("tetrad", Adapted()).level == 2


@pytest.mark.parametrize("go_on", ["ply", "page"])
def test_a_refused_agreement_is_told_until_one_goes_on(heaps: Page, go_on: str) -> None:
    heaps.app.model = heaps.model._replace(notice=text("agree.declined"))
    if go_on == "page":
        heaps.send("hash", hash="#/")
    else:
        heaps.type(heaps.legal[0])
    assert heaps.model.notice is None
