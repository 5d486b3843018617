"""Pieces of the bar and units on the board are dragged in a frame, by a mouse and by a finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Frame, Page, expect

from e2e.support.playing.dragging import Point, finger, middle, slide
from e2e.support.playing.tetrad import GAME, SETUP
from e2e.support.playing.touch import ON_A_PHONE
from e2e.support.sites.article import Article, at

PIECE = "#bar .stock[data-arg='{}']"
TETRAD = f'<tesserae-game game="tetrad" moves="{" ".join(GAME[:SETUP])}"></tesserae-game>'

Drag = Callable[[Frame, str, Point], None]
"""Drags what a selector finds to a point."""


def by_mouse(page: Page) -> Drag:
    def drag(frame: Frame, start: str, end: Point) -> None:
        page.mouse.move(*middle(frame.locator(start).bounding_box()))
        page.mouse.down()
        page.mouse.move(end[0], end[1] - 20, steps=4)
        expect(frame.locator(".dragged")).to_have_count(1)
        page.mouse.move(*end)
        page.mouse.up()

    return drag


def by_finger(page: Page) -> Drag:
    touch = finger(page)

    def drag(frame: Frame, start: str, end: Point) -> None:
        begin = middle(frame.locator(start).bounding_box())
        touch("touchStart", begin)
        page.wait_for_timeout(400)
        slide(touch, begin, end)
        expect(frame.locator(".dragged")).to_have_count(1)
        touch("touchEnd")

    return drag


def place(frame: Frame, name: str) -> Point:
    return middle(frame.locator(f"#spot-{name}").bounding_box())


def corner(frame: Frame) -> Point:
    """A place in the frame on which nothing can be put."""
    box = frame.locator("#status").bounding_box()
    assert box
    return box["x"] + 5, box["y"] + box["height"] - 3


@pytest.mark.parametrize(
    "how",
    [
        pytest.param(by_mouse, marks=pytest.mark.slow),
        pytest.param(by_finger, marks=ON_A_PHONE),
    ],
    ids=["mouse", "finger"],
)
def test_pieces_and_units_are_dragged(article: Article, how: Callable[[Page], Drag]) -> None:
    drag = how(article.page)
    article.open('<tesserae-game game="pyrga"></tesserae-game>')
    drag_pyrga(article.start(), drag)
    article.open('<tesserae-game game="zaic"></tesserae-game>')
    frame = article.start()
    drag(frame, PIECE.format("B"), corner(frame))
    at(frame, 0)
    drag(frame, PIECE.format("B"), place(frame, "h8"))
    played(frame, 1)
    article.open(TETRAD)
    frame = article.start()
    drag(frame, "#spot-b2", corner(frame))
    at(frame, SETUP)
    drag(frame, "#spot-b2", place(frame, "e5"))
    played(frame, SETUP + 1)


@ON_A_PHONE
def test_a_finger_that_swipes_over_a_piece_scrolls_the_page_around(article: Article) -> None:
    page = article.page
    article.open('<tesserae-game game="zaic"></tesserae-game>')
    frame = article.start()
    page.evaluate("document.body.style.paddingBottom = '2000px'")
    touch = finger(page)
    start = middle(frame.locator(PIECE.format("B")).bounding_box())
    touch("touchStart", start)
    slide(touch, start, (start[0], start[1] - 200))
    page.wait_for_function("scrollY > 50")
    touch("touchEnd")
    expect(frame.locator(".dragged")).to_have_count(0)
    at(frame, 0)


def drag_pyrga(frame: Frame, drag: Drag) -> None:
    """Of the pieces that could fill a cell, one goes elsewhere, and one back."""
    frame.locator("#spot-b2").click()
    drag(frame, PIECE.format("S"), place(frame, "c3"))
    at(frame, 1)
    frame.locator("#spot-c4").click()
    drag(frame, PIECE.format("C"), corner(frame))
    expect(frame.locator(".dragged")).to_have_count(0)
    expect(frame.locator("#spot-c4")).to_have_attribute("aria-selected", "true")
    drag(frame, PIECE.format("C"), place(frame, "c4"))
    at(frame, 2)


def played(frame: Frame, ply: int) -> None:
    """A move that a finger has made may wait to be confirmed."""
    confirm = frame.locator("#confirm")
    there = frame.locator("#bar .at", has_text=f"{ply} of")
    expect(confirm.or_(there).first).to_be_visible()
    if confirm.is_visible():
        confirm.click()
    at(frame, ply)
