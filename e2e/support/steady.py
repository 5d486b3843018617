"""The law of every page that no place gets another action under the pointer; `steady.js` looks.

It knows no time, as machines may be slow: a place is looked at from a click until all is quiet, or
until the page says that the second is over for which it has held a place.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.simulation.laws import CHANGING

_SCRIPT: Final = Path(__file__).with_name("steady.js")

ALLOWED: Final = {*CHANGING, ("section", "section"), ("hint-play", "jump")}
"""What places may become: as laws.py lists; sections scroll, and so does what is to be sent."""


def install(page: Page) -> None:
    """Has the pages that are opened next look."""
    page.add_init_script(_SCRIPT.read_text())


def watch(page: Page) -> bool:
    """Waits until it is quiet and watches the place that is clicked next; false if it never is."""
    return bool(page.evaluate("steady.watch()"))


def became(page: Page) -> list[str]:
    """What the place that was clicked has become, but for what it may, before it was quiet."""
    found: list[tuple[str, str, str]] = page.evaluate("steady.became()")
    return [f"{old} became {new}: {how}" for old, new, how in found if (old, new) not in ALLOWED]
