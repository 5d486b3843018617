"""Two tabs on one device: both see all games, and no variation of either is lost."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tesserae.app.messages import actions
from tests.app.device import ASIDE, GAME, Device, Tab
from tests.app.page import Page
from tests.core.trees import lines


class Tabs:
    """Two tabs on a device, the first of which may have played before the second opened."""

    def __init__(self, *moves: str, hash: str = "#/pyrga?v=1&g=") -> None:
        self.device = Device({})
        self.one = Page(hash, device=self.device)
        self.one.type(*moves)
        self.two = Page("#/pyrga", seed=2, device=self.device)

    def news(self, tab: Page) -> None:
        """The tab hears that something changed."""
        tab.send(**self.device.listed())


def test_a_game_of_another_tab_is_not_lost_and_comes_to_the_home_page() -> None:
    device = Device({})
    one = Page("#/pyrga?v=1&g=", "Sb2", device=device)
    Page("#/zaic?v=1&g=", "Bh8", seed=2, device=device)
    one.type("Sb3")
    assert {game["game"] for game in device.games.values()} == {"pyrga", "zaic"}
    one.send("hash", hash="#/")
    assert "Zaic" not in one.regions["kept"]
    one.send(**device.listed())
    assert "Zaic, two players" in one.regions["kept"]


def test_tabs_come_to_an_end_whoever_hears_first() -> None:
    tabs = Tabs("Sb2")
    tabs.one.type("Sb3")
    tabs.two.type("Sb1")
    tabs.one.type("Tb4e")
    for _ in range(3):
        tabs.news(tabs.one)
        tabs.news(tabs.two)
    before = dict(tabs.device.texts)
    tabs.news(tabs.one)
    tabs.news(tabs.two)
    assert tabs.device.texts == before
    assert lines(tabs.one.table.record) == lines(tabs.two.table.record)
    assert len(lines(tabs.one.table.record)) == 4


def test_the_engine_plays_in_one_tab_only() -> None:
    device = Device({})
    one = Page("#/pyrga", device=device)
    two = Page("#/pyrga", seed=2, device=device)
    one.type("Sb2")
    two.send(**device.listed())
    two.press(actions.RESUME(one.table.id))
    assert one.app.busy
    two.send(**device.listed())
    one.think()
    two.send(**device.listed())
    assert two.moves == one.moves
    two.type(two.legal[0])
    assert two.app.busy, "here a person played"
    one.send(**device.listed())
    assert not one.app.busy
    one.press(actions.TARGET("d4"))
    assert one.app.busy, "the other tab may be gone"


def test_the_notice_goes_when_the_game_is_saved_and_not_before() -> None:
    page = Page("#/pyrga?v=1&g=")
    page.device.full = True
    page.type("Sb2")
    page.send("hash", hash="#/zaic?v=1&g=")
    page.type("Bh8")
    assert page.notice == "error.unsaved"
    page.press(actions.DIALOG("new"), actions.NEW_START)
    assert page.notice == "error.unsaved", "it is still so in a new game"
    page.device.full = False
    page.seat(0, 0)
    page.type("Bh8")
    assert page.notice == "", "all games are saved now"
    page.type("Sh7")
    assert page.notice == ""


def test_the_notice_stays_while_another_game_cannot_be_saved() -> None:
    page = Page("#/pyrga?v=1&g=")
    page.send("unsaved", id=page.table.id)
    page.send("saved", id="other", version=1, updated=1, used=1)
    assert page.notice == "error.unsaved"
    page.type("Sb2")
    assert page.notice == ""


def test_the_notice_stays_while_settings_cannot_be_saved() -> None:
    page = Page("#/pyrga?v=1&g=")
    page.send("unsaved", id="")
    page.type("Sb2")
    assert page.notice == "error.unsaved"
    page.send("texts-saved")
    assert page.notice == ""


def test_other_notices_stay_when_something_is_saved() -> None:
    page = Page("#/pyrga?v=1&g=")
    page.send("hash", hash="#/pyrga?v=1&g=xx")
    before = page.notice
    page.send("texts-saved")
    assert page.notice == before != ""


def test_a_full_device_says_so_and_the_next_save_tries_again() -> None:
    page = Page("#/pyrga?v=1&g=")
    page.device.full = True
    page.type("Sb2")
    assert page.notice == "error.unsaved"
    page.send("hash", hash="#/zaic?v=1&g=")
    page.device.full = False
    assert [json.loads(game["text"])["moves"] for game in page.device.games.values()] == [""]
    page.type("Bh8")
    kept = {json.loads(game["text"])["moves"] for game in page.device.games.values()}
    assert kept == {"Sb2", "Bh8"}
    assert page.model.saved_games.unsaved == frozenset()


def test_a_save_that_was_under_way_is_no_rival_of_the_next() -> None:
    device = Device({})
    page = Page("#/pyrga?v=1&g=", device=device)
    answers: list[dict[str, Any]] = []
    carry_out = device.carry_out

    def slow(effect: dict[str, Any], tab: Tab) -> None:
        answer = carry_out(effect, tab)
        if answer:
            answers.append(answer)

    device.carry_out = slow  # type: ignore[method-assign]
    page.type("Sb2", "Sb3", "Tb4e")
    for answer in answers:
        page.send(**answer)
    assert [answer["type"] for answer in answers] == ["saved"] * 3
    assert page.kept["moves"] == "Sb2 Sb3 Tb4e"


def test_a_game_is_saved_again_over_one_that_cannot_be_read() -> None:
    tabs = Tabs("Sb2")
    id = tabs.one.table.id
    game = tabs.device.games[id]
    newer = {**game, "version": game["version"] + 9, "text": "{"}
    tabs.device.texts[GAME + id] = json.dumps(newer)
    tabs.one.type("Sb3")
    assert tabs.one.kept["moves"] == "Sb2 Sb3"
    assert len(tabs.device.named(ASIDE)) == 1
    assert tabs.one.model.saved_games.set_aside == 1


def test_a_game_that_comes_to_the_page_does_not_write_over_what_another_tab_played() -> None:
    tabs = Tabs("Sb2")
    tabs.two.send("hash", hash="#/zaic?v=1&g=")
    tabs.two.type("Bh8")
    other = next(id for id, it in tabs.device.games.items() if it["game"] == "pyrga")
    tabs.two.press(actions.NEW_START)
    tabs.two.send("hash", hash="#/pyrga?v=1&g=Sb2.Sb3.Sb1")
    tabs.one.type("Sb3")
    tabs.two.press(actions.RESUME(other))  # it is used again, with a touch
    assert tabs.two.moves == "Sb2 Sb3"
    tabs.two.type("Tb4e")
    assert json.loads(tabs.device.games[other]["text"])["moves"] == "Sb2 Sb3 Tb4e"


BAD: list[dict[str, Any]] = [
    {},
    {"id": 3},
    {"id": "x y"},
    {"id": "x", "version": 1},
    {"id": "x", "version": -1, "game": "pyrga", "updated": 1, "used": 1, "about": {}},
    {"id": "x", "version": 1, "game": "nope", "updated": 1, "used": 1, "about": {}},
    {"id": "x", "version": 1, "game": "pyrga", "updated": 1, "used": 1, "about": {"plies": 1}},
]


@pytest.mark.parametrize("item", BAD)
def test_a_summary_that_is_none_is_set_aside(item: dict[str, Any]) -> None:
    page = Page("#/games")
    page.send("listed", games=[item], gone=[])
    assert page.notice == "aside.notice"
    assert "save-aside" in page.regions["aside"]
    page.send("game", game=item)
    assert "No games yet" in page.regions["games-list"]
