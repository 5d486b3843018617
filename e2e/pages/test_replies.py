"""Conditional replies: two people, each on a device of their own, play by links."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.support.links import WITH_CLIPBOARD, moves_are
from e2e.support.playing.board import Board

pytestmark = [WITH_CLIPBOARD, pytest.mark.slow]

LINK = "#/pyrga?v=1&g=Tb2w.Ta2s.Ta1e"


def test_a_reply_is_sent_along_and_played_out(board: Board) -> None:
    board.open(LINK)
    for move in ("Cb1", "Tb1e", "Td1w"):
        board.page.fill("#typed-move", move)
        board.page.press("#typed-move", "Enter")
        expect(board.page.locator("#moves [aria-current]")).to_have_text(move)
    board.page.focus("#add-reply")
    board.page.keyboard.press("Enter")
    expect(board.page.locator(".replies li")).to_contain_text("if Tb1e, then Td1w")
    expect(board.page.locator("#copy-answer")).to_be_focused()
    board.page.keyboard.press("Enter")
    expect(board.page.locator(".toast")).to_contain_text("Copied")
    link: str = board.page.evaluate("navigator.clipboard.readText()")
    assert link.partition("#")[2].startswith("/pyrga?v=1&g=Tb2w.Ta2s.Ta1e.Cb1&if=")
    assert "Td1w" not in link
    with board.page.context.browser.new_context() as context:  # type: ignore[union-attr]
        other = Board(context.new_page(), board.address)
        other.page.goto(link)
        other.ready()
        moves_are(other, "Tb2w", "Ta2s", "Ta1e", "Cb1")
        assert "Td1w" not in other.page.content()
        other.page.fill("#typed-move", "Tb1e")
        other.page.press("#typed-move", "Enter")
        expect(other.page.locator("#status")).to_contain_text("Is this your move?")
        other.page.click("#play-turn")
        moves_are(other, "Tb2w", "Ta2s", "Ta1e", "Cb1", "Tb1e", "Td1w")
        expect(other.page.locator(".toast")).to_contain_text("Td1w")
