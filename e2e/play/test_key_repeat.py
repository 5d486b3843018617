"""Keys that come faster than the page shows what they lead to: none is lost."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.support.playing.board import Board
from e2e.support.playing.keyboard import focus_is
from e2e.support.playing.tetrad import GAME as TETRAD
from e2e.support.playing.zaic import GAME as ZAIC
from e2e.support.waiting import hold, joined, let_go
from tests.tiers import by_turns

LINKS: Final = {
    "pyrga": "Tb2w.Ta2s.Ta1e.Cb1.Tb1e.Td1w",
    "zaic": ".".join(ZAIC[:6]),
    "tetrad": ".".join(TETRAD[:14]),
}
"""A game of each kind, as in a link."""

PRESS: Final = """(keys) => {
    for (const key of keys) {
        const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
        document.activeElement.dispatchEvent(event);
    }
}"""
"""Presses keys one after the other, before any of them can have been answered."""


def press(page: Page, *keys: str) -> None:
    page.evaluate(PRESS, list(keys))


def repeat(page: Page, key: str, times: int) -> None:
    """Holds a key: 30 presses a second."""
    page.evaluate(
        """async ([key, times, press]) => {
            for (let n = 0; n < times; n++) {
                eval(press)([key]);
                await new Promise((resolve) => setTimeout(resolve, 33));
            }
        }""",
        [key, times, PRESS],
    )


def to_corner(board: Board, corner: str) -> None:
    press(board.page, ".")
    board.page.wait_for_function("document.activeElement.matches('[role=gridcell]')")
    press(board.page, *["ArrowDown"] * 16, *["ArrowLeft"] * 16)
    focus_is(board, f"spot-{corner}")


@pytest.mark.parametrize(("slug", "corner"), [("pyrga", "a1"), ("zaic", "d4"), ("tetrad", "a1")])
def test_all_steps_on_the_board_are_made(board: Board, slug: str, corner: str) -> None:
    page = board.page
    board.open(f"#/{slug}?v=1&g=")
    to_corner(board, corner)
    column, row = corner[0], corner[1]
    press(page, *["ArrowRight"] * 3, "ArrowUp", "ArrowUp")
    focus_is(board, f"spot-{chr(ord(column) + 3)}{int(row) + 2}")
    repeat(page, "ArrowLeft", 3)
    focus_is(board, f"spot-{column}{int(row) + 2}")


def test_a_piece_is_put_by_keys_in_a_row(board: Board) -> None:
    page = board.page
    board.two()
    to_corner(board, "a1")
    press(page, "ArrowRight", "ArrowUp", "Enter", "s")
    expect(page.locator("#ply-0")).to_be_visible()
    press(page, "ArrowUp", "Enter", "c")
    expect(page.locator("#ply-1")).to_be_visible()
    assert board.moves() == ["Sb2", "Cb3"]


def test_all_steps_through_the_moves_are_made(board: Board) -> None:
    page = board.page
    for hash in ("#/pyrga?v=1&g=Sb2.Sb3.Cb4", "#/pyrga/study?v=1&g=Sb2.Sb3.Cb4"):
        board.open(hash)
        current = page.locator("#moves [aria-current]")
        page.locator("#ply-2").click()
        expect(current).to_have_id("ply-2")
        press(page, "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowRight")
        expect(current).to_have_id("ply-1")
        repeat(page, "ArrowRight", 3)
        expect(current).to_have_id("ply-2")


@pytest.mark.parametrize("slug", by_turns([*LINKS], share=3))
@pytest.mark.parametrize("page_of", ["", "/study"], ids=["game", "study"])
def test_every_key_through_the_moves_counts(board: Board, slug: str, page_of: str) -> None:
    page = board.page
    board.open(f"#/{slug}{page_of}?v=1&g={LINKS[slug]}")
    last = len(LINKS[slug].split(".")) - 1
    current = page.locator("#moves [aria-current]")
    page.locator(f"#ply-{last}").click()
    expect(current).to_have_id(f"ply-{last}")
    press(page, "Home", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft")
    expect(current).to_have_id("ply-1")
    press(page, "End", "ArrowLeft", "ArrowLeft")
    expect(current).to_have_id(f"ply-{last - 2}")
    repeat(page, "ArrowRight", 2)
    expect(current).to_have_id(f"ply-{last}")
    repeat(page, "ArrowLeft", 4)
    expect(current).to_have_id(f"ply-{last - 4}")


def test_before_pyodide_has_come_and_while_it_takes_over(
    fresh_board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Board, "up", "html[data-ready]")
    board, page = fresh_board, fresh_board.page
    held = hold(page)
    board.open("#/zaic?v=1&g=")
    to_corner(board, "d4")
    press(page, *["ArrowRight"] * 4)
    focus_is(board, "spot-h4")
    let_go(page, held)
    for _ in range(60):
        press(page, "ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
        page.wait_for_timeout(20)
    joined(page)
    press(page, "ArrowUp", "ArrowUp", "ArrowRight")
    focus_is(board, "spot-i6")


@pytest.mark.slow
def test_steps_through_the_moves_count_before_pyodide_has_come_and_after(
    fresh_board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Board, "up", "html[data-ready]")
    board, page = fresh_board, fresh_board.page
    held = hold(page)
    board.open(f"#/tetrad?v=1&g={LINKS['tetrad']}")
    current = page.locator("#moves [aria-current]")
    expect(current).to_have_id("ply-13")
    repeat(page, "ArrowLeft", 5)
    expect(current).to_have_id("ply-8")
    let_go(page, held)
    for _ in range(60):
        press(page, "ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowRight")
        page.wait_for_timeout(20)
    joined(page)
    press(page, "Home", "ArrowRight", "ArrowRight")
    expect(current).to_have_id("ply-1")
