"""Measures how long a start takes with no, a few, and hundreds of games on the device.

    PYTHONPATH=py python -m tools.bench.storage [RUNS]

From navigation to the first answered click, in a browser that has the app cached; the numbers
of games alternate.
"""

from __future__ import annotations

import statistics
import sys
from typing import Final

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from e2e.support import stored
from tools.bench.first_visit import DIST, click, probe, reached
from tools.chromium import ARGUMENTS, find
from tools.serve import Site

COUNTS: Final = (0, 12, 500)
RUNS: Final = 9


def device(browser: Browser, site: Site, count: int) -> BrowserContext:
    """A browser with that many games, which has started the app once."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    stored.fill(page, site.address, count)
    page.goto(site.address + "#/pyrga?v=1&g=")
    page.wait_for_selector("html[data-joined]")
    page.close()
    return context


def start(context: BrowserContext, site: Site) -> float:
    """Milliseconds of one start."""
    page = context.new_page()
    page.add_init_script(probe(0))
    page.goto(site.address + "#/pyrga?v=1&g=")
    click(page)
    reached(page, "click")
    answered: float = page.evaluate("probe.moments.click")
    page.close()
    return answered


def main() -> None:
    """Prints the medians."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    site = Site(DIST)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=list(ARGUMENTS))
        devices = {count: device(browser, site, count) for count in COUNTS}
        times: dict[int, list[float]] = {count: [] for count in COUNTS}
        for _ in range(runs):
            for count, context in devices.items():
                times[count].append(start(context, site))
        browser.close()
    site.stop()
    for count, found in times.items():
        quarters = statistics.quantiles(found, n=4)
        middle, low, high = statistics.median(found), quarters[0], quarters[2]
        print(f"{count:4} games: {middle:5.0f} ms (half of them {low:.0f} to {high:.0f})")


if __name__ == "__main__":
    main()
