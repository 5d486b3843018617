"""Audits the layout of a page: text over text, cut, or beyond its button; small targets.

`layout.js` finds what is wrong. What it lets pass, and why:

- what is only for screen readers, in a closed `<details>` or outside the picture it belongs to;
- text under an opaque layer, such as a toast, the controls that stay at the bottom, or the badge
  of a number on a board;
- an ellipsis with a title, which has the whole text, or in a list, which opens;
- a strip of pictures that goes on beyond the window, as the one that is seen in part says;
- the cells of a board, which are as large as the board allows (WCAG 2.2, 2.5.8: essential); every
  move can be typed as well;
- links in a sentence, and small targets with room around them (2.5.8: inline, spacing).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import cycle, islice, product
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import CDPSession, FloatRect, Page

from tests.tiers import ALL, THOROUGH, from_today
from tools.generate import sheets

AUDIT: Final = Path(__file__).with_name("layout.js")

USUAL: Final = 16
"""The text size of browsers, in px."""


class Window(NamedTuple):
    """A window, and the text size in the browser's settings, in per cent."""

    width: int
    height: int
    text: int = 100

    def __str__(self) -> str:
        return f"{self.width} x {self.height}, text at {self.text} %"


WINDOWS: Final = tuple(Window(*size, text) for text, size in product((100, 200), sheets.SIZES))

FRAMES: Final = tuple(Window(*size, text) for text, size in product((100, 200), sheets.FRAMES))
"""Windows as small as frames on other sites."""

PHONES: Final = tuple(
    Window(width, height)
    for width, height in (
        *((320, 568), (320, 720), (345, 600), (360, 640), (360, 690), (360, 740), (360, 780)),
        *((375, 667), (390, 700), (390, 780), (390, 844), (412, 915), (430, 760), (430, 932)),
    )
)
"""Phones held upright, with and without the bars of their browsers."""

BEHIND: Final = """() => {
    const edge = document.querySelector("#controls").getBoundingClientRect().top;
    return [...document.querySelectorAll(".game :is(button, a, select)")].filter((it) => {
        if (!it.checkVisibility() || it.closest("#controls, #moves, .board")) return false;
        const { top, bottom } = it.getBoundingClientRect();
        return (top < edge - 1 || it.closest("#tray")) && bottom > edge + 1;
    }).map((it) => it.ariaLabel ?? it.textContent);
}"""
"""The names of what lies in part behind the controls at the bottom; of the tray, all that does."""

QUICK: Final = 2
"""How many windows each state is looked at in, taking turns, in a run that is not thorough."""


@cache
def audit() -> str:
    """The script without its comments in front."""
    text = AUDIT.read_text()
    return text[text.index("() => {") :]


def box_of(page: Page, selector: str) -> FloatRect:
    """The box of an element, even if it is redrawn all the time, or was not there a moment ago."""
    box = "(it) => document.querySelector(it)?.getBoundingClientRect().toJSON()"
    found: FloatRect = page.wait_for_function(box, arg=selector).json_value()
    return found


def findings(page: Page) -> list[str]:
    """What is wrong with the layout of the page as it stands."""
    found: list[str] = page.evaluate(audit())
    return found


def behind_controls(page: Page, windows: tuple[Window, ...] = PHONES) -> list[str]:
    """What lies behind the docked controls of a game at the top of its page, by the window."""
    found = list[str]()
    for window in windows:
        page.set_viewport_size({"width": window.width, "height": window.height})
        page.evaluate("scrollTo(0, 0)")
        names: list[str] = page.evaluate(BEHIND)
        found += [f"{window}: {name}" for name in names]
    return found


def sized(page: Page, devtools: CDPSession, window: Window) -> None:
    """Makes the window so large, and the text of the browser's settings."""
    sizes = {"standard": USUAL * window.text // 100}
    devtools.send("Page.setFontSizes", {"fontSizes": sizes})
    page.set_viewport_size({"width": window.width, "height": window.height})
    page.evaluate("new Promise(requestAnimationFrame)")  # the page has heard of it


def is_english(page: Page) -> bool:
    """Whether the page is in English."""
    return bool(page.evaluate("document.documentElement.lang === 'en'"))


@contextmanager
def every_window(
    page: Page,
    windows: tuple[Window, ...] = WINDOWS,
    find: Callable[[Window], list[str]] | None = None,
    quick: int = QUICK,
) -> Iterator[Callable[[str], None]]:
    """Audits states of a page in windows of many sizes, and fails once, at the end, for all.

    They take turns from state to state and, in thorough runs, from day to day; in English, whose
    texts are shorter, every day begins with the same.

    find: what is wrong in a window, if not what `findings` tells. quick: in how many windows each
    state is looked at in a run that is not thorough.

    The yielded function is called with the name of each state; it leaves the page in a window of
    the size that it had.
    """
    wrong: list[str] = []
    turns = from_today(windows) if THOROUGH and not is_english(page) else cycle(windows)
    devtools = page.context.new_cdp_session(page)

    def look(state: str) -> None:
        before = page.viewport_size
        assert before is not None
        most = len(windows) // 2 if THOROUGH else quick
        try:
            for window in windows if ALL else islice(turns, most):
                sized(page, devtools, window)
                found = find(window) if find else findings(page)
                wrong.extend(f"{state}, {window}: {it}" for it in found)
        finally:
            sized(page, devtools, Window(before["width"], before["height"]))

    try:
        yield look
    finally:
        devtools.detach()
    assert wrong == [], "\n".join([f"{len(wrong)} findings", *wrong])
