"""Pyodide's app takes over at the worst moments, and nothing in progress is lost."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Route, expect

from e2e.support.playing.board import Board
from e2e.support.playing.keyboard import focus_is
from e2e.support.waiting import JOINED, STANDIN, first_held, hold, joined, let_go

pytestmark = pytest.mark.usefixtures("either_app")

MUTE: Final = """
const tell = self.postMessage.bind(self);
let told = 0;
self.postMessage = (it) => (told += 1) <= 3 && tell(it);
"""
"""Prepended to the script of MicroPython's worker: it posts that it has loaded and runs, draws
once, and posts no more."""

KEEP: Final = """() => {
    const { take } = tesserae;
    window.replies = [];
    window.give = () => replies.forEach((it) => take(it));
    tesserae.take = (reply) => replies.push(reply);
}"""
"""Holds back the answers of Pyodide's app."""


NOTE: Final = """() => {
    const { take } = tesserae;
    tesserae.take = (reply) => {
        window.arrived = true;
        take(reply);
    };
}"""
"""Notes that an answer of Pyodide's app has arrived."""


def begin_to_share(board: Board) -> None:
    """Types half a move, and opens the share dialog with a key."""
    board.page.fill("#typed-move", "Ta")
    board.page.focus("#open-share")
    board.press("Enter")


def is_shared(board: Board) -> None:
    """Asserts that the dialog is open and focused, and returns the focus when it is closed."""
    page = board.page
    expect(page.locator("#dialog .share")).to_be_visible()
    assert page.evaluate("document.querySelector('#dialog').matches(':modal')")
    assert page.evaluate("document.querySelector('#dialog').contains(document.activeElement)")
    board.press("Escape")
    expect(page.locator("#dialog")).to_be_hidden()
    focus_is(board, "open-share")
    expect(page.locator("#typed-move")).to_have_value("Ta")


@pytest.mark.slow
def test_while_a_dialog_is_open_and_a_press_lasts(board: Board) -> None:
    page, held = board.page, hold(board.page)
    board.open("#/pyrga?v=1&g=Tb2w&level=1")
    begin_to_share(board)
    expect(page.locator("#dialog .share")).to_be_visible()
    page.focus("#copy-record")
    page.hover("#copy-record")
    page.evaluate(NOTE)
    page.mouse.down()
    first_held(page, held).continue_()
    page.wait_for_function("window.arrived")
    page.mouse.move(4, 4)
    page.mouse.up()
    joined(page)
    focus_is(board, "copy-record")
    is_shared(board)


def test_before_a_press_is_answered(board: Board) -> None:
    def mute(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=MUTE + response.text())

    page, held = board.page, hold(board.page)
    page.route(STANDIN, mute)
    board.open("#/pyrga?v=1&g=Tb2w")
    begin_to_share(board)
    let_go(page, held)
    is_shared(board)


@pytest.mark.slow
def test_before_pyodide_has_answered(board: Board) -> None:
    page, held = board.page, hold(board.page)
    board.open("#/pyrga?v=1&g=Tb2w")
    board.hit("T")
    page.evaluate(KEEP)
    first_held(page, held).continue_()
    page.wait_for_function("replies.length > 0")
    begin_to_share(board)
    page.wait_for_function("replies.length > 1")
    assert page.locator(JOINED).count() == 0
    page.evaluate("give()")
    is_shared(board)
