"""Loading saved games: at the start, later, and from the formats of earlier versions."""

from __future__ import annotations

import json
import re
from typing import Any

from tesserae.app.messages import actions
from tesserae.app.model.saved_games import ANY_SEAT, Listed, Result, Summary
from tesserae.app.model.screen import GamePage, GamesPage
from tests.app.device import GAME, RESCUED, Device
from tests.app.page import BASE, Page

OLD = {
    "game": "pyrga",
    "moves": "Sb2 Sb3",
    "line": [0, 0],
    "ply": 2,
    "seats": [0, 0],
    "flipped": False,
    "seed": 7,
}
"""A table as version 1.0.0 kept it."""


def old(id: str, **changes: Any) -> dict[str, Any]:
    """As the page hands one over: without a version."""
    return {"id": id, "version": 0, "text": json.dumps({**OLD, **changes})}


class Booted(Page):
    """A page whose first event is given."""

    def __init__(self, hash: str, **event: Any) -> None:
        self._event = event
        super().__init__(hash)

    def send(self, type: str, **fields: Any) -> None:
        super().send(type, **({**fields, **self._event} if type == "boot" else fields))


def played(*games: tuple[str, str]) -> Device:
    """A device on which games were played, one after the other."""
    page = Page("#/")
    for slug, move in games:
        page.send("hash", hash=f"#/{slug}")
        page.press(actions.NEW_START)
        page.seat(0, 0)
        page.type(move)
    return page.device


def test_games_of_an_earlier_version_are_saved_each_on_its_own() -> None:
    page = Booted("#/pyrga", games=[old("kept-1"), old("kept-2", moves="Sb2", line=[0], ply=1)])
    assert page.moves == "Sb2 Sb3"
    assert set(page.device.games) == {"kept-1", "kept-2"}
    again = Page("#/pyrga", stored=page.stored)
    assert len(again.model.tables) == 2


def test_to_take_them_over_twice_makes_no_doubles() -> None:
    page = Booted("#/pyrga", games=[old("kept-1"), old("kept-1")])
    assert set(page.device.games) == {"kept-1"}
    kept = {**page.device.games["kept-1"]}
    again = Booted("#/pyrga", games=[old("kept-1"), kept])
    assert len(again.model.tables) == 1


def test_what_two_tabs_could_not_save_of_one_game_is_merged_at_the_next_start() -> None:
    device = Device({})
    one = Page("#/pyrga?v=1&g=", "Sb2", device=device)
    two = Page("#/pyrga", seed=2, device=device)
    device.held = True
    one.type("Sb3")
    two.type("Sb1")
    for page in (one, two):
        assert not device.leave(page.tab)
    device.held = False
    assert len(device.named(RESCUED)) == 2
    again = Page("#/pyrga", seed=3, device=device)
    assert again.moves == "Sb2 Sb1", "the tab that was closed last"
    assert again.kept["moves"] == "Sb2 Sb1 (Sb3)"
    assert not device.named(RESCUED)
    assert len(device.games) == 1


def test_states_of_one_game_are_merged_and_leave_the_others_alone() -> None:
    states = [old("one"), old("other", moves="Tc2s", line=[0], ply=1), old("one", moves="Sb2 Sb1")]
    page = Booted("#/pyrga", games=states)
    kept = {id: json.loads(it["text"])["moves"] for id, it in page.device.games.items()}
    assert kept == {"one": "Sb2 Sb3 (Sb1)", "other": "Tc2s"}


def test_states_of_a_game_that_cannot_be_merged_are_both_kept() -> None:
    states = [old("g"), old("g", game="zaic", moves="Bh8", line=[0], ply=1)]
    page = Booted("#/pyrga", games=states)
    kept = {json.loads(it["text"])["moves"]: id for id, it in page.device.games.items()}
    assert kept.keys() == {"Sb2 Sb3", "Bh8"}
    assert kept["Sb2 Sb3"] == "g"


def test_an_unreadable_game_does_not_take_the_others_with_it() -> None:
    page = Booted(
        "#/pyrga", games=[old("kept-1", moves="Zz9"), old("kept-2"), {"id": "kept-3"}, {}]
    )
    assert page.moves == "Sb2 Sb3"
    assert [effect["id"] for effect in page.did("asidegame")] == ["kept-1", "kept-3"]
    notice = page.regions["notice"]
    assert "2 saved games could not be read" in notice
    page.press(actions.SAVE_ASIDE)
    assert page.did("saveaside")


def test_what_the_page_set_aside_itself_is_told_as_well() -> None:
    page = Booted("#/", aside=3, unreadable=1)
    assert "1 saved game could not be read" in page.regions["notice"]
    page.press(actions.DISMISS)
    page.send("hash", hash="#/games")
    assert "3 saved items" in page.regions["aside"]


