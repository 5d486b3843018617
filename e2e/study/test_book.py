"""The opening book in every window; down and back by keyboard, and on to a study and a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.support.axe import arrive, dressed, every_state, go, looks
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board


@looks
def test_every_state_of_an_opening_book(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    board.open("#/pyrga")
    with every_state(board.page) as look:
        go(board, "#/pyrga/book", "#book-ways li")
        look("the start of the book")
        go(board, "#/pyrga/book?v=1&g=Sb2.Sb3.Tb2n.Tb3n.Sb4", "#book-ways p")
        look("the end of the book")


@pytest.mark.slow
def test_one_goes_down_the_book_and_back_by_keyboard(board: Board) -> None:
    page = arrive(board, "#/pyrga/book", "#book-ways li")
    expect(page.locator("#book-ways > ol > li")).to_have_count(12)
    expect(page.locator("#book-ways .shares").first).to_be_visible()
    move = page.locator("#book-ways .caption b").first.inner_text()
    page.locator("#book-ways a").first.focus()
    board.press("Enter")
    expect(page.locator("#book-here")).to_have_text(move, timeout=PATIENCE)
    expect(page.locator("#book-here")).to_be_focused()
    board.press("Shift+Tab", "Enter")
    expect(page.locator("#book-here")).to_have_text("Start", timeout=PATIENCE)
    page.locator("#book-ways a").first.click()
    expect(page.locator("#book-here")).to_have_text(move, timeout=PATIENCE)
    page.click("#book-study")
    expect(page.locator(".study #moves [aria-current]")).to_have_text(move, timeout=PATIENCE)
    page.click("#study-book")
    expect(page.locator("#book-here")).to_have_text(move, timeout=PATIENCE)
    page.click("#book-play")
    expect(page.locator(".game #moves [aria-current]")).to_have_text(move, timeout=PATIENCE)


@pytest.mark.slow
def test_two_or_three_pictures_stand_side_by_side_on_a_phone(board: Board) -> None:
    page = board.page
    page.set_viewport_size({"width": 390, "height": 844})
    arrive(board, "#/pyrga/book", "#book-ways li")
    boxes = [it.bounding_box() for it in page.locator("#book-ways > ol > li").all()]
    assert sum(box["y"] == boxes[0]["y"] for box in boxes if box and boxes[0]) in (2, 3)
