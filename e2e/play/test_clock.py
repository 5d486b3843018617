"""A game with a clock: chosen, counted down, paused, lost on time, by a time that tests move."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.faults import Faults
from e2e.support.playing.board import Board
from tools.serve import Site

LATER = 3_600_000
"""When the page's time is stopped, in milliseconds: from then on only tests move it."""


@pytest.fixture
def clocked(page: Page, site: Site, faults: Faults) -> Board:
    """Two people with a minute each, and two seconds more for each move; White has made one.

    In a context of its own, as its clock stays faked.
    """
    faults.at_home(site.address)
    board = Board(page, site.address)
    board.page.clock.install(time=0)
    board.open("#/pyrga?v=1&g=")
    board.page.locator("#seat-1").select_option("0")
    board.page.keyboard.press("n")
    board.page.locator("#new-minutes").select_option("1")
    board.page.locator("#new-seconds").select_option("2")
    board.page.locator("#new-start").click()
    expect(face(board, 0)).to_have_text("1:00")
    board.page.clock.pause_at(LATER)
    board.click("b2")
    board.click("S")
    counts(board, "Black: 1 min 0 s.")
    return board


def counts(board: Board, told: str) -> None:
    """The page's clock has been loaded, and counts: asked for the time, it tells."""
    expect(board.page.locator("#clock-1")).to_have_class(re.compile("runs"))
    board.page.locator("#control-undo").press("t")
    expect(board.page.locator(".toast")).to_contain_text(told)


def face(board: Board, side: int) -> Locator:
    return board.page.locator(f"[data-clock='{side}']")


def test_a_game_is_timed_paused_and_lost_on_time(clocked: Board) -> None:
    time = clocked.page.clock
    time.run_for(12_000)
    expect(face(clocked, 1)).to_have_text("0:48")
    clocked.click("b3")
    clocked.click("S")
    expect(face(clocked, 1)).to_have_text("0:50")
    time.run_for(5_000)
    expect(face(clocked, 0)).to_have_text("0:55")
    button = clocked.page.locator("#clock-0")
    button.click()
    expect(button).to_have_accessible_name("0:55 time left for White. Resume the clock")
    time.run_for(30_000)
    expect(face(clocked, 0)).to_have_text("0:55")
    button.press("Enter")
    expect(button).to_have_accessible_name(re.compile("Pause"))
    time.run_for(48_400)
    expect(face(clocked, 0)).to_have_text("6.6")
    time.run_for(6_700)
    expect(clocked.task).to_have_text("White has no time left: Black wins.")
    expect(face(clocked, 0)).to_have_text("0.0")


@pytest.mark.slow
def test_a_game_that_is_reloaded_is_paused_and_has_lost_what_had_passed(clocked: Board) -> None:
    page = clocked.page
    page.clock.run_for(30_000)
    page.clock.resume()
    page.reload()
    expect(page.locator("#clock-1")).to_have_accessible_name(re.compile("Resume"))
    left = face(clocked, 1).inner_text()
    assert re.fullmatch("0:(30|2[0-9])", left)
    page.clock.run_for(20_000)
    expect(face(clocked, 1)).to_have_text(left)
    page.clock.pause_at(2 * LATER)
    page.locator("#clock-1").click()
    counts(clocked, "Black: 0 min")
    page.clock.run_for(40_000)
    expect(clocked.task).to_have_text("Black has no time left: White wins.")
