"""The lab in the browser: a bot is written, plays, fails, cheats, loops, and comes by a link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.axe import clean
from e2e.support.faults import Faults
from e2e.support.patience import PATIENCE
from tools.serve import Site

pytestmark = pytest.mark.slow

EDITOR = "#lab-code .cm-content"
ENDLESS = "print('on and on')\n\n\ndef choose(board):\n    while True:\n        pass\n"
CHEAT = '''
import gc
import sys

told = []
for name in ("js", "pyodide_js", "pyodide.code", "pyodide.ffi", "socket", "_pyodide_core"):
    try:
        __import__(name)
        told.append(name)
    except ImportError:
        pass


def within(thing):
    """What JavaScript has, if a way there is found."""
    try:
        return thing.constructor.constructor("return globalThis")()
    except Exception:
        return None


for thing in [*gc.get_objects(), *sys.modules.values()]:
    there = within(thing)
    if there is not None:
        for name in ("fetch", "indexedDB", "caches", "XMLHttpRequest", "WebSocket", "postMessage"):
            if getattr(there, name, None) is not None:
                told.append(name)
print("got", told)


def choose(board):
    move = board.legal_moves[0]
    for kept in gc.get_objects():
        if type(kept).__name__ == "Board" and kept is not board:
            kept._moves.append("Sa1")
            kept._positions.append(kept._positions[-1])
    type(board).push = None
    return move
'''


def write(page: Page, code: str) -> None:
    """Replaces the code in the editor, as pasting does."""
    page.click(EDITOR)
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(code)


@pytest.fixture
def page(page: Page, site: Site, faults: Faults) -> Page:  # noqa: ARG001
    """The lab, with the first example; an error that is not expected fails the test."""
    page.goto(f"{site.address}#/lab")
    expect(page.locator(EDITOR)).to_be_visible(timeout=PATIENCE)
    return page


def test_a_bot_plays_a_person_and_an_error_is_marked_at_its_line(page: Page) -> None:
    write(page, "def choose(board):\n    return board.legal_moves[board.ply - 1]\n")
    page.click("#lab-run")
    expect(page.locator("#status")).to_contain_text("Play any piece", timeout=60_000)
    page.click("#spot-c2")
    page.click("#tray [data-arg=S]")
    expect(page.locator("#spot-c1")).to_have_accessible_name(
        "c1: Black Square. Played last.", timeout=60_000
    )
    write(page, "def choose(board):\n    print('here')\n    return board.legal_moves[99]\n")
    page.click("#lab-run")
    page.click("#spot-b1")
    page.click("#tray [data-arg=C]")
    expect(page.locator("#lab-fault")).to_contain_text("Line 3: IndexError", timeout=60_000)
    expect(page.locator("#lab-printed")).to_have_text("here")
    expect(page.locator("#status")).to_contain_text("The bot has failed")
    write(page, "def choose(board:\n")
    page.click("#lab-run")
    expect(page.locator("#lab-fault")).to_contain_text("Line 1:", timeout=30_000)
    expect(page.locator("#lab-fault")).to_contain_text("SyntaxError")
    expect(page.locator("#lab-code .cm-faulty")).to_have_count(1)


def test_an_endless_loop_is_ended_and_the_board_stays(page: Page) -> None:
    page.select_option("#lab-side", "0")
    page.select_option("#lab-seconds", "1")
    write(page, ENDLESS)
    page.click("#lab-run")
    expect(page.locator("#lab-fault")).to_contain_text("1 second", timeout=60_000)
    expect(page.locator("#lab-printed")).to_contain_text("on and on")
    assert len(page.frames) == 1  # it is gone with all that runs in it
    write(page, "def choose(board):\n    return 'Sc2'\n")
    page.click("#lab-run")
    expect(page.locator("#status")).to_contain_text("Black:", timeout=60_000)


def test_a_bot_that_cheats_gets_nothing_and_the_rules_hold(
    page: Page, site: Site, faults: Faults
) -> None:
    faults.allow("Content Security Policy")
    write(page, CHEAT)
    page.select_option("#lab-against", "-1")
    page.click("#lab-run")
    expect(page.locator("#lab-printed")).to_contain_text("got", timeout=60_000)
    expect(page.locator("#lab-printed")).to_have_text(re.compile(r"^got \[\]\s"))
    frame = page.frames[1]
    asked = len(site.asked)
    reach = """async (address) => {
        const tries = {
            fetch: () => fetch(address), storage: () => localStorage.length,
            cookie: () => document.cookie, caches: () => caches.keys(),
            database: () => new Promise((yes, no) => {
                const opening = indexedDB.open("x");
                [opening.onsuccess, opening.onerror] = [yes, no];
            }),
            parent: () => parent.document.title,
            image: () => new Promise((yes, no) => {
                Object.assign(new Image(), { src: address, onload: yes, onerror: no });
            }),
        };
        const got = [];
        for (const [name, run] of Object.entries(tries)) {
            try { await run(); got.push(name); } catch {}
        }
        return got;
    }"""
    assert frame.evaluate(reach, page.url) == []
    assert frame.evaluate("origin") == "null"
    [worker] = page.workers[-1:]
    found = (
        "['fetch', 'indexedDB', 'caches', 'importScripts', 'Worker', 'postMessage', 'navigator']"
    )
    assert worker.evaluate(f"() => {found}.filter((it) => globalThis[it] !== undefined)") == []
    assert len(site.asked) == asked


def test_a_match_is_played_and_its_games_can_be_looked_at(page: Page) -> None:
    page.click("#lab-evaluate")
    page.select_option("#lab-against", "1")
    page.click("#lab-match-begin")
    expect(page.locator("#lab-match li:nth-child(4)")).to_be_visible(timeout=120_000)
    expect(page.locator("#lab-score")).to_contain_text("Elo")
    page.click("#lab-match li:first-child a")
    expect(page.locator("#moves")).to_be_visible()


def test_code_of_a_link_is_shown_and_runs_only_when_asked_to(
    page: Page, context: BrowserContext, site: Site
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    long = "# " + "x" * 60 + "\n"
    code = long * 200 + "print('I ran')\n\n\ndef choose(board):\n    return 'Sc2'\n"
    write(page, code)
    page.click("#lab-link")
    expect(page.locator(".toast")).to_contain_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    write(page, "mine = 1\n")
    page.goto(link)
    page.reload()
    expect(page.locator("#lab-tools")).to_contain_text("It runs only if you press Run.")
    expect(page.locator("#lab-printed")).to_have_text("")
    assert len(page.frames) == 1
    page.select_option("#lab-side", "0")
    page.click("#lab-run")
    expect(page.locator("#lab-printed")).to_contain_text("I ran", timeout=60_000)
    page.goto(site.address + "#/lab")
    page.reload()
    expect(page.locator(EDITOR)).to_have_text("mine = 1")


def test_what_was_replaced_comes_back_in_turn(page: Page) -> None:
    write(page, "one = 1\n")
    page.click("#lab-greedy")
    write(page, "two = 2\n")
    page.click("#lab-random")
    for code in ("two = 2", "one = 1", "two = 2"):
        page.click("#lab-before")
        expect(page.locator(EDITOR)).to_have_text(code)
    page.reload()
    expect(page.locator(EDITOR)).to_have_text("two = 2")


def test_the_keyboard_leaves_the_editor_and_axe_finds_nothing(page: Page) -> None:
    page.click(EDITOR)
    page.keyboard.press("Tab")
    expect(page.locator(EDITOR)).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(page.locator(EDITOR)).not_to_be_focused()
    clean(page)
    for width in (320, 390, 768, 1280, 1920):
        page.set_viewport_size({"width": width, "height": 700})
        page.evaluate("new Promise(requestAnimationFrame)")
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_no_other_page_loads_anything_of_the_lab(page: Page, site: Site) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site.address}?again#/pyrga")
    expect(page.locator("#status")).to_contain_text("Play any piece")
    assert not [url for url in asked if "/lab" in url]
