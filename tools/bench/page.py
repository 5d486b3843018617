"""Measures the page: size, latency, the engine's plies; see also first_visit.py.

PYTHONPATH=py python -m tools.bench.page [--part phone] [--game zaic]
"""

from __future__ import annotations

import argparse
import re
import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeAlias

from playwright.sync_api import Browser, Page

from tesserae.core.game import OPPONENT, Game, Position
from tesserae.games.catalog import NAMES, by_slug
from tesserae.games.tetrad import GAME as TETRAD
from tesserae.games.zaic import GAME as ZAIC
from tesserae.search.levels import LEVELS, STRONGEST, Level
from tools import build
from tools.bench.slowdown import slow_down
from tools.bench.throttle import pack
from tools.chromium import new_browser
from tools.serve import Site

Games: TypeAlias = Sequence[Game[Position]]
"""The games in which the engine's plies are timed."""

DIST: Final = build.ROOT / "dist"
CLICKS: Final = 60
WATCHED: Final = 24
"""Number of timed plies of the strongest level, in every game."""

PHONE: Final = 4
"""How many times slower than this machine a phone is."""

PHONE_WATCHED: Final = 12
"""Number of timed plies of every level on a slowed page."""

FULL_BOARD: Final = f"#/zaic?v=1&p={ZAIC.encode(ZAIC.showcase())}"
FULL_CLICKS: Final = ("#stock-S", "#spot-f6", "#rotate", "#spot-e5", "#stock-B")

ARMIES: Final = f"#/tetrad?v=1&p={TETRAD.encode(TETRAD.showcase())}"
REACH_CLICKS: Final = ("#spot-j5", "#tray-r", "#tray-r", "#spot-j5")

LATENCY: Final = """() => {
    window.times = [];
    let released = 0;
    addEventListener("pointerup", ({ timeStamp }) => { released = timeStamp; }, true);
    addEventListener("tesserae-patched", () => {
        if (released) times.push(performance.now() - released);
        released = 0;
    });
}"""
"""Notes the milliseconds from the release of a real pointer to the end of the patch."""

SETTLED: Final = 60
"""Milliseconds for the page to react to the pointer entering a target."""


PLIES: Final = """async (most) => {
    const ends = [performance.now()];
    const moves = document.getElementById("moves");
    const count = () => moves.querySelectorAll("[id^=ply-]").length;
    let seen = count();
    await new Promise((tell) => {
        const observer = new MutationObserver(() => {
            if (count() > seen) ends.push(performance.now());
            seen = count();
            if (ends.length > most) { observer.disconnect(); tell(); }
        });
        observer.observe(moves, { subtree: true, childList: true });
    });
    return ends.slice(1).map((end, i) => end - ends[i]).sort((a, b) => a - b);
}"""


@contextmanager
def visit(browser: Browser) -> Iterator[Page]:
    """A page in a browser without any stored data."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    yield context.new_page()
    context.close()


def weight(browser: Browser, app: Site, _: Games) -> None:
    """Prints the size of what a first visit fetches, as sent by a host that compresses."""
    app.asked.clear()
    with visit(browser) as page:
        page.goto(app.address + "embed.html#/pyrga")  # without the service worker's own fetches
        page.wait_for_selector("html[data-joined]")
        requested = {path.split("?")[0].lstrip("/") for path in app.asked} - {"embed.html"}
    sizes = {path: compressed_size(DIST / path) for path in requested | {"index.html"}}
    later = re.compile(r"/(pyodide|python|zstddec|pyscript)-|snapshot\.bin|-(fr|later|engine)\.bin")
    at_first = sum(size for path, size in sizes.items() if not later.search(path))
    line("first visit, in all", f"{sum(sizes.values()) / 1e6:.2f} MB", "at most 5.0")
    line("first visit, until it plays", f"{at_first / 1e3:.0f} KB", "at most 500")


def compressed_size(path: Path) -> int:
    """The compressed size of a file."""
    return min(path.stat().st_size, len(pack(path)))


def latency(browser: Browser, app: Site, _: Games) -> None:
    """Prints how long a click takes to change the page, idle and while the engine thinks."""
    spaces = tuple(f"#spot-{name}" for name in ("b2", "c3", "a1", "d4"))
    with visit(browser) as page:
        page.goto(app.address + "#/pyrga")
        page.wait_for_selector("html[data-joined]")
        page.wait_for_timeout(2000)
        page.evaluate(LATENCY)
        line_of_times("click to DOM, idle", time_clicks(page, spaces), 16)
        page.goto(app.address + FULL_BOARD)
        page.wait_for_selector("[data-game=zaic] #stock-B")
        line_of_times("click to DOM, Zaic, full board", time_clicks(page, FULL_CLICKS), 16)
        page.goto(app.address + ARMIES)
        page.wait_for_selector("[data-game=tetrad] #spot-j5")
        line_of_times("click to DOM, Tetrad, all cells", time_clicks(page, REACH_CLICKS), 16)
        page.goto(app.address + "#/pyrga")
        page.wait_for_selector("#spot-b2")
        for seat in ("#seat-0", "#seat-1"):
            page.locator(seat).select_option(str(STRONGEST.number))
        line_of_times("click to DOM, thinking", time_clicks(page, ("#control-turn",)), 30)


def time_clicks(page: Page, selectors: tuple[str, ...]) -> list[float]:
    """Clicks with a real pointer, by turns; the sorted milliseconds from release to patch."""
    page.evaluate("times.length = 0")
    for n in range(CLICKS):
        page.locator(selectors[n % len(selectors)]).first.hover()
        page.wait_for_timeout(SETTLED)
        page.mouse.down()
        page.wait_for_timeout(SETTLED)
        page.mouse.up()
        page.wait_for_function("n => times.length > n", arg=n)
    times: list[float] = page.evaluate("times.sort((a, b) => a - b)")
    return times


@contextmanager
def at_once(browser: Browser, app: Site, game: Game[Position]) -> Iterator[Page]:
    """The page of a game that plays the engine's plies as soon as they are found."""
    with visit(browser) as page:
        page.add_init_script("localStorage['tesserae.settings'] = '{\"pace\":\"instant\"}'")
        page.goto(f"{app.address}#/{game.slug}")
        page.wait_for_selector("html[data-joined]")
        yield page


