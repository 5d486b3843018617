"""Errors of the app's own are told in a sentence, and change nothing, however the page started."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.support.faults import Faults
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.waiting import alone, hold, joined, let_go
from tools.building.bytecode import pack
from tools.lowering.bundle import lower_app
from tools.lowering.sources import APP

SENTENCE = "Your game has not changed"

BROKEN = """
from tesserae.app.update import HANDLERS
HANDLERS["turn"] = lambda *_: 1 // 0
"""
"""With this the worker cannot flip the board."""


@pytest.fixture
def board(fresh_board: Board, faults: Faults) -> Iterator[Board]:
    """A page whose apps cannot flip the board."""
    faults.allow("ZeroDivisionError|ValueError")
    page = fresh_board.page

    def worker(route: Route) -> None:
        source = route.fetch().text()
        route.fulfill(body=source + BROKEN, content_type="text/x-python")

    files = lower_app("pyrga")[APP]
    app, handle = "tesserae/app/main.py", "def handle(self, text):\n"
    fault = f"{handle}        if '\"turn\"' in text: raise ValueError\n"
    files[app] = files[app].replace(handle, fault)
    assert fault in files[app]
    bundle = pack(files)
    page.route("**/worker.py", worker)
    page.route("**/pyrga.bin", lambda route: route.fulfill(body=bundle))
    yield fresh_board
    page.unroute_all(behavior="ignoreErrors")


def told(page: Page) -> None:
    expect(page.locator(".toast")).to_contain_text(SENTENCE)


def fail(page: Page) -> None:
    page.click("#control-turn")
    told(page)


@pytest.mark.slow
def test_pyodides_app_says_so_and_then_offers_to_start_anew(board: Board, faults: Faults) -> None:
    page = board.page
    alone(page, faults)
    board.open("#/pyrga?v=1&g=Tb2w")
    joined(page)
    fail(page)
    board.play("Ta2n")
    expect(page.locator(".toast")).to_have_count(0)
    assert board.moves() == ["Tb2w", "Ta2n"]
    fail(page)
    page.click("#control-turn")
    expect(page.locator("#notice")).to_contain_text(SENTENCE)
    with page.expect_event("load"):
        page.click("#restart")
    board.ready()
    assert board.moves()[:2] == ["Tb2w", "Ta2n"]


@pytest.mark.slow
def test_the_app_in_micropython_says_so_and_goes_on_until_pyodide_takes_over(board: Board) -> None:
    page, held = board.page, hold(board.page)
    page.goto(f"{board.address}#/pyrga?v=1&g=Tb2w")
    page.wait_for_selector("html[data-ready]:not([data-joined])", timeout=PATIENCE)
    fail(page)
    board.play("Ta2n")
    expect(page.locator("#moves [aria-current]")).to_have_text("Ta2n")
    fail(page)
    let_go(page, held)
    assert board.moves() == ["Tb2w", "Ta2n"]
    page.click("#control-turn")
    expect(page.locator("#notice")).to_contain_text(SENTENCE)
    assert board.moves() == ["Tb2w", "Ta2n"]
