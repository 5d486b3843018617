"""People of the simulator in a real browser: mouse, touch and keyboard, in windows of all sizes.

SEED changes what they do, SECONDS for how long: `SECONDS=600 SEED=17 make simulate-page`.
"""

from __future__ import annotations

import math
import os
import time
from pathlib import Path
from random import Random
from typing import Final, get_args

import pytest
from playwright.sync_api import Browser, Page

from e2e.simulation.browsing import Browsing, Way
from e2e.support import layout, steady, together
from e2e.support.faults import Faults
from e2e.support.patience import PATIENCE
from tests.search.positions import some_moves
from tests.simulation.people import KINDS, Person
from tools.serve import Site

LAWS: Final = Path(layout.__file__).with_name("page_laws.js")

SECONDS: Final = float(os.environ.get("SECONDS", "inf"))
SEED: Final = int(os.environ.get("SEED", "1"))

LIVES: Final = 1 if math.isinf(SECONDS) else 1_000
"""In each of the two tests."""

WINDOWS: Final = (
    *((280, 653), (320, 568), (360, 640), (390, 844), (768, 1024), (844, 390), (853, 533)),
    *((1024, 690), (1093, 530), (1280, 720), (1920, 1080)),
)

PEOPLE: Final = [it for it in KINDS if not it.framed and not it.starts[0].startswith("chat")]


def broken(page: Page) -> list[str]:
    """What is wrong with a page, and stays so for longer than something fades in."""

    def now() -> list[str]:
        script = LAWS.read_text().partition('"use strict";')[2]
        return [*page.evaluate(script), *layout.findings(page)]

    first = now()
    page.wait_for_timeout(400 if first else 0)
    return [it for it in now() if it in first] if first else []


@pytest.mark.slow
@pytest.mark.parametrize("core", range(2))
def test_people_live_with_the_page(browser: Browser, site: Site, core: int) -> None:
    end = time.monotonic() + SECONDS
    for seed in range(2 * SEED + core, 2 * (SEED + LIVES), 2):
        if time.monotonic() < end:
            wrong = life(browser, site, seed, end)
            assert not wrong, "\n".join([f"SEED={seed // 2}, core {seed % 2}", *wrong])


def life(browser: Browser, site: Site, seed: int, end: float) -> list[str]:
    """What somebody finds wrong in a browser, with what they did before; nothing if all holds."""
    rng = Random(seed)
    size, way, language = rng.choice(WINDOWS), rng.choice(get_args(Way)), rng.choice(("en", "fr"))
    person = Person("Ada", [rng.choice(PEOPLE)], rng)
    person.plan = [it for it in person.plan if not it.startswith("!")]
    start = person.start.replace("MOVES", ".".join(some_moves(person.game, rng, 4)))
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=way == "touch",
        locale=language,
        service_workers="block",
    )
    page, faults = context.new_page(), Faults(context)
    page.set_default_timeout(PATIENCE)
    steady.install(page)
    faults.at_home(site.address)
    browsing = Browsing(page, person, way, rng)
    browsing.told = [f"{person.kind.name}, {size[0]} x {size[1]}, {way}, {language}, {start}"]
    try:
        page.goto(site.address + start)
        page.wait_for_selector("html[data-ready]")
        wrong = broken(page)
        if page.evaluate(together.script())["parts"] > 1:  # one plays there
            wrong += together.out_of_sight(page, layout.Window(*size))
        for _ in range(40):
            if wrong or time.monotonic() > end:
                break
            browsing.next()
            page.wait_for_selector("html[data-ready]")
            fits = layout.Window(*size) not in together.TOO_SMALL
            wrong = [*broken(page), *(browsing.became if fits else ())]
        faults.check()
    except AssertionError as error:
        wrong = [str(error)]
    finally:
        context.close()
    return [*wrong, *browsing.told] if wrong else []
