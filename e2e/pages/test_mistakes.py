"""One's own mistakes in the browser: opened from the home page, solved by keyboard, scheduled."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from e2e.support.mistakes import STORED
from e2e.support.playing.board import Board


def test_a_mistake_is_solved_by_keyboard_comes_back_later_and_can_be_removed(board: Board) -> None:
    page = board.page
    board.stored["mistakes"] = STORED
    board.open("#/")
    page.focus("#mistakes")
    board.press("Enter")
    expect(page.locator("#lesson")).to_contain_text("You played Td1w, and the win was gone.")
    board.target("d1").focus()
    board.press("Enter")
    board.press("c")
    expect(page.locator("#lesson .right")).to_be_visible()
    [kept] = json.loads(page.evaluate("localStorage['tesserae.mistakes']"))["mistakes"]
    assert kept["solved"] == 1
    page.focus("#puzzle-next")
    board.press("Enter")
    expect(page.locator("#lesson")).to_contain_text("The next comes back on")
    page.focus("#mistakes-kept summary")
    board.press("Enter")
    page.focus("#mistakes-remove-all")
    board.press("Enter")
    expect(page.locator("#lesson")).to_contain_text("There are no mistakes to try again")
    page.click(".wordmark")
    expect(page.locator(".home")).to_be_visible()
    expect(page.locator("#mistakes")).to_have_count(0)
