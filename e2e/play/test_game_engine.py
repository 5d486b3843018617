"""Pyrga against the engine; the page stays responsive meanwhile."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.support.engine import FRAMES, FROZEN, INSTANT, idle, plies, plies_after
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.waiting import hold, let_go
from tesserae.games import catalog
from tests.tiers import some
from tools.generate.puzzles.replaying import position_after

PYRGA = catalog.by_slug("pyrga")


THINKING = "#/zaic?v=1&g=Bh8&level=5"
"""A game in which the engine takes its time."""


def against(board: Board, level: int) -> None:
    """Opens a new game in which White is a person and Black the engine."""
    board.open(f"#/pyrga?v=1&g=&level={level}")


@pytest.mark.parametrize("level", some([1, 5], quick=1))
def test_a_whole_game_against_the_engine(board: Board, level: int) -> None:
    board.stored = dict(INSTANT)
    against(board, level)
    position = PYRGA.initial()
    ply = 0
    while position.outcome() is None:
        board.enter(PYRGA.format_move(position, position.legal_moves()[ply % 2]))
        ply += 1
        plies_after(board, ply)
        idle(board)
        position = position_after(PYRGA, board.moves())
        ply = len(board.moves())
        assert position.outcome() or position.to_move == 0
    expect(board.page.locator("#status b")).to_have_text(re.compile(r"You (won|lost), |A draw, "))
    expect(board.page.locator("#tray-new")).to_be_visible()


def test_the_page_answers_while_the_strongest_level_thinks(board: Board) -> None:
    against(board, 5)
    board.page.select_option("#seat-0", "5")
    expect(board.page.locator("#status b")).to_have_text("Thinking…")
    expect(board.page.locator("#own")).to_contain_text("Thinking…")
    assert board.page.evaluate(FRAMES) < FROZEN
    board.page.click("#control-turn")
    expect(board.page.locator("#opp")).to_contain_text("White")


def test_stop_has_the_computer_wait(fresh_board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine is held back, so that it cannot have played before it is stopped."""
    monkeypatch.setattr(Board, "up", "html[data-ready]")
    board, held = fresh_board, hold(fresh_board.page)
    board.open(THINKING)
    board.enter("Si8")
    seat = board.page.locator("#seat-0").input_value()
    board.page.click("#stop-engine")
    expect(board.page.locator("#status b")).to_have_text("Paused.")
    expect(board.page.locator("#seat-0")).to_have_value(seat)
    let_go(board.page, held)
    assert board.moves() == ["Bh8", "Si8"]
    board.page.click("#continue")
    plies(board, 3)


STOP_AT_ONCE = """() => new MutationObserver((_, observer) => {
    const stop = document.querySelector("#hint-stop");
    const advice = document.querySelector("#assist .advice");
    if (!stop || !advice) return;
    observer.disconnect();
    document.documentElement.dataset.stopped = advice.textContent;
    stop.click();
}).observe(document.getElementById("page"), { subtree: true, childList: true, attributes: true })"""
"""A hint is found within a second, which may be sooner than a test clicks."""


def test_a_hint_can_be_stopped(board: Board) -> None:
    board.open("#/zaic?v=1&g=Bh8")
    board.page.evaluate(STOP_AT_ONCE)
    board.page.click("#control-hint")
    expect(board.page.locator("html[data-stopped]")).to_be_attached()
    expect(board.page.locator("#assist .advice")).to_have_count(0)
    stopped = board.page.get_attribute("html", "data-stopped")
    assert stopped
    assert "Looking for a good move" in stopped
    expect(board.page.locator("#control-hint:not([aria-disabled])")).to_be_visible()
    board.click("S")
    expect(board.page.locator("#status b")).to_contain_text("Where does your")


@pytest.mark.slow
def test_engine_against_engine_plays_to_the_end(board: Board) -> None:
    board.stored = dict(INSTANT)
    board.two()
    board.page.click("#control-more")
    board.page.select_option("#dialog-seat-0", "1")
    expect(board.page.locator("#moves [aria-current]")).to_have_attribute("id", "ply-0")
    board.page.select_option("#dialog-seat-1", "2")
    board.press("Escape")
    expect(board.page.locator("#tray-new")).to_be_visible(timeout=2 * PATIENCE)
    expect(board.page.locator("#status b")).to_have_text(re.compile(r"wins: |A draw\."))
    assert len(board.moves()) >= 9
