"""Keeping a proven win: from a study to its end, by keyboard alone, and in every window."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.support.axe import arrive, dressed, every_state, one_look_a_day
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.playing.keyboard import tab_to, walk
from e2e.support.states import KEEP, POSITION


@pytest.mark.slow
@one_look_a_day
def test_every_state_of_a_win_that_is_kept(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    page = arrive(board, KEEP, "#puzzle-head b")
    with every_state(page) as look:
        look("a win that is to be kept")
        board.click("b2")
        board.click("S")
        expect(page.locator("#keep-again.primary")).to_be_visible(timeout=PATIENCE)
        expect(page.locator("#lesson .refused")).to_be_visible()
        look("a slip, with its refutation")
        page.click("#keep-again")
        board.click("b2")
        board.click("C")
        expect(page.locator("#keep-restart:not([aria-disabled])")).to_be_visible(timeout=PATIENCE)
        expect(page.locator("#board-picture")).to_be_visible()
        look("an answer")


@pytest.mark.slow
def test_a_study_leads_to_it_and_it_is_won_by_keyboard(board: Board) -> None:
    page = arrive(board, f"#/pyrga/study?v=1&p={POSITION}", "#study-keep")
    page.locator("#study-keep[href]").focus(timeout=PATIENCE)
    board.press("Enter")
    lesson = page.locator("#lesson")
    expect(lesson).to_contain_text("White to move: keep the win.", timeout=PATIENCE)
    expect(page.locator("#puzzle-head")).to_contain_text("shortest: 3 plies")
    walk(board, "b2")
    board.press("s")
    expect(lesson).to_contain_text("Sb2 lets Black win", timeout=PATIENCE)
    tab_to(board, "keep-again")
    board.press("Enter")
    expect(lesson).to_contain_text("Every move is checked by a proof")
    expect(page.locator("#keep-again")).to_be_focused()
    walk(board, "b2")
    board.press("c")
    expect(lesson).to_contain_text("Kept. The answer:", timeout=PATIENCE)
    page.reload()
    expect(lesson).to_contain_text("White to move: keep the win.", timeout=PATIENCE)
