"""A puzzle run in the browser: by keyboard, in the windows of phones and desks, on the clock."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.support.layout import every_window as laid_out
from e2e.support.playing.board import Board
from e2e.support.states import MIDDLES, opened
from e2e.support.together import every_window
from tests.tiers import by_turns


def test_a_run_is_begun_and_ended_by_keyboard(board: Board) -> None:
    page = board.page
    board.open("#/pyrga/puzzle/run")
    page.focus("#run-3")
    board.press("Enter")
    face = page.locator("[data-clock]")
    expect(face).to_have_text(re.compile(r"^2:5\d$"))
    page.focus("#run-end")
    board.press("Enter")
    expect(page.locator("#run-3")).to_be_focused()
    expect(page.locator("#lesson")).to_contain_text("0 puzzles solved.")


@pytest.mark.slow
@pytest.mark.parametrize("language", by_turns(["fr", "en"]))
def test_a_run_in_every_window(board: Board, language: str) -> None:
    page = opened(board, language)
    for slug in MIDDLES:
        board.open(f"#/{slug}/puzzle/run")
        with laid_out(page) as look:
            expect(page.locator(f"[data-game={slug}] #run-5")).to_be_visible()
            look("before a run")
        page.click("#run-5")
        expect(page.locator("[data-clock]")).to_be_visible()
        with every_window(page) as look:
            look(f"a run, {slug}")
        with laid_out(page) as look:
            look(f"a run, {slug}")
        page.click("#run-end")
