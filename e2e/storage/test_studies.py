"""What is kept of a study: in two tabs at once, offline, and when the browser is killed."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, Playwright, expect

from e2e.support.killing import AT_REST, SETTLED, chromium, fresh, kill
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.sites.builds import WITH_SERVICE_WORKER, shown
from tools.serve import Site

LATE: Final = "Cd1.Td1w.Cc1.Sc1.Cb1.Sb1.Sb2.Sb3.Cc3.Tc3s.Sc2.Tc1e.Sd1.Sd2.Td3n.Cd4.Td4w"
"""A position of Pyrga with 14 moves, which are soon proven."""


def play(board: Board, move: str) -> None:
    """Types a move in a study, and waits for its ply."""
    board.page.fill("#typed-move", move)
    board.page.press("#typed-move", "Enter")
    expect(board.page.locator("#moves [aria-current]")).to_have_text(move)


def open_in_both(board: Board, other: Board, *moves: str) -> None:
    """Opens one study in two tabs, after moves in the first one."""
    board.open("#/pyrga/study")
    for move in moves:
        play(board, move)
    board.page.wait_for_function(AT_REST)  # a busy machine takes its time
    other.open("#/pyrga/study")
    expect(other.page.locator("#moves [aria-current]")).to_have_text(moves[-1])


def reopened(board: Board) -> Locator:
    """The list of moves when the page is loaded again, with what the device has kept."""
    board.page.wait_for_function(AT_REST)
    board.page.reload()
    board.ready()
    expect(board.page.locator(".study #moves [data-act=jump]").first).to_be_visible()
    return board.page.locator("#moves")


@pytest.mark.slow
@pytest.mark.usefixtures("deaf")
def test_the_variations_of_two_tabs_at_once_are_kept(board: Board, other: Board) -> None:
    open_in_both(board, other, "Sb2")
    play(board, "Cb3")
    play(other, "Sb3")
    expect(other.page.locator("#moves")).to_contain_text("Cb3")
    for tab in (board, other):
        moves = reopened(tab)
        expect(moves).to_contain_text("Sb3")
        expect(moves).to_contain_text("Cb3")


@pytest.mark.slow
def test_what_was_deleted_in_one_tab_stays_deleted_in_both(board: Board, other: Board) -> None:
    open_in_both(board, other, "Sb2", "Cb3")
    board.page.click("#study-cut")
    expect(board.page.locator("#moves")).not_to_contain_text("Cb3")
    expect(other.page.locator("#moves")).not_to_contain_text("Cb3")
    play(other, "Sb3")
    expect(board.page.locator("#moves")).to_contain_text("Sb3")
    for tab in (board, other):
        moves = reopened(tab)
        expect(moves).to_contain_text("Sb3")
        expect(moves).not_to_contain_text("Cb3")


@pytest.mark.slow
@WITH_SERVICE_WORKER
def test_offline_a_study_opens_is_analysed_and_survives_a_reload(page: Page, home: Site) -> None:
    board = Board(page, home.address)
    board.open("#/")
    shown(page, "Available offline")
    home.stop()
    page.goto("about:blank")
    board.open(f"#/pyrga/study?v=1&g={LATE}")
    proven = "proven: 14 of 14 moves"
    expect(page.locator("#lines-state")).to_contain_text(proven, timeout=2 * PATIENCE)
    page.click("#lines li:first-child .pv button")
    expect(page.locator("#ply-17[aria-current]")).to_be_visible()
    move = page.locator("#ply-17").inner_text()
    reopened(board)
    expect(page.locator("#moves [aria-current]")).to_have_text(move)
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#lines-state")).to_contain_text(proven, timeout=2 * PATIENCE)


@pytest.mark.slow
def test_a_browser_that_is_killed_a_second_after_a_move_keeps_it(
    playwright: Playwright, site: Site, tmp_path: Path
) -> None:
    with chromium(playwright, tmp_path) as (context, group):
        board = fresh(context, site, "#/pyrga/study")
        play(board, "Sb2")
        play(board, "Cb3")
        board.page.click("#ply-0")
        expect(board.page.locator("#moves [aria-current]")).to_have_text("Sb2")
        play(board, "Sb3")
        board.page.wait_for_function(AT_REST)
        time.sleep(SETTLED)
        kill(group)
    with chromium(playwright, tmp_path) as (context, _):
        page = fresh(context, site, "#/pyrga/study").page
        expect(page.locator("#moves [aria-current]")).to_have_text("Sb3")
        expect(page.locator("#moves")).to_contain_text("Cb3")
