"""Where moves are confirmed, a finger sees them first, and a second tap on the same place plays."""

from __future__ import annotations

from time import time
from typing import Final

import pytest
from playwright.sync_api import expect

from e2e.support.playing.dragging import Point, middle
from e2e.support.playing.tetrad import GAME, SETUP
from e2e.support.playing.touch import ON_A_PHONE, Thumb
from e2e.support.states import opened

pytestmark = ON_A_PHONE

MOVES: Final = {
    "pyrga": ("#/pyrga?v=1&g=", ("S", "c3"), 0),
    "zaic": ("#/zaic?v=1&g=", ("h8",), 0),
    "tetrad": (f"#/tetrad?v=1&g={'.'.join(GAME[:SETUP])}", ("b2", "e5"), SETUP),
}
"""A link to a game, the targets that enter a move there, and its ply."""


def tap_at_once(thumb: Thumb, place: Point, times: int) -> None:
    """Taps that follow each other by a tenth of a second, however long the machine takes."""
    session = thumb.page.context.new_cdp_session(thumb.page)
    at = [{"x": place[0], "y": place[1]}]
    now = time()
    for n in range(times):
        for kind, points, later in (("touchStart", at, 0), ("touchEnd", [], 0.02)):
            stamp = now + n / 10 + later
            event = {"type": kind, "touchPoints": points, "timestamp": stamp}
            session.send("Input.dispatchTouchEvent", event)


@pytest.mark.parametrize("slug", MOVES)
def test_a_move_is_seen_first_and_no_double_tap_plays_it(thumb: Thumb, slug: str) -> None:
    page = thumb.page
    link, (*first, last), ply = MOVES[slug]
    opened(thumb, "en", link, confirm=True)
    for name in first:
        thumb.hit(name)
    picture = page.locator("#board-picture").inner_html()
    tap_at_once(thumb, middle(thumb.box(last)), 3)
    expect(page.locator("#confirm")).to_be_visible()
    assert page.locator("#board-picture").inner_html() != picture
    page.wait_for_timeout(800)  # the last tap was said to be later than it was
    expect(page.locator("#confirm")).to_be_visible()
    expect(page.locator(f"#ply-{ply}")).to_have_count(0)
    thumb.click(last)
    expect(page.locator(f"#ply-{ply}")).to_be_attached()
    expect(page.locator("#confirm")).to_have_count(0)
