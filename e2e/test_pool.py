"""A reused page is like one that has just been opened."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from e2e.support.faults import Faults
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.pool import Pool, Seat, Tabs
from tests.tiers import some
from tools.serve import Site

SEEN: Final = """async () => {
    const root = document.documentElement;
    const order = (a, b) => (a.name < b.name ? -1 : 1); // a morphed element has another
    const markup = (it) => {
        const copy = it.cloneNode(true);
        for (const loader of copy.querySelectorAll("script, script-py, link")) loader.remove();
        for (const element of copy.querySelectorAll("*"))
            for (const { name, value } of [...element.attributes].sort(order)) {
                element.removeAttribute(name);
                element.setAttribute(name, value);
            }
        return copy.outerHTML.replace(/ (data-ready|style)=""/g, "");
    };
    const inputs = [...document.querySelectorAll("input, select, textarea")];
    const databases = await (window.again?.storage.databases() ?? []);
    return {
        head: [root.lang, root.dataset.theme, document.title],
        body: markup(document.body),
        fields: inputs.map((it) => [it.id, it.value]),
        open: [...document.querySelectorAll("[open]")].map((it) => it.id),
        focus: document.activeElement.id || document.activeElement.localName,
        scrolled: [scrollX, scrollY],
        window: [innerWidth, innerHeight, matchMedia("(prefers-color-scheme: dark)").matches],
        address: location.href,
        local: Object.entries(localStorage),
        session: Object.entries(sessionStorage),
        databases: databases.map((it) => it.name),
    };
}"""
"""The visible state of a page, and its stored data."""

FRAGMENTS: Final = ("#/", "#/pyrga?v=1&g=", "#/zaic?v=1&g=Bh8&level=1")

CONTEXT: Final = {"locale": "en-GB", "viewport": {"width": 1280, "height": 900}}


def seen(page: Page) -> dict[str, Any]:
    """The state of a page, without the seed of a game's engine, once an engine's ply is saved."""
    if "level=" in page.url:
        page.wait_for_function("localStorage.getItem('tesserae.begun')", timeout=PATIENCE)
    found: dict[str, Any] = page.evaluate(SEEN)
    found["local"] = [re.sub(r'"seed\\?":\d+', "", str(it)) for it in sorted(found["local"])]
    return found


def settings(board: Board) -> None:
    """Changes all settings."""
    board.page.click("#other-language")
    expect(board.page.locator("html")).to_have_attribute("lang", "fr")
    board.page.click("#open-settings")
    for pair in ("theme=dark", "confirm=1", "coordinates=0", "animation=0", "turning=1"):
        board.page.click(f'[id="setting-{pair}"]')
    expect(board.page.locator('[id="setting-turning=1"]')).to_have_attribute("aria-pressed", "true")


def half_a_move(board: Board) -> None:
    """Picks a piece, leaves the pointer over the board, and types half a move."""
    board.play("Tb2w", "Ca2")
    board.page.click("#control-turn")
    board.click("T")
    board.page.fill("#typed-move", "Sb")


def thought(board: Board) -> None:
    """Lets the engine play both sides, with the evaluation bar on."""
    board.switch_evaluation()
    for side in (0, 1):
        board.page.select_option(f"#seat-{side}", "5")
    expect(board.page.locator("#status b")).to_have_text("Thinking…")


def games(board: Board) -> None:
    """Leaves stored games, a notice, and a bad link."""
    for link in ("Tc3w", "Tb2w.Ca2"):
        board.open(f"#/pyrga?v=1&g={link}")
        expect(board.page.locator("#moves [aria-current]")).to_have_text(link[-4:].lstrip("w."))
    board.open("#/pyrga?v=9&g=Sb2")
    expect(board.page.locator("#notice p")).to_be_visible()
    board.page.evaluate("scrollTo(0, 400)")


def device(board: Board) -> None:
    """Changes what belongs to the browser: storage, window, media, other tabs."""
    page = board.page
    page.evaluate("""async () => {
        sessionStorage.setItem("a", "b");
        localStorage.setItem("tesserae.more", "text");
        const request = again.storage.open("left", 1);
        request.onupgradeneeded = () => request.result.createObjectStore("all").put("text", "name");
        await new Promise((done) => { request.onsuccess = done; });
    }""")
    page.set_viewport_size({"width": 360, "height": 500})
    page.emulate_media(color_scheme="dark", reduced_motion="reduce", media="print")
    page.context.set_offline(True)
    page.route("**", lambda route: route.abort())
    page.context.new_page()


@pytest.fixture(scope="module")
def fresh(seats: Pool[Seat], site: Site) -> Callable[[str], dict[str, Any]]:
    """The state of the first page of a context, by its fragment."""
    return cache(lambda fragment: first(seats, site, fragment))


def first(seats: Pool[Seat], site: Site, fragment: str) -> dict[str, Any]:
    """The state of a page in a new context."""
    kind = {**CONTEXT, "service_workers": "block", "extra_http_headers": {"X-Fresh": fragment}}
    seat = seats.take(kind)
    Board(seat.page, site.address, seat).open(fragment)
    found = seen(seat.page)
    seats.drop(kind)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("fragment", some(FRAGMENTS, quick=1, share=2))
@pytest.mark.parametrize("left", some([games, settings, half_a_move, thought, device], 1, share=2))
def test_nothing_of_a_test_is_left_for_the_next(
    seat: Seat,
    board: Board,
    site: Site,
    fresh: Callable[[str], dict[str, Any]],
    left: Callable[[Board], None],
    fragment: str,
) -> None:
    page = seat.page
    board.two()
    left(board)
    seat.give_back()
    assert seat.page is page, "it is the same document that begins anew"
    Board(page, site.address, seat).open(fragment)
    assert seen(page) == fresh(fragment) | {"databases": seen(page)["databases"]}
    assert emptied(page)
    assert len(page.context.pages) == 1


def emptied(page: Page) -> bool:
    """Whether the test's own database holds no record."""
    count: int = page.evaluate("""async () => {
        if (!(await again.storage.databases()).some((it) => it.name === "left")) return 0;
        const request = again.storage.open("left");
        await new Promise((done) => { request.onsuccess = done; });
        const count = request.result.transaction("all").objectStore("all").count();
        await new Promise((done) => { count.onsuccess = done; });
        request.result.close();
        return count.result;
    }""")
    return count == 0


