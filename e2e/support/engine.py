"""Waits for the engine, and measures whether the page stays responsive."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board

FRAMES: Final = """() => new Promise((done) => {
    let longest = 0, before = performance.now();
    const until = before + 600;
    requestAnimationFrame(function next(now) {
        longest = Math.max(longest, now - before);
        before = now;
        if (now > until) done(longest); else requestAnimationFrame(next);
    });
})"""
"""The longest time between two frames, in milliseconds, within six tenths of a second."""


INSTANT: Final = {"settings": '{"pace":"instant"}'}
"""Stored settings in which the engine's plies follow each other without a pause."""

FROZEN: Final = 550
"""Milliseconds between frames that only a blocked page reaches; `make bench` has the figures."""


def idle(board: Board) -> None:
    """Waits until a person is to play, or the game is over."""
    expect(board.page.locator("#stop-engine, #hint-stop")).to_have_count(0, timeout=PATIENCE)
    expect(board.page.locator("#status b")).not_to_contain_text("Thinking", timeout=PATIENCE)


def plies(board: Board, number: int) -> None:
    """Waits until exactly `number` plies have been played."""
    current = board.page.locator(f"#ply-{number - 1}[aria-current]")
    expect(current).to_be_visible(timeout=PATIENCE)


def plies_after(board: Board, number: int) -> None:
    """Waits until at least `number` plies have been played."""
    expect(board.page.locator(f"#ply-{number - 1}")).to_be_visible(timeout=PATIENCE)
