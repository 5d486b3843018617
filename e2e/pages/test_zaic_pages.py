"""Zaic's pages: on a phone, shared, in its colourways, the rules, and axe-core."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest
from playwright.sync_api import expect

from e2e.support.axe import dressed, every_state, go, one_look_a_day
from e2e.support.playing.board import Board
from e2e.support.playing.touch import ON_A_PHONE, PHONE, SMALLEST, Thumb, fits, in_sight
from e2e.support.playing.zaic import END, GAME, LINK, lay
from tests.tiers import some

MIDGAME: Final = f"#/zaic?v=1&g={'.'.join(GAME[:14])}"


@pytest.mark.slow
@ON_A_PHONE
def test_a_whole_game_by_tap_without_scrolling(thumb: Thumb) -> None:
    thumb.open("#/zaic?v=1&g=")
    for n, text in enumerate(GAME):
        lay(thumb, text, order=n % 2)
        for part in (".place", "#status", "#tray", "#controls"):
            in_sight(thumb, part)
    expect(thumb.task).to_have_text(END)
    assert thumb.page.evaluate("scrollY") == 0


@ON_A_PHONE
@pytest.mark.parametrize(
    ("language", "size"), some(product(["fr", "en"], [SMALLEST, PHONE]), quick=2, share=2)
)
def test_every_screen_fits_and_can_be_hit(
    thumb: Thumb, language: str, size: dict[str, int]
) -> None:
    dressed(thumb, language, "light")
    page = thumb.page
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    thumb.open("#/zaic?v=1&g=Bh8")
    fits(thumb, size["width"])
    thumb.pick("j8")
    expect(thumb.drawn(".ghost")).to_have_count(1)
    fits(thumb, size["width"])
    for part in (".place", "#status", "#tray", "#controls"):
        in_sight(thumb, part)
    page.locator("#takeback").tap()
    expect(page.locator("#stock-B")).to_have_attribute("aria-pressed", "true")
    thumb.pick("h9")
    expect(page.locator("#status .refused")).to_be_visible()
    fits(thumb, size["width"])
    go(thumb, LINK, "#tray-new")
    assert page.evaluate("document.scrollingElement.scrollWidth") == size["width"]


@ON_A_PHONE
def test_what_is_written_on_a_tile_of_the_tray_stays_on_it(thumb: Thumb) -> None:
    thumb.open(MIDGAME)
    for width in (360, 320):
        thumb.page.set_viewport_size({"width": width, "height": 740})
        over = "(all) => all.filter((it) => it.scrollWidth > it.clientWidth).length"
        assert thumb.page.locator("#tray .stock").evaluate_all(over) == 0
        heights = "(all) => new Set(all.map((it) => it.offsetHeight)).size"
        assert thumb.page.locator("#tray .stock").evaluate_all(heights) == 1


@pytest.mark.slow
def test_a_colourway_chosen_in_the_settings_dresses_the_board_and_stays(board: Board) -> None:
    def look() -> str:
        fill: str = board.drawn(".dark .face").first.evaluate("(it) => getComputedStyle(it).fill")
        return fill

    board.open(MIDGAME)
    seen = {look()}
    for colourway in ("bg", "cb"):
        board.page.click("#open-settings")
        board.page.click(f'[data-act="way"][data-arg="zaic={colourway}"]')
        expect(board.page.locator(f'.screen[data-way="{colourway}"]')).to_be_visible()
        board.page.click("#dialog-close")
        seen.add(look())
    assert len(seen) == 3
    last = look()
    board.page.reload()
    board.ready()
    expect(board.page.locator('.screen[data-way="cb"]')).to_be_visible()
    assert look() == last


@pytest.mark.slow
@one_look_a_day
def test_axe_finds_nothing_on_zaics_screens(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    page = board.page
    board.open(MIDGAME)
    with every_state(page) as look:
        look("amid a game")
        board.target("j10").hover()
        expect(board.drawn(".change")).not_to_have_count(0)
        look("the pointer is on a cell")
        board.pick("B", "f7")
        expect(page.locator("#status .refused")).to_be_visible()
        page.click("#layer-levels")
        page.click("#layer-areas")
        expect(board.drawn(".area")).not_to_have_count(0)
        look("a refusal, with both layers")
        go(board, LINK, "#tray-new")
        look("the end")
        page.click("#open-settings")
        expect(page.locator("#dialog")).to_be_visible()
        look("the settings")
        page.click("#dialog-close")
        go(board, "#/zaic/rules", ".rules figure")
        look("the rules")
