"""A study that asks: read by keyboard alone, in every window, and made by its author."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.support.axe import arrive, dressed, every_state, one_look_a_day
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.playing.keyboard import tab_to, walk
from e2e.support.states import ASKING as STUDY


def test_a_study_is_read_by_keyboard_alone(board: Board) -> None:
    page = arrive(board, STUDY, "#read-on")
    lesson = page.locator("#lesson")
    expect(lesson).to_contain_text("Play a Square.", timeout=PATIENCE)
    walk(board, "b4")
    board.press("Enter")
    board.press("c")
    expect(lesson).to_contain_text("Not beside it.")
    tab_to(board, "read-on")
    board.press("Enter")
    expect(lesson).to_contain_text("Play a Square.")
    expect(page.locator("#read-on")).to_be_focused()
    walk(board, "b2")
    board.press("Enter")
    board.press("s")
    expect(lesson).to_contain_text("Beside it.")
    tab_to(board, "read-on")
    board.press("Enter")
    expect(lesson).to_contain_text("It points there.")
    walk(board, "c1")
    board.press("Enter")
    board.press("s")
    expect(lesson).to_contain_text("You have found all moves.")


@pytest.mark.slow
@one_look_a_day
def test_every_state_of_a_study_that_is_read(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    page = arrive(board, STUDY, "#read-on")
    with every_state(page) as look:
        look("a move to find")
        page.click("#read-hint")
        expect(page.locator(".read .hint")).to_be_visible()
        look("a hint")
        board.click("b4")
        board.click("C")
        expect(page.locator("#read-on.primary")).to_be_visible()
        look("a wrong move")
        page.click("#read-study")
        page.wait_for_selector("#note-asks", state="attached")
        if page.locator("#tab-notes").is_visible():
            page.click("#tab-notes")
        page.click("#note-asks summary")
        expect(page.locator("#asks-side")).to_be_visible()
        look("its author's side")


@pytest.mark.slow
def test_an_author_asks_tries_it_and_sends_it(board: Board) -> None:
    board.open("#/pyrga/study?v=1&g=Sb2.Sb3&at=0")
    page = board.page
    page.wait_for_selector("#note-asks", state="attached", timeout=PATIENCE)
    if page.locator("#tab-notes").is_visible():
        page.click("#tab-notes")
    page.click("#note-asks summary")
    page.select_option("#asks-side", "first")
    page.fill("#asks-hint-0", "In the middle.")
    page.press("#asks-hint-0", "Enter")
    page.click("#asks-try")
    page.click("#read-hint")
    expect(page.locator("#lesson")).to_contain_text("In the middle.")
    page.reload()
    expect(page.locator("#lesson")).to_contain_text("White to move", timeout=PATIENCE)
