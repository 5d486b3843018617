"""Measures clicks on a slow line before Pyodide has come, when MicroPython answers them.

    PYTHONPATH=py python -m tools.bench.standin [--slowed 4]

It picks one unit after another with a real pointer, in Tetrad, whose page is the largest. The time
is from the release of the pointer to the change of the page. Then it plays each game against the
levels that run there, and flips the board while they think and while they do not.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from typing import Final, NamedTuple

from playwright.sync_api import Page

from tesserae.core.game import FIRST, Position
from tesserae.games import catalog
from tools.bench.first_visit import DIST, PATIENCE, click
from tools.bench.page import line, line_of_times
from tools.bench.slowdown import slow_down
from tools.bench.throttle import Host, Line
from tools.chromium import new_browser

SETUP: Final = "I1b1.T2k13.I1d1.L1i12.I1g1.T2f13.I1j1.J3d12.I1m1.T2a13"
UNITS: Final = ("b1", "d2", "g3", "j4", "m1")
"""A cell of each of White's units, one of which will move."""

ROUNDS: Final = 4
TURNS: Final = 8

CALM: Final = 6
"""Clicks in a person's turn, for comparison with those while the level thinks."""

BETWEEN: Final = 150
"""Milliseconds between clicks: people do not click faster."""

OPPONENTS: Final = (("pyrga", 1), ("pyrga", 3), ("zaic", 3), ("tetrad", 3))
"""Games, and levels that think in MicroPython."""

GOAL: Final = "at most 400 ms when slowed 4 times"

SAVING: Final = "Object.defineProperty(navigator, 'connection', { value: Object.assign(" + (
    "new EventTarget(), { saveData: true, effectiveType: '4g' }) })"
)
"""Keeps Pyodide from loading meanwhile."""

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


def answers(page: Page, address: str) -> list[float]:
    """The time of each click, in milliseconds."""
    page.goto(f"{address}#/tetrad?v=1&g={SETUP}", wait_until="commit", timeout=PATIENCE)
    page.wait_for_selector(f"html[data-ready] #spot-{UNITS[0]}.offered", timeout=PATIENCE)
    page.evaluate(WATCH)
    for cell in UNITS * ROUNDS:
        click(page, cell)
        page.wait_for_selector(f"#spot-{cell}[aria-selected=true]", timeout=PATIENCE)
    assert page.locator("html[data-joined]").count() == 0, "Pyodide was there too soon"
    times: list[float] = page.evaluate("answers")
    return sorted(times)


def turn_board(page: Page) -> None:
    """Flips the board, waits until it is flipped, and a moment more."""
    before = page.evaluate("answers.length")
    page.click("#control-turn", timeout=PATIENCE)
    page.wait_for_function(f"answers.length > {before}", timeout=PATIENCE)
    page.wait_for_timeout(BETWEEN)


def take_times(page: Page) -> list[float]:
    """The times of clicks since they were last asked for."""
    times: list[float] = page.evaluate("answers.splice(0)")
    return sorted(times)


class Against(NamedTuple):
    """A game against a level: seconds until it first played, from the navigation, and for its
    longest ply; how long clicks took, in milliseconds, while it was the person's turn and while
    the level thought.
    """

    first: float
    longest: float
    waiting: list[float]
    thinking: list[float]


def against(page: Page, address: str, slug: str, level: int) -> Against:
    """Plays some turns at random."""
    game, rng = catalog.by_slug(slug), random.Random(1)
    position: Position = game.initial()
    began = time.perf_counter()
    page.goto(f"{address}#/{slug}?level={level}", wait_until="commit", timeout=PATIENCE)
    page.wait_for_selector("html[data-ready]", timeout=PATIENCE)
    page.evaluate(WATCH)
    first, longest, played = 0.0, 0.0, 0
    thinking: list[float] = []
    waiting: list[float] = []
    for turn in range(TURNS):
        while position.to_move == FIRST and (moves := position.legal_moves()):
            move = rng.choice(moves)
            page.fill("#typed-move", game.format_move(position, move))
            page.keyboard.press("Enter")
            page.wait_for_selector(f"#ply-{played}", timeout=PATIENCE)
            position, played = position.apply(move), played + 1
        take_times(page)
        while position.to_move != FIRST and position.outcome() is None:
            asked = time.perf_counter()
            while not page.locator(f"#ply-{played}").count():
                turn_board(page)
            first = first or time.perf_counter() - began
            longest = max(longest, time.perf_counter() - asked)
            text = page.locator(f"#ply-{played}").inner_text()
            position, played = position.apply(game.parse_move(position, text)), played + 1
        thinking += take_times(page)
        if position.outcome() is not None:
            break
        for _ in range(CALM * (turn > 0)):
            turn_board(page)
        waiting += take_times(page)
    assert page.locator("html[data-joined]").count() == 0, "Pyodide was there too soon"
    return Against(first, longest, sorted(waiting), sorted(thinking))


def main() -> None:
    """Measures with the processor as it is and slowed, or as the command line says."""
    parser = argparse.ArgumentParser(description="Measures clicks before Pyodide has come.")
    parser.add_argument("--slowed", type=float, action="append", help="1: the processor as it is")
    options = parser.parse_args()
    with new_browser() as browser:
        for times in options.slowed or (1, 4):
            host = Host(DIST, Line(1600, 150))
            context = browser.new_context(viewport={"width": 390, "height": 844})
            with slow_down(times):
                times_to_answer = answers(context.new_page(), host.address)
            result = (
                f"{statistics.median(times_to_answer):.0f} ms, at most {times_to_answer[-1]:.0f}"
            )
            line(f"Tetrad, slowed {times:g} times, {len(times_to_answer)} clicks", result, GOAL)
            context.close()
            for slug, level in OPPONENTS:
                context = browser.new_context()  # with the field for typed moves
                context.add_init_script(SAVING)
                with slow_down(times):
                    found = against(context.new_page(), host.address, slug, level)
                name = f"{slug}, level {level}, slowed {times:g} times"
                line(f"{name}, answers first", f"{found.first:.1f} s", "at most 9 s")
                line(f"{name}, longest ply", f"{found.longest:.1f} s", "at most 2 s")
                line_of_times(f"{name}, clicks meanwhile", found.thinking, 60)
                line_of_times(f"{name}, clicks else", found.waiting, 60)
                context.close()
            host.stop()


if __name__ == "__main__":
    main()
