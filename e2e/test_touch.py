"""Pyrga on a phone, with a thumb."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.board import Board
from e2e.games import END, GAME
from tools.serve import Site

PHONE: Final = {"width": 360, "height": 740}
SMALLEST: Final = {"width": 320, "height": 568}

pytestmark = pytest.mark.browser_context_args(
    viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2
)

TOO_SMALL: Final = """() => [...document.querySelectorAll(
        'a, button, select, summary, input, [data-act]:not(main):not(form)')]
    .filter((it) => it.checkVisibility() && it.getBoundingClientRect().width)
    .map((it) => [it.outerHTML.slice(0, 90), it.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < 23.9)
    .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""
"""What can be touched, is seen, and is smaller than 24 pixels."""

DIALOGS: Final = ("open-share", "open-settings", "control-more")


class Thumb(Board):
    """A player who taps."""

    finger = True

    def click(self, name: str) -> None:
        box = self.box(name)
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.fixture
def thumb(page: Page, site: Site) -> Thumb:
    return Thumb(page, site.address)


def fits(board: Board, width: int) -> None:
    """Nothing to scroll to at the side, and nothing too small to hit."""
    scale, wide = board.page.evaluate(
        "[visualViewport.scale, document.scrollingElement.scrollWidth]"
    )
    assert (scale, wide) == (1, width)
    assert board.page.evaluate(TOO_SMALL) == []


def in_sight(board: Board, selector: str) -> None:
    """An element is in the window as a whole, without scrolling."""
    box = board.page.locator(selector).bounding_box()
    size = board.page.viewport_size
    assert box
    assert size
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size["height"] + 0.5, selector


def test_a_whole_game_by_tap_without_scrolling(thumb: Thumb) -> None:
    thumb.two()
    for n, text in enumerate(GAME):
        thumb.play(text, order=n % 2)
        for part in (".place", "#status", "#tray", "#controls"):
            in_sight(thumb, part)
    expect(thumb.page.locator("#status b")).to_have_text(END)
    assert thumb.page.evaluate("scrollY") == 0


def test_a_direction_can_be_tapped_beside_the_board(thumb: Thumb) -> None:
    thumb.two()
    thumb.pick("c3", "T")
    thumb.page.locator("#tray-w").tap()
    expect(thumb.page.locator("#moves [aria-current]")).to_have_text("Tc3w")


def test_a_half_entered_move_goes_with_a_tap_elsewhere(thumb: Thumb) -> None:
    thumb.two()
    thumb.pick("c3")
    expect(thumb.page.locator("#status b")).to_have_text(re.compile("Which piece goes on c3"))
    thumb.page.locator("#status .why").tap()
    expect(thumb.page.locator("#status b")).to_have_text(re.compile("Play any piece"))


@pytest.mark.parametrize("size", [PHONE, SMALLEST], ids=["360", "320"])
def test_every_page_fits_and_can_be_hit(thumb: Thumb, size: dict[str, int]) -> None:
    page = thumb.page
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    thumb.two()
    fits(thumb, size["width"])
    for part in (".place", "#tray", "#controls"):
        in_sight(thumb, part)
    thumb.pick("c3", "T")
    expect(page.locator("#tray-w")).to_be_visible()
    fits(thumb, size["width"])
    page.locator("#tray-w").tap()
    for opener in DIALOGS:
        page.locator(f"#{opener}").tap()
        expect(page.locator("#dialog")).to_be_visible()
        fits(thumb, size["width"])
        page.locator("#dialog-close").tap()
        expect(page.locator("#dialog")).to_be_hidden()
    for hash, part in (("#/", ".card"), ("#/pyrga/rules", ".rules .figure")):
        page.evaluate(f"location.hash = '{hash}'")
        expect(page.locator(part).first).to_be_visible()
        fits(thumb, size["width"])


def test_the_controls_stay_where_they_are_whatever_is_to_be_decided(thumb: Thumb) -> None:
    def where() -> float:
        box = thumb.page.locator("#controls").bounding_box()
        assert box
        return box["y"]

    thumb.two()
    before = where()
    thumb.pick("c3")
    expect(thumb.page.locator("#status b")).to_contain_text("c3")
    assert where() == before
    thumb.pick("T")
    expect(thumb.page.locator("#tray-w .icon")).to_be_visible()
    assert where() == before
