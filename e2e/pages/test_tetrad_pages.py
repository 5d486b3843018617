"""Tetrad's pages: on a phone, shared, in a frame, the rules, and axe-core."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest
from playwright.sync_api import expect

from e2e.support.axe import dressed, every_state, go, one_look_a_day
from e2e.support.engine import plies
from e2e.support.playing.board import Board
from e2e.support.playing.tetrad import (
    GAME,
    MIDDLE,
    OVER_TO_BLACK,
    SETUP,
    clicks,
    positions,
    show,
)
from e2e.support.playing.touch import ON_A_PHONE, PHONE, Thumb, fits, in_sight
from tests.tiers import some

LOW: Final = {"width": 360, "height": 640}
SMALLEST: Final = {"width": 320, "height": 640}
WIDE: Final = [
    {"width": 1280, "height": 800},
    {"width": 768, "height": 1024},
    {"width": 1024, "height": 690},
]
PLACES: Final = """() => [...document.querySelectorAll('#tray .stock')].map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
})"""
PAUSE: Final = 350
"""Milliseconds after which a second click is no part of a double click."""
PARTS: Final = (".place", "#status", "#tray", "#controls")
READY: Final = f"#/tetrad?v=1&g={'.'.join(GAME[:SETUP])}"
FIRING: Final = f"#/tetrad?v=1&g={'.'.join(GAME[:15])}"
HIT: Final = f"#/tetrad?v=1&g={'.'.join(GAME[:16])}"


@ON_A_PHONE
@pytest.mark.slow
def test_a_setup_by_thumb_without_scrolling(thumb: Thumb) -> None:
    thumb.open("#/tetrad?v=1&g=")
    for ply, (position, text) in enumerate(positions(GAME[:SETUP]), 1):
        shape, cell = clicks(position, text)
        show(thumb, shape)
        thumb.click(cell)
        expect(thumb.drawn(".ghost")).to_have_count(1)
        for part in PARTS:
            in_sight(thumb, part)
        thumb.page.locator("#confirm").tap()
        plies(thumb, ply)
    expect(thumb.task).to_have_text("White to play. Move a unit, or end your turn.")
    assert thumb.page.evaluate("scrollY") == 0


@pytest.mark.slow
@ON_A_PHONE
def test_a_turn_by_buttons_alone(thumb: Thumb) -> None:
    """Large buttons pick units, rotate, move, and end the turn: no cell has to be tapped."""
    page = thumb.page
    thumb.open(READY)
    page.locator("#tray .stock").nth(1).tap()
    expect(page.locator("#tray .stock").nth(1)).to_have_attribute("aria-pressed", "true")
    page.locator("#tray-r").tap()
    expect(thumb.task).to_contain_text("rotated right")
    thumb.click("d3")
    expect(thumb.drawn(".ghost")).to_have_count(1)
    expect(thumb.task).to_have_text("Unit 2 to d3, rotated right: play it?")
    page.locator("#nudge-up").tap()
    expect(thumb.task).to_have_text("Unit 2 to d4, rotated right: play it?")
    page.locator("#nudge-left").tap()
    expect(page.locator("#status .refused")).to_be_visible()
    page.locator("#confirm").tap()
    plies(thumb, SETUP + 1)
    page.locator("#tray-end").tap()
    expect(thumb.task).to_have_text("End your turn?")
    page.locator("#confirm").tap()
    plies(thumb, SETUP + 2)


@ON_A_PHONE
def test_a_finger_sees_the_fire_before_it_is_played(thumb: Thumb) -> None:
    thumb.open(FIRING)
    thumb.page.locator("#tray .stock").nth(1).tap()
    thumb.page.locator("#tray-xn").tap()
    expect(thumb.drawn(".fire.hatch")).to_have_count(1)
    expect(thumb.drawn(".fire.hit")).not_to_have_count(0)
    expect(thumb.page.locator("#status .why")).to_contain_text("Range 5")
    thumb.page.locator("#takeback").tap()
    expect(thumb.drawn(".fire.hatch")).to_have_count(0)
    thumb.page.locator("#tray-xn").tap()
    thumb.page.locator("#confirm").tap()
    expect(thumb.task).to_have_text(OVER_TO_BLACK)


@ON_A_PHONE
@pytest.mark.parametrize(
    ("language", "size"), some(product(["fr", "en"], [SMALLEST, LOW, PHONE]), quick=2, share=4)
)
def test_every_screen_fits(thumb: Thumb, language: str, size: dict[str, int]) -> None:
    dressed(thumb, language, "light")
    page = thumb.page
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    for hash, waits in (
        ("#/tetrad?v=1&g=", "#rotate"),
        (READY, "#tray-end"),
        (HIT, "#board-picture .cut"),
    ):
        thumb.open(hash)
        if hash == HIT:  # it goes on with the game before
            page.locator("#open-anew").tap()
            expect(page.locator(".notice")).to_have_count(0)
        expect(page.locator(waits).first).to_be_visible()
        assert page.evaluate("document.scrollingElement.scrollWidth") == size["width"]
        for part in PARTS:
            in_sight(thumb, part)
    if size["width"] == PHONE["width"]:
        fits(thumb, size["width"])
    go(thumb, READY, "#tray-end")
    expect(page.locator(".notice")).to_have_count(0)  # that game is as it was
    page.locator("#tray .stock").first.tap()
    expect(page.locator("#tray-r")).to_be_visible()
    covered = "(it) => it.getBoundingClientRect().bottom"
    tray, controls = (page.locator(it) for it in ("#tray-r", "#controls"))
    assert tray.evaluate(covered) <= controls.evaluate("(it) => it.getBoundingClientRect().top")


@ON_A_PHONE
def test_nothing_moves_while_a_unit_is_picked_turned_and_let_go(thumb: Thumb) -> None:
    thumb.open(FIRING)

    def places() -> list[int]:
        """The top of what follows the board on the page, and of the controls in the window."""
        top = "(it) => Math.round(it.getBoundingClientRect().top)"
        status, controls = (thumb.page.locator(part) for part in ("#status", "#controls"))
        scrolled: int = thumb.page.evaluate("Math.round(scrollY)")
        return [status.evaluate(top) + scrolled, controls.evaluate(top)]

    before = places()
    thumb.page.locator("#tray .stock").first.tap()
    expect(thumb.page.locator("#tray-xn")).to_be_visible()
    assert places() == pytest.approx(before, abs=1)
    thumb.page.locator("#tray-xn").tap()
    expect(thumb.page.locator("#confirm")).to_be_visible()
    assert places() == pytest.approx(before, abs=1)
    thumb.page.locator("#confirm").tap()
    expect(thumb.drawn(".cut")).not_to_have_count(0)
    assert places() == pytest.approx(before, abs=1)


@pytest.mark.parametrize(("size", "language"), some(product(WIDE, ["en", "fr"]), quick=2, share=4))
def test_the_list_of_units_stands_still_under_the_mouse(
    board: Board, size: dict[str, int], language: str
) -> None:
    dressed(board, language, "light")
    board.page.set_viewport_size({"width": size["width"], "height": size["height"]})
    for hash in (READY, FIRING):
        board.open(hash)
        expect(board.page.locator("#tray-end")).to_be_visible()
        before = board.page.evaluate(PLACES)
        for unit in (0, 3):
            stock = board.page.locator("#tray .stock").nth(unit)
            stock.click()
            expect(stock).to_have_attribute("aria-pressed", "true")
            expect(board.page.locator("#tray-end")).to_have_count(0)
            assert board.page.evaluate(PLACES) == before
            board.page.wait_for_timeout(PAUSE)
            stock.click()
            expect(stock).to_have_attribute("aria-pressed", "false")
            assert board.page.evaluate(PLACES) == before


@pytest.mark.slow
def test_a_turn_can_be_played_in_a_frame(board: Board) -> None:
    board.page.set_viewport_size({"width": 360, "height": 500})
    board.open(f"{READY}&way=cb", file="embed.html")
    expect(board.page.locator('.screen[data-way="cb"]')).to_be_visible()
    board.click("d2")
    board.page.click("#tray-r")
    expect(board.task).to_contain_text("rotated right")
    board.click("d3")
    expect(board.page.locator("#bar .at")).to_contain_text("11")
    board.page.click("#tray-end")
    expect(board.page.locator("#bar .at")).to_contain_text("12")


@pytest.mark.slow
@one_look_a_day
def test_axe_finds_nothing_on_tetrads_screens(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    page = board.page
    board.open("#/tetrad?v=1&g=")
    with every_state(page) as look:
        look("the setup")
        show(board, "T1")
        look("a shape is turned")
        go(board, READY, "#tray-end")
        page.locator("#tray .stock").first.click()
        expect(page.locator("#tray-r")).to_be_visible()
        look("a unit is picked")
        go(board, HIT, "#board-picture .cut")
        look("a unit was hit")
        go(board, MIDDLE, "#moves [aria-current]")
        look("amid a game")
        go(board, f"#/tetrad?v=1&g={'.'.join(GAME)}", "#tray-new")
        look("the end")
        go(board, "#/tetrad/rules", ".rules figure")
        look("the rules")