@pytest.mark.slow
def test_a_page_on_which_something_was_hung_is_not_used_again(seat: Seat, board: Board) -> None:
    board.open()
    used = seat.page
    used.evaluate("window.heard = []")
    seat.give_back()
    assert seat.page is not used
    assert used.is_closed()


@pytest.mark.slow
def test_a_page_that_left_the_app_is_booted_anew(seat: Seat, board: Board, site: Site) -> None:
    board.open("#/pyrga")
    board.play("Sb2")
    seat.page.goto("about:blank")
    seat.give_back()
    Board(seat.page, site.address, seat).open("#/pyrga")
    assert Board(seat.page, site.address).moves() == []


@pytest.mark.slow
def test_what_a_test_wants_kept_is_there_when_the_page_begins(seat: Seat, site: Site) -> None:
    for language in ("fr", "en"):
        board = Board(seat.page, site.address, seat)
        board.stored["settings"] = f'{{"language":"{language}"}}'
        board.open("#/pyrga")
        expect(board.page.locator("html")).to_have_attribute("lang", language, timeout=PATIENCE)
        seat.give_back()


def test_scripts_of_a_test_are_refused(board: Board) -> None:
    with pytest.raises(AssertionError, match="fresh_board"):
        board.page.add_init_script("0")


def test_a_fault_of_a_test_is_its_own(seat: Seat, board: Board) -> None:
    board.open()
    board.page.evaluate("console.error('mine')")
    with pytest.raises(AssertionError, match="mine"):
        seat.faults.check()
    assert isinstance(seat.faults, Faults)
    seat.faults.check()


@pytest.mark.slow
def test_a_page_that_boots_finds_nothing_of_another_test(
    contexts: Pool[Tabs], site: Site, browser_context_args: dict[str, Any]
) -> None:
    tabs = contexts.take(browser_context_args)
    for _ in range(2):
        board = Board(tabs.tab(), site.address)
        board.open("#/")
        found = seen(board.page)
        assert found["local"] == found["session"] == []
        expect(board.page.locator(".continue")).to_have_count(0)
        expect(board.page.locator("html")).to_have_attribute("lang", "en")
        board.two()
        board.play("Sb2")
        board.page.click("#other-language")
        expect(board.page.locator("html")).to_have_attribute("lang", "fr")
        tabs.give_back()
    tabs.faults.check()
