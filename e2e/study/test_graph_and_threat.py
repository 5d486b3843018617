"""The graph of a study and the threat, in every window; and along the graph by keyboard."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from e2e.support.axe import dressed, every_state, go, one_look_a_day
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board

PYRGA: Final = "#/pyrga/study?v=1&g=Tb2w.Ta2s.Ta1e.Cb1"
ZAIC: Final = "#/zaic/study?v=1&g=Hh8.Si8.Hj8.Sh9.Vi6"


@pytest.mark.slow
@one_look_a_day
def test_every_state_of_the_graph_and_the_threat(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    board.open("#/pyrga")
    page = board.page
    page.set_viewport_size({"width": 1280, "height": 800})
    go(board, PYRGA, "#graph-slider")
    with every_state(page) as look:
        page.click("#graph-rows")
        page.click("#step-threat")
        expect(page.locator("#threat")).to_contain_text("Tb1n")
        look("the graph with its table, and a space is to be chosen")
        board.pick("T")
        board.click("b1")
        expect(page.locator("#threat")).to_contain_text("Tb1")
        look("where a Triangle would send")
        go(board, ZAIC, "[data-game=zaic] #step-threat")
        expect(page.locator("#board-picture .worse")).not_to_have_count(0, timeout=PATIENCE)
        look("a threat")


@pytest.mark.slow
def test_one_goes_along_the_graph_and_sees_the_threat_by_keyboard(board: Board) -> None:
    board.open("#/zaic")
    page = board.page
    page.set_viewport_size({"width": 1280, "height": 800})
    go(board, ZAIC, "#graph-slider")
    page.focus("#graph-slider")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")  # before the answer to the first
    expect(page.locator("#moves [aria-current]")).to_have_text("Si8")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("x")
    expect(page.locator("#threat")).to_contain_text("Threat of Dark: ", timeout=PATIENCE)
    page.keyboard.press("x")
    expect(page.locator("#threat")).to_be_empty()
