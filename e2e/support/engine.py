"""Waits for the engine, and sees whether the page goes on meanwhile."""

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
"""What the device keeps so that the plies of the engine do not wait for each other."""

FROZEN: Final = 550
"""A page that thinks itself draws nothing for so long; `make bench` says how long it really is."""


def idle(board: Board) -> None:
    """Waits until a person is to play, or the game is over."""
    expect(board.page.locator("#control-hint[data-act=hint]")).to_be_visible(timeout=PATIENCE)
    expect(board.page.locator("#status b")).not_to_contain_text("Thinking", timeout=PATIENCE)


def plies(board: Board, number: int) -> None:
    """Waits until exactly `number` plies have been played."""
    current = board.page.locator(f"#ply-{number - 1}[aria-current]")
    expect(current).to_be_visible(timeout=PATIENCE)


def plies_after(board: Board, number: int) -> None:
    """Waits until at least `number` plies have been played."""
    expect(board.page.locator(f"#ply-{number - 1}")).to_be_visible(timeout=PATIENCE)
