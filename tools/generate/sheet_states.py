"""States without an address: reviews, ends, wins to keep, mistakes, results, frames.

It makes stored data, too: mistakes, and as many games as you play in some weeks.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from tesserae.app.model.practice import Mistake
from tesserae.app.practice.mistakes import schedule
from tesserae.app.practice.mistakes.mistakes_text import write_mistakes
from tesserae.games import catalog
from tesserae.games.pools import pool_of
from tesserae.search.levels import LEVELS

PATIENCE: Final = 120_000
"""Milliseconds for a whole review."""


class State(NamedTuple):
    """A state of a page.

    pressed: elements to click one after the other, each as soon as it is there. shown: an element
    that is there at the end. top: the element to scroll to; by default the top of the page.
    """

    name: str
    fragment: str
    shown: str
    pressed: tuple[str, ...] = ()
    top: str = ""


PYRGA: Final = "Tb2w.Ta2s.Ta1e.Cb1.Tb1e.Td1w.Ca1.Sa1"
"""A game to be resigned in."""

ZAIC: Final = "Bh8.Bf9.Hg9.Bi10.Vi9.Hh9.Bg11.Hg11.Hf10.Vg10.Hi11.Bk11"

TETRAD: Final = "I1b1.T2k13.I1d1.L1i12.I1g1.T2f13.I1j1.J3d12.I1m1.T2a13"
"""A setup, after which the players may agree to end the game."""

KEPT: Final = "a1StnC.b1s.c1Stnc.a2stsC.b2Tw.c2Tsc.d2Tw.a3tsC.d3sC.c4Te.d4ts~Sb1"
"""White wins in three plies by Cb2; Sb2 loses at once."""

_MISTAKE: Final = Mistake(
    "pyrga", "a1Te.b1Tec.a2ts.b2Tw~Tb1", ("Td1w",), ("Cd1",), "win", 100, "1-0"
)

_WON: Final = "Td2n.Td4w.Cc4.Tc4e.Cd4.Sd4.Sc4.Tc3w.Tb3s.Sb2.Cb3.Sb3.Cc3.Sc3.Sd3.Sd2.Cd3.Td3w"
"""A whole game of Pyrga, in which the win changed hands."""

_SHORT: Final = {
    "zaic": f"p={catalog.by_slug('zaic').encode(catalog.by_slug('zaic').showcase())}"
    "&g=Sl6.Sk5.Vl8.resign2",
    "pyrga": f"g={_WON}",
    "tetrad": f"p={catalog.by_slug('tetrad').encode(catalog.by_slug('tetrad').showcase())}"
    "&g=end.end.resign2",
}
"""Games with a quick review."""


def states() -> list[State]:
    """All states."""
    return [*_ends(), *_reviews(), *_practice()]


def _ends() -> list[State]:
    ended = "#tray-new"
    return [
        State("a win", f"#/zaic?v=1&g={ZAIC}.resign2&level=1", ended),
        State("a loss", f"#/zaic?v=1&g={ZAIC}.resign1&level=1", ended),
        State("a draw", f"#/tetrad?v=1&g={TETRAD}.agree", ended),
        State("on time", f"#/pyrga?v=1&g={PYRGA}.time1", ended),
    ]


def _reviews() -> list[State]:
    found = []
    for slug, game in _SHORT.items():
        fragment, shown = f"#/{slug}?v=1&{game}", f"[data-game={slug}] .review summary"
        found.append(State(f"{slug} reviewed", fragment, shown, (f"[data-game={slug}] #review",)))
        found.append(State(f"the story of {slug}", fragment, shown, (), "#review-area"))
    return found


def _practice() -> list[State]:
    keep = f"#/pyrga/keep?v=1&p={KEPT}"
    return [
        State("a win to keep", keep, "#puzzle-head b"),
        State("a slip", keep, "#keep-again.primary", ("[data-arg=b2]", "[data-arg=S]")),
        State("a mistake", "#/mistakes", "#lesson b"),
        State("statistics", "#/statistics", "#statistics tbody"),
    ]


def frames() -> list[State]:
    """The states of the app in a frame on another site; waits only for `shown`."""
    return [
        State("a game in a frame", f"#/zaic?v=1&g={ZAIC}", "#bar"),
        State("an end in a frame", f"#/zaic?v=1&g={ZAIC}.resign1", "#bar"),
        State("a lesson in a frame", "#/pyrga/learn/3?v=1", "#lesson b"),
        State("a puzzle in a frame", "#/tetrad/puzzle/3?v=1", "#puzzle-hint"),
    ]


def local_storage() -> dict[str, str]:
    """The contents of localStorage, by key: mistakes, puzzles that were tried, the time played."""
    draw = random.Random(1)
    progress: dict[str, Mapping[str, list[int]]] = {}
    for game in catalog.GAMES:
        tried = [it.number for it in draw.sample(list(pool_of(game.slug)), 60)]
        progress[game.slug] = {"solved": tried[:41], "failed": tried[41:]}
    time = {game.slug: 3_600_000 * (n + 2) for n, game in enumerate(catalog.GAMES)}
    return {
        "tesserae.mistakes": write_mistakes(schedule.add_mistakes({}, [_MISTAKE], "2026.01.01")),
        "tesserae.puzzles": json.dumps(progress),
        "tesserae.time": json.dumps(time),
    }


_FIRST_MOVES: Final = {"pyrga": "Sb2", "zaic": "Bh8", "tetrad": "I1b1"}


def stored_games(count: int) -> tuple[list[tuple[str, Any]], list[tuple[str, str]]]:
    """The summaries and the texts of that many games against the levels, by their keys."""
    draw, found, texts = random.Random(2), list[tuple[str, Any]](), list[tuple[str, str]]()
    for n in range(count):
        level, side = draw.choice(LEVELS).number, draw.randrange(2)
        won = draw.random() < 0.9 - 0.17 * level
        result = ("first", "second")[side if won else 1 - side]
        seats = [0, level] if side == 0 else [level, 0]
        about = {"plies": 1, "seats": seats, "turn": 0, "result": result, "linked": False}
        about |= {"players": ["", ""]}
        time = 1_760_000_000_000 + n * 3_600_000
        stamps = {"version": time, "updated": time, "used": time}
        game = draw.choice(catalog.GAMES).slug
        loser = 2 if result == "first" else 1
        moves = f"{_FIRST_MOVES[game]} resign{loser}"
        table = {"game": game, "moves": moves, "line": [0], "ply": 1, "seats": seats}
        found.append((f"s{n}", {"id": f"s{n}", "game": game, **stamps, "about": about}))
        texts.append((f"s{n}", json.dumps(table | {"flipped": False, "seed": n})))
    return found, texts


STORE: Final = """([summaries, texts]) => new Promise((done, fail) => {
    const request = indexedDB.open("tesserae", 1);
    request.onerror = fail;
    request.onupgradeneeded = () => ["games", "texts", "aside"].forEach((it) =>
        request.result.createObjectStore(it));
    request.onsuccess = () => {
        const database = request.result;
        const transaction = database.transaction(["games", "texts"], "readwrite");
        for (const [key, value] of summaries) transaction.objectStore("games").put(value, key);
        for (const [key, value] of texts) transaction.objectStore("texts").put(value, key);
        transaction.oncomplete = () => { database.close(); done(); };
    };
})"""


def store(page: Page) -> None:
    """Stores all that on the device, from a page of the site without the app."""
    page.evaluate(
        "(it) => Object.entries(it).forEach(([k, v]) => localStorage[k] = v)", local_storage()
    )
    page.evaluate(STORE, list(stored_games(60)))


def reach(page: Page, state: State) -> None:
    """Brings the page into a state; asks the running app unless it is a frame."""
    page.evaluate("(it) => { location.hash = it }", state.fragment)
    for selector in state.pressed:
        page.locator(selector).first.click(timeout=PATIENCE)
    page.wait_for_selector(state.shown, timeout=PATIENCE)
    page.wait_for_timeout(400)