def test_a_game_that_is_not_loaded_opens_when_it_has_come() -> None:
    device = played(("pyrga", "Sb2"), ("pyrga", "Tc2s"))
    first, second = device.games.values()
    page = Booted("#/games", games=[second], more=[first])
    page.device = device
    assert len(page.model.tables) == 1
    assert "2 games" in page.regions["games-list"]
    page.press(actions.RESUME(first["id"]))
    assert isinstance(page.model.screen, GamePage)
    assert page.moves == "Sb2"
    assert page.device.games[first["id"]]["used"] > page.device.games[second["id"]]["used"]
    assert Page("#/pyrga", stored=page.stored).moves == "Sb2"


def test_a_game_that_is_gone_when_it_is_opened_leaves_the_list() -> None:
    device = played(("pyrga", "Sb2"))
    (game,) = device.games.values()
    page = Booted("#/games", more=[game])
    page.press(actions.RESUME(game["id"]))
    assert isinstance(page.model.screen, GamesPage)
    assert "No games yet" in page.regions["games-list"]


def test_a_link_finds_its_game_though_it_is_not_loaded() -> None:
    link = "#/pyrga?v=1&g=Sb2"
    device = Page(link).device
    (game,) = device.games.values()
    page = Booted("#/", more=[game])
    page.device = device
    page.send("hash", hash=link)
    assert page.table.id == game["id"]
    assert len(page.device.games) == 1


def test_hundreds_of_games_are_all_there_and_found_by_game_and_date() -> None:
    page = Page("#/")
    (game,) = played(("pyrga", "Sb2")).games.values()
    day = 86_400_000
    for n in range(400):
        slug = "zaic" if n % 4 == 0 else "pyrga"
        moves = {"zaic": "Bh8", "pyrga": "Sb2"}[slug]
        text = json.dumps({**json.loads(game["text"]), "game": slug, "moves": moves})
        stamps = {"version": 1, "updated": day * (20_000 + n), "used": day * (20_000 + n)}
        record = {**game, **stamps, "id": f"g{n}", "game": slug, "text": text}
        page.device.texts[f"{GAME}g{n}"] = json.dumps(record)
    summaries = page.device.listed()["games"]
    today = "2025.11.07"  # of the last one
    page = Booted("#/games", more=summaries, today=today)
    assert "400 games" in page.regions["games-list"]
    assert page.regions["games-list"].count('data-act="resume"') == 30
    headings = [">Today<", ">Yesterday<", ">November 2025<", ">October 2025<"]
    positions = [page.regions["games-list"].index(heading) for heading in headings]
    assert positions == sorted(positions)
    assert "5 November" in page.regions["games-list"]
    page.press(actions.GAMES_PAGE(13))
    assert page.regions["games-list"].count('data-act="resume"') == 10
    page.press(actions.GAMES_SHOWN("zaic"))
    assert "100 games" in page.regions["games-list"]
    assert "Pyrga" not in page.regions["games-list"]
    page.press(actions.GAMES_PAGE(99999))
    assert "Page 4 of 4" in page.regions["games-list"]


def test_games_are_found_by_their_opponent_and_their_result() -> None:
    ended: dict[str, tuple[list[int], Result]] = {
        "a": ([0, 2], "first"),
        "b": ([0, 2], "second"),
        "c": ([2, 0], "second"),
        "d": ([0, 0], "draw"),
        "e": ([0, 5], ""),
        "f": ([0, 0], "first"),
    }
    page = Page("#/games")
    summary = Summary("", 1, "pyrga", 1, 1, 5, (0, 0), 0)
    rows = {
        name: summary._replace(id=name, seats=(seats[0], seats[1]), result=result)
        for name, (seats, result) in ended.items()
    }
    page.app.model = page.model.with_saved_games(summaries=rows)

    def listed() -> list[str]:
        return sorted(re.findall(r'id="resume-(\w)"', page.regions["games-list"]))

    wanted: list[tuple[int, Listed, str]] = [
        (ANY_SEAT, "", "abcdef"),
        (2, "", "abc"),
        (0, "", "df"),
        (ANY_SEAT, "won", "acf"),
        (ANY_SEAT, "lost", "b"),
        (ANY_SEAT, "draw", "d"),
        (ANY_SEAT, "open", "e"),
        (2, "won", "ac"),
        (1, "", ""),
    ]
    for seat, how, found in wanted:
        page.change(actions.GAMES_SEAT, seat)
        page.change(actions.GAMES_RESULT, how)
        assert listed() == list(found)
    assert "Nothing matches." in page.regions["games-list"]


def test_a_frame_keeps_nothing() -> None:
    page = Booted("#/pyrga?v=1&g=Sb2", embed=True, base=BASE, games=[old("kept-1")])
    page.type("Sb3")
    kinds = {effect["do"] for effect in page.effects}
    assert not kinds & {"savegame", "touchgame", "loadgame", "removegame", "persist", "save"}
    assert page.moves == "Sb2 Sb3"


def test_the_address_stays_that_of_the_link_while_games_are_loaded() -> None:
    page = Page("#/pyrga?v=1&g=")
    page.send("hash", hash="#/pyrga?v=1&g=Sb2")
    page.effects.clear()
    page.send("hash", hash="#/pyrga?v=1&g=Sb2.Sb3")
    assert page.did("url") == []
    assert page.table.record.ply == 2