def plies(page: Page, game: Game[Position], level: Level, number: int) -> list[float]:
    """The sorted milliseconds that a level takes for each ply of a new game against itself.

    If there is a setup, which comes from a book, the game begins after it.
    """
    start = game.showcase() if game.setup else game.initial()
    link = f"#/{game.slug}?v=1&p={game.encode(start)}&level={level.number}"
    page.evaluate("link => { location.hash = link; }", link)
    chosen = f"#seat-{OPPONENT[start.to_move]} option[value='{level.number}']:checked"
    page.wait_for_selector(chosen, state="attached")
    page.locator(f"#seat-{start.to_move}").select_option(str(level.number))
    found: list[float] = page.evaluate(PLIES, number)
    return found


def lateness(browser: Browser, app: Site, games: Games) -> None:
    """Prints how long the strongest level takes, from one ply on the page to the next."""
    most = 1000 * STRONGEST.seconds + 100
    for game in games:
        with at_once(browser, app, game) as page:
            named = f"ply to ply, level {STRONGEST.number}, {game.slug}"
            told_most(named, plies(page, game, STRONGEST, WATCHED), most)


def phone(browser: Browser, app: Site, games: Games) -> None:
    """Prints how long every level takes where the page is as slow as on a phone."""
    for game in games:
        with at_once(browser, app, game) as page, slow_down(PHONE):
            for level in LEVELS:
                named = f"slowed {PHONE} times, level {level.number}, {game.slug}"
                told_most(named, plies(page, game, level, PHONE_WATCHED), 1000)


def told_most(name: str, times: list[float], most: float) -> None:
    """Prints the median and the longest."""
    line(name, f"p50 {statistics.median(times):.0f}, max {times[-1]:.0f} ms", f"at most {most:.0f}")


def line_of_times(name: str, times: list[float], most: int) -> None:
    """Prints the median and the 95th percentile."""
    late = times[int(len(times) * 0.95)]
    line(name, f"p50 {statistics.median(times):.0f}, p95 {late:.0f} ms", f"p95 at most {most}")


def line(name: str, value: str, note: str = "") -> None:
    """Prints one measurement."""
    print(f"{name:38}{value:>24}   {note}", flush=True)


PARTS: Final[Mapping[str, Callable[[Browser, Site, Games], None]]] = {
    "weight": weight,
    "latency": latency,
    "lateness": lateness,
    "phone": phone,
}


def main() -> None:
    """Measures everything, unless told otherwise."""
    asked = argparse.ArgumentParser(description="Measures the page.")
    asked.add_argument("--part", choices=PARTS, action="append")
    asked.add_argument("--game", choices=NAMES, action="append", help="where plies are timed")
    given = asked.parse_args()
    app, games = Site(DIST), [by_slug(name) for name in given.game or NAMES]
    with new_browser() as browser:
        for part in given.part or PARTS:
            PARTS[part](browser, app, games)


if __name__ == "__main__":
    main()
