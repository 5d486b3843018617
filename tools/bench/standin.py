"""Measures clicks on a slow line before Pyodide has come, when MicroPython answers them.

    PYTHONPATH=py python -m tools.bench.standin [--slowed 4]

It picks one unit after another with a real pointer, in Tetrad, whose page is the largest. The time
is from the release of the pointer to the change of the page.
"""

from __future__ import annotations

import argparse
import statistics
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tools.bench.first_visit import DIST, PATIENCE
from tools.bench.page import line
from tools.bench.slowdown import slowed
from tools.bench.throttle import Host, Line
from tools.chromium import ARGUMENTS, find

SETUP: Final = "I1b1.T2k13.I1d1.L1i12.I1g1.T2f13.I1j1.J3d12.I1m1.T2a13"
UNITS: Final = ("b1", "d2", "g3", "j4", "m1")
"""A cell of each of White's units, which is to move one of them."""

ROUNDS: Final = 4
GOAL: Final = "at most 400 ms when slowed 4 times"

WATCH: Final = """
window.answers = [];
let released = 0;
addEventListener("pointerup", () => { released = performance.now(); }, true);
new MutationObserver(() => {
    if (released) answers.push(performance.now() - released);
    released = 0;
}).observe(document.getElementById("page"), {
    subtree: true, childList: true, attributes: true, attributeFilter: ["aria-selected"],
});
"""


def click(page: Page, cell: str) -> None:
    """Clicks a cell, and waits until it is picked."""
    box = page.locator(f"#spot-{cell}").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector(f"#spot-{cell}[aria-selected=true]", timeout=PATIENCE)


def answers(page: Page, address: str) -> list[float]:
    """How long each click took, in milliseconds."""
    page.goto(f"{address}#/tetrad?v=1&g={SETUP}", wait_until="commit", timeout=PATIENCE)
    page.wait_for_selector(f"html[data-ready] #spot-{UNITS[0]}.offered", timeout=PATIENCE)
    page.evaluate(WATCH)
    for cell in UNITS * ROUNDS:
        click(page, cell)
    assert page.locator("html[data-joined]").count() == 0, "Pyodide was there too soon"
    times: list[float] = page.evaluate("answers")
    return sorted(times)


def main() -> None:
    """Measures with the processor as it is and slowed, or as the command line says."""
    parser = argparse.ArgumentParser(description="Measures clicks before Pyodide has come.")
    parser.add_argument("--slowed", type=float, action="append", help="1: the processor as it is")
    options = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=list(ARGUMENTS))
        for times in options.slowed or (1, 4):
            host = Host(DIST, Line(1600, 150))
            context = browser.new_context(viewport={"width": 390, "height": 844})
            with slowed(times):
                times_to_answer = answers(context.new_page(), host.address)
            result = (
                f"{statistics.median(times_to_answer):.0f} ms, at most {times_to_answer[-1]:.0f}"
            )
            line(f"Tetrad, slowed {times:g} times, {len(times_to_answer)} clicks", result, GOAL)
            context.close()
            host.stop()
        browser.close()


if __name__ == "__main__":
    main()
