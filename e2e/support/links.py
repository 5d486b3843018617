"""Links: copied from the share dialog, opened in another tab."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from e2e.support.playing.board import Board

LABELS: Final = "[...document.querySelectorAll('[role=gridcell]')].map((it) => it.ariaLabel)"


def copied(board: Board, kind: str) -> str:
    """The link of a kind, copied by the share dialog."""
    page = board.page
    page.click("#open-share")
    page.click(f"#share-kind-{kind}")
    expect(page.locator(f"#share-kind-{kind}")).to_have_attribute("aria-pressed", "true")
    shown = page.input_value("#share-link")
    page.click("#copy-link")
    expect(page.locator(".toast")).to_contain_text("Copied")
    page.click("#dialog-close")
    expect(page.locator("#dialog")).to_be_hidden()
    link: str = page.evaluate("navigator.clipboard.readText()")
    assert link == shown
    return link


def elsewhere(board: Board, link: str) -> Board:
    """The link opened in another tab."""
    other = Board(board.page.context.new_page(), board.address)
    other.page.goto(link)
    other.ready()
    return other


def follow(board: Board, link: str) -> None:
    """The link opened on the same page, after the home page: without another boot."""
    for hash in ("#/", f"#{link.partition('#')[2]}"):
        board.page.evaluate("(it) => { location.hash = it }", hash)
        part = "main.game" if hash != "#/" else ".home-screen"
        expect(board.page.locator(part)).to_be_visible()


def moves_are(board: Board, *moves: str) -> None:
    current = board.page.locator("#moves [aria-current]")
    expect(current).to_have_text(moves[-1])
    assert board.moves() == list(moves)


WITH_CLIPBOARD: Final = pytest.mark.browser_context_args(
    permissions=["clipboard-read", "clipboard-write"]
)
