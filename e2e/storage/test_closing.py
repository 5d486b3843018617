"""Tabs that are closed before their saves are done: every ply is there at the next start."""

from __future__ import annotations

import re
import time
from typing import Final

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from e2e.support.playing.board import Board
from e2e.support.pool import Tabs
from tests.tiers import by_turns
from tools.serve import Site

CLICK_AT: Final = """([name, moment]) => {
    const target = document.querySelector(`#page [data-act="target"][data-arg="${name}"]`);
    const click = () => target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    setTimeout(click, moment - Date.now());
}"""
"""Clicks on a target at a moment, so that two tabs can do so at the same time."""


def close(*pages: Page) -> None:
    """Closes tabs at once, as a user does."""
    for page in pages:
        page.close(run_before_unload=True)
    for page in pages:
        if not page.is_closed():
            page.wait_for_event("close")


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
