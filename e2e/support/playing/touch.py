"""A player who taps, and checks of a page on a phone."""

from __future__ import annotations

from typing import Final

import pytest

from e2e.support.playing.board import Board

PHONE: Final = {"width": 360, "height": 740}


SMALLEST: Final = {"width": 320, "height": 568}


TOO_SMALL: Final = """() => [...document.querySelectorAll(
        'a, button, select, summary, input, [data-act]:not(main):not(form)')]
    .filter((it) => it.checkVisibility() && it.getBoundingClientRect().width)
    .filter((it) => !(it.matches('.board *') && innerWidth < 360))
    .map((it) => [it.outerHTML.slice(0, 90), it.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < 23.9)
    .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""
"""Visible controls that are smaller than 24 pixels; cells are where no board can be wide enough."""


class Thumb(Board):
    """A player who taps."""

    finger = True

    def click(self, name: str) -> None:
        self.page.touchscreen.tap(*self.place(name))


def fits(board: Board, width: int) -> None:
    """Asserts that nothing scrolls sideways, and that no control is too small."""
    scale, wide = board.page.evaluate(
        "[visualViewport.scale, document.scrollingElement.scrollWidth]"
    )
    assert (scale, wide) == (1, width)
    assert board.page.evaluate(TOO_SMALL) == []


def in_sight(board: Board, selector: str) -> None:
    """Asserts that an element is completely in the window, without scrolling."""
    box = board.page.locator(selector).bounding_box()
    size = board.page.viewport_size
    assert box
    assert size
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size["height"] + 0.5, selector


ON_A_PHONE: Final = pytest.mark.browser_context_args(
    viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2
)
