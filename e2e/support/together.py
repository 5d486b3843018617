"""The law of every page on which one plays: what the next click needs is in the window together.

As the page opens, the whole board, the prompt and what one plays with are in the window;
`together.js` tells which are not. Where a window is too small, one scroll position has them all.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from e2e.support import layout
from e2e.support.layout import Window

SCRIPT: Final = Path(__file__).with_name("together.js")

TOO_SMALL: Final = (Window(280, 653), Window(320, 480), Window(480, 320), Window(568, 320))
"""Windows in which not every page can open with all of it, as CONTRIBUTING.md says."""

LARGE_TEXT: Final = tuple(
    Window(*size, 200) for size in ((768, 1024), (1024, 690), (1280, 720), (1920, 1080))
)

WINDOWS: Final = (
    *(Window(1024, 690), Window(360, 640), Window(853, 533), Window(1280, 600), Window(320, 568)),
    *(Window(1093, 530), Window(390, 844), Window(960, 640), Window(768, 1024), Window(844, 390)),
    *(Window(1080, 700), Window(344, 882), Window(1000, 800), Window(350, 700), Window(640, 360)),
    *(Window(1280, 720), Window(540, 720), Window(768, 860), Window(600, 600), Window(900, 1000)),
    *(Window(1920, 1080), Window(712, 500), Window(1366, 768), Window(1100, 1000)),
    *(Window(1280, 553), Window(1280, 900)),
    *TOO_SMALL,
    *LARGE_TEXT,
)
"""Phones, foldables, tablets and laptops, upright and sideways, with enlarged pages and text."""

BELOW_A_NOTICE: Final = tuple(it for it in WINDOWS if it.width >= 344 and it.height > 340)
"""Windows in which a game fits with a notice above it."""

QUICK: Final = 4
"""How many windows each state is looked at in, taking turns, in a run that is not thorough."""


@cache
def script() -> str:
    """The script without its comments in front."""
    text = SCRIPT.read_text()
    return text[text.index("() => {") :]


def out_of_sight(page: Page, window: Window, scrolls: bool = False) -> list[str]:
    """What of the page the next click needs and cannot be seen, at the top of the page.

    scrolls: another place in it will do, wherever the window would be large enough.
    """
    page.evaluate("scrollTo(0, 0)")
    seen: dict[str, Any] = page.evaluate(script())
    assert seen["parts"] > 1, "there is no board, or no prompt"
    may_scroll = scrolls or window in TOO_SMALL or window in LARGE_TEXT
    found: list[str] = seen["best" if may_scroll else "now"]
    return found


def every_window(
    page: Page, windows: tuple[Window, ...] = WINDOWS, scrolls: bool = False
) -> AbstractContextManager[Callable[[str], None]]:
    """Looks for what is out of sight in states of a page, as `layout.every_window` does."""
    find = partial(out_of_sight, page, scrolls=scrolls)
    return layout.every_window(page, windows, find, QUICK)
