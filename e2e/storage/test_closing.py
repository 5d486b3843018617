"""Tabs that are closed before their saves are done: every ply is there at the next start."""

from __future__ import annotations

import re
import time
from typing import Final

import pytest
from playwright.sync_api import Dialog, Page, TimeoutError, expect

from e2e.support import stored
from e2e.support.killing import AT_REST
from e2e.support.playing.board import Board
from e2e.support.pool import Tabs
from tests.tiers import by_turns
from tools.serve import Site

HOLD: Final = f"""async () => {{
    {stored.OPEN}
    const database = await open();
    const store = database.transaction(["games", "texts"], "readwrite").objectStore("games");
    const go = () => {{ store.count().onsuccess = go; }};
    await new Promise((held) => {{ store.count().onsuccess = () => {{ go(); held(); }}; }});
}}"""
"""Keeps a transaction open, so that no other can write, until the page is closed."""

FULL: Final = """() => {
    let size = 1 << 22;
    for (let n = 0; size >= 1; n += 1)
        try { localStorage.setItem(`filling ${n}`, "x".repeat(size)); } catch { size >>= 1; }
}"""
"""Fills localStorage to the last character."""

CLICK_AT: Final = """([name, moment]) => {
    const target = document.querySelector(`#page [data-act="target"][data-arg="${name}"]`);
    const click = () => target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    setTimeout(click, moment - Date.now());
}"""
"""Clicks on a target at a moment, so that two tabs can do so at the same time."""


@pytest.fixture
def holder(tabs: Tabs) -> Page:
    """A page without the app."""
    return tabs.tab()


def hold(page: Page, site: Site) -> None:
    """Lets nobody else write to the database."""
    page.goto(site.address + stored.BLANK)
    page.evaluate(HOLD)


def close(*pages: Page) -> None:
    """Closes tabs at once, as a user does."""
    for page in pages:
        page.close(run_before_unload=True)
    for page in pages:
        if not page.is_closed():
            page.wait_for_event("close")


@pytest.mark.slow
def test_two_tabs_closed_during_a_save_of_one_game_lose_neither_ply(
    board: Board, other: Board, holder: Page, tabs: Tabs, site: Site
) -> None:
    board.two()
    board.play("Sb2")
    other.open("#/pyrga")
    assert other.moves() == ["Sb2"]
    hold(holder, site)
    board.play("Sb3")
    other.play("Sb1")
    close(board.page)
    close(other.page)
    holder.close()
    again = Board(tabs.tab(), site.address)
    again.open("#/pyrga")
    assert again.moves() == ["Sb2", "Sb1"]
    expect(again.page.locator("#moves .variation")).to_contain_text("Sb3")
    gone = "!Object.keys(localStorage).some((it) => it.startsWith('tesserae.rescued.'))"
    again.page.wait_for_function(gone)
    (text,) = stored.read(again.page, site.address, "texts").values()
    assert "Sb1 (Sb3)" in text


@pytest.mark.slow
def test_a_page_asks_before_a_ply_would_be_lost(
    board: Board, holder: Page, tabs: Tabs, site: Site
) -> None:
    """localStorage is full, and the database does not get to write."""
    page = board.page
    board.two()
    board.play("Sb2")
    page.evaluate(FULL)
    hold(holder, site)
    board.play("Sb3")
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    page.once("dialog", stay)
    page.close(run_before_unload=True)
    page.wait_for_function("document.visibilityState === 'visible'")
    assert asked == ["beforeunload"]
    holder.close()
    board.play("Tb4e")  # it is saved after the one before
    page.wait_for_function(AT_REST)
    close(page)
    again = Board(tabs.tab(), site.address)
    again.open("#/pyrga")
    assert again.moves() == ["Sb2", "Sb3", "Tb4e"]


@pytest.mark.slow
@pytest.mark.parametrize("pause", by_turns([0, 5, 20, 60], share=4))
def test_tabs_that_are_closed_at_once_lose_neither_ply(
    board: Board, other: Board, tabs: Tabs, site: Site, pause: int
) -> None:
    """pause: milliseconds between the last ply and the end."""
    board.two()
    board.play("Sb2")
    other.open("#/pyrga")
    assert other.moves() == ["Sb2"]
    plies = [(tab, text, begun(tab, text)) for tab, text in ((board, "Sb3"), (other, "Sb1"))]
    soon = time.time() * 1000 + 150
    for tab, _, last in plies:
        tab.page.evaluate(CLICK_AT, [last, soon])
    shown = [text for tab, text, _ in plies if is_shown(tab.page, text)]
    board.page.wait_for_timeout(pause)
    close(board.page, other.page)
    again = Board(tabs.tab(), site.address)
    again.open("#/pyrga")
    for text in shown:
        expect(again.page.locator("#moves")).to_contain_text(text)
    assert shown


def begun(board: Board, text: str) -> str:
    """Enters a move up to its last click, which is returned."""
    *first, last = board.clicks(text, 0)
    for name in first:
        board.hit(name)
    expect(board.target(last)).to_have_class(re.compile(r"\boffered\b"))
    return last


def is_shown(page: Page, text: str) -> bool:
    """Whether a ply comes to the page; not if the other tab's came first, and it is illegal now."""
    ply = page.locator(f"#moves [data-act=jump]:text-is('{text}')")
    try:
        ply.first.wait_for(timeout=5_000)
    except TimeoutError:
        return False
    return True
