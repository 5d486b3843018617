"""People of the simulator in a real browser: mouse, touch and keyboard, in windows of all sizes.

    SECONDS=600 SEED=17 make simulate-page

Not among the tests yet, as it still finds what is to be mended.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, get_args

import pytest
from playwright.sync_api import Browser, Page

from e2e.simulation.browsing import Browsing, Way
from e2e.support.faults import Faults
from e2e.support.patience import PATIENCE
from tests.search.positions import some_moves
from tests.simulation.people import KINDS, Person
from tools.serve import Site

LAWS: Final = Path(__file__).with_name("page_laws.js")

SECONDS: Final = float(os.environ.get("SECONDS", "80"))
"""For how long each of the two tests lets people live."""

SEED: Final = int(os.environ.get("SEED") or time.time())

LENGTH: Final = 40
"""Steps of a life."""

FADING: Final = 400
"""Milliseconds in which anything has faded in."""

WINDOWS: Final = (
    *((280, 653), (320, 568), (360, 640), (390, 844), (768, 1024), (844, 390), (853, 533)),
    *((1024, 690), (1093, 530), (1280, 720), (1920, 1080)),
)


def laws() -> str:
    """The script without its comments in front."""
    text = LAWS.read_text()
    return text[text.index("() => {") :]


def broken(page: Page) -> list[str]:
    """What is wrong with a page, and stays so for longer than something fades in."""
    first: list[str] = page.evaluate(laws())
    if first:
        page.wait_for_timeout(FADING)
        again: list[str] = page.evaluate(laws())
        return [it for it in again if it in first]
    return []


@pytest.fixture
def new_page(browser: Browser) -> Callable[[tuple[int, int], Way, str], Page]:
    """Opens an empty browser with a window."""

    def opened(size: tuple[int, int], way: Way, language: str) -> Page:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=way == "touch",
            locale=language,
            service_workers="block",
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        return page

    return opened


@pytest.mark.parametrize("core", range(2))
def test_people_live_with_the_page(
    new_page: Callable[[tuple[int, int], Way, str], Page], site: Site, core: int
) -> None:
    end, seed = time.monotonic() + SECONDS, 2 * SEED + core
    while time.monotonic() < end:
        print(f"SEED={seed // 2}, core {core}")
        wrong = life(new_page, site, seed, end)
        if wrong:
            pytest.fail("\n".join(wrong), pytrace=False)
        seed += 2 * 10**9


def life(
    new_page: Callable[[tuple[int, int], Way, str], Page], site: Site, seed: int, end: float
) -> list[str]:
    """What somebody finds wrong in a browser, with what they did before; nothing if all holds."""
    rng = Random(seed)
    size, way, language = rng.choice(WINDOWS), rng.choice(get_args(Way)), rng.choice(("en", "fr"))
    kind = rng.choice([it for it in KINDS if not it.starts[0].startswith("chat")])
    person = Person("Ada", [kind], rng)
    person.plan = [it for it in person.plan if not it.startswith("!")]
    page = new_page(size, way, language)
    faults = Faults(page.context)
    faults.at_home(site.address)
    start = person.filled(person.start, some_moves(person.game, rng, 8))
    told = [f"{kind.name}, {size[0]} x {size[1]}, {way}, {language}, {start}"]
    try:
        page.goto(site.address + start)
        page.wait_for_selector("html[data-ready]")
        browsing = Browsing(page, person, way, rng)
        for _ in range(LENGTH):
            if time.monotonic() > end:
                break
            did = browsing.next()
            told.append(did.told)
            page.wait_for_selector("html[data-ready]")
            wrong = [did.moved] if did.moved else []
            wrong += broken(page)
            if wrong:
                return [*wrong, *told]
        faults.check()
    except AssertionError as error:
        return [str(error), *told]
    finally:
        page.context.close()
    return []
