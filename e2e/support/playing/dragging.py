"""What drags: a pointer from the middle of one thing to that of another."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import FloatRect, Page

Point = tuple[float, float]

Touch = Callable[..., None]
"""What a finger does, as the browser calls it, and where it is then."""


def middle(box: FloatRect | None) -> Point:
    """The middle of a box."""
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def finger(page: Page) -> Touch:
    """A finger on the page."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: Point) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    return touch


def slide(touch: Touch, start: Point, end: Point) -> None:
    """The finger, which is down, moves in steps."""
    for n in range(1, 6):
        at = [a + (b - a) * n / 5 for a, b in zip(start, end, strict=True)]
        touch("touchMove", (at[0], at[1]))
