"""Pieces of the tray and units on the board are dragged, by a mouse and by a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from e2e.support.playing.board import Board
from e2e.support.playing.dragging import Touch, finger, middle, slide
from e2e.support.playing.tetrad import GAME, SETUP
from e2e.support.playing.touch import ON_A_PHONE, Thumb

ANOTHER = "m1"
"""A tile of another unit of White, after the setup of the fixed game."""


def drag(board: Board, start: str, end: tuple[float, float], picked: Locator | None = None) -> None:
    """A mouse drags a target; `picked` is waited for before it lets go."""
    mouse = board.page.mouse
    mouse.move(*middle(board.box(start)))
    mouse.down()
    mouse.move(end[0], end[1] - 20, steps=4)
    expect(board.page.locator(".dragged")).to_have_count(1)
    mouse.move(*end)
    if picked:
        expect(picked).to_have_count(1)
    mouse.up()
    expect(board.page.locator(".dragged")).to_have_count(0)


def test_a_piece_is_dragged_from_the_tray_and_put_back_elsewhere(board: Board) -> None:
    board.two()
    drag(board, "S", middle(board.box("b2")))
    expect(board.page.locator("#ply-0")).to_be_visible()
    drag(board, "C", (5, 300))
    expect(board.page.locator("#stock-C")).to_have_attribute("aria-pressed", "false")
    board.hit("C")  # a click is one, still
    expect(board.page.locator("#stock-C")).to_have_attribute("aria-pressed", "true")
    drag(board, "C", middle(board.box("b3")))
    expect(board.page.locator("#ply-1")).to_be_visible()
    assert board.moves() == ["Sb2", "Cb3"]


def test_a_cell_that_was_picked_before_gives_way(board: Board) -> None:
    board.two()
    for picked in (("c3",), ("c4", "T")):
        for name in picked:
            board.hit(name)
        drag(board, "S", middle(board.box("b2")))
        expect(board.page.locator("#ply-0")).to_be_visible()
        assert board.moves() == ["Sb2"]
        board.two()


def test_a_tile_of_zaic_is_dragged(board: Board) -> None:
    board.open("#/zaic?v=1&g=")
    drag(board, "B", middle(board.box("h8")))
    expect(board.page.locator("#ply-0")).to_be_visible()


@pytest.mark.parametrize("flipped", [False, True])
def test_a_unit_of_tetrad_is_dragged_by_any_tile(board: Board, flipped: bool) -> None:
    page = board.page
    board.open(f"#/tetrad?v=1&g={'.'.join(GAME[:SETUP])}")
    if flipped:
        before = board.box("e4")["x"]
        board.press("f")
        page.wait_for_function(
            "x => document.getElementById('spot-e4').getBoundingClientRect().x !== x", arg=before
        )
    start, end = board.clicks(GAME[SETUP], 2)
    picked = page.locator(".spot.picked")
    for elsewhere in ((5.0, 300.0), middle(board.box(start)), middle(board.box(ANOTHER))):
        drag(board, start, elsewhere, picked)
        expect(picked).to_have_count(0)
    drag(board, start, middle(board.box(end)))
    expect(page.locator("#moves [aria-current]")).to_contain_text(GAME[SETUP])


def pulled(thumb: Thumb, hold: int) -> Touch:
    """A finger goes from a piece to b2, held so long before; the page is taller than the window."""
    page = thumb.page
    thumb.two()
    page.evaluate("document.body.style.minHeight = '2000px'")
    touch = finger(page)
    start, end = middle(thumb.box("S")), middle(thumb.box("b2"))
    touch("touchStart", start)
    page.wait_for_timeout(hold)
    slide(touch, start, end)
    return touch


@ON_A_PHONE
def test_a_finger_that_is_held_drags(thumb: Thumb) -> None:
    page = thumb.page
    touch = pulled(thumb, hold=400)
    expect(page.locator(".dragged")).to_have_count(1)
    touch("touchEnd")
    expect(page.locator("#ply-0")).to_be_attached()
    assert thumb.moves() == ["Sb2"]
    assert page.evaluate("scrollY") == 0


@ON_A_PHONE
def test_a_finger_that_swipes_over_a_piece_scrolls(thumb: Thumb) -> None:
    page = thumb.page
    touch = pulled(thumb, hold=0)
    page.wait_for_function("scrollY > 50")
    expect(page.locator(".dragged")).to_have_count(0)
    touch("touchEnd")
    expect(page.locator("#stock-S")).to_have_attribute("aria-pressed", "false")
    assert thumb.moves() == []
