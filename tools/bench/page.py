"""Measures the page: size, latency, second visit. For first visits see first_visit.py.

PYTHONPATH=py python -m tools.bench.page
"""

from __future__ import annotations

import re
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tesserae.games.catalog import GAMES
from tesserae.games.tetrad import GAME as TETRAD
from tesserae.games.zaic import GAME as ZAIC
from tesserae.search.levels import STRONGEST
from tools import build
from tools.bench.throttle import packed
from tools.chromium import ARGUMENTS, find
from tools.serve import Site

DIST: Final = build.ROOT / "dist"
CLICKS: Final = 60
WATCHED: Final = 24
"""Plies of the engine that are timed, in every game."""

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
"""Milliseconds that the page gets to react to the pointer entering a target."""


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


def weight(browser: Browser, app: Site) -> None:
    """Prints the size of what a first visit fetches, as sent by a host that compresses."""
    app.asked.clear()
    with visit(browser) as page:
        page.goto(app.address + "embed.html#/pyrga")  # without the service worker's own fetches
        page.wait_for_selector("html[data-ready]")
        requested = {path.split("?")[0].lstrip("/") for path in app.asked} - {"embed.html"}
    sizes = {path: compressed(DIST / path) for path in requested | {"index.html"}}
    python = [path for path in sizes if re.search(r"/(pyodide|python|fzstd)-|snapshot\.bin", path)]
    before = sum(sizes.values()) - sum(sizes[path] for path in python)
    line("first visit, in all", f"{sum(sizes.values()) / 1e6:.2f} MB", "at most 6.0")
    line("first visit, before Python", f"{before / 1e3:.0f} KB", "at most 400")


def compressed(path: Path) -> int:
    """The compressed size of a file."""
    return min(path.stat().st_size, len(packed(path)))


def latency(browser: Browser, app: Site) -> None:
    """Prints how long a click takes to change the page, idle and while the engine thinks."""
    spaces = tuple(f"#spot-{name}" for name in ("b2", "c3", "a1", "d4"))
    with visit(browser) as page:
        page.goto(app.address + "#/pyrga")
        page.wait_for_selector("html[data-ready]")
        page.wait_for_timeout(2000)
        page.evaluate(LATENCY)
        line_of_times("click to DOM, idle", clicked(page, spaces), 16)
        page.goto(app.address + FULL_BOARD)
        page.wait_for_selector("[data-game=zaic] #stock-B")
        line_of_times("click to DOM, Zaic, full board", clicked(page, FULL_CLICKS), 16)
        page.goto(app.address + ARMIES)
        page.wait_for_selector("[data-game=tetrad] #spot-j5")
        line_of_times("click to DOM, Tetrad, all cells", clicked(page, REACH_CLICKS), 16)
        page.goto(app.address + "#/pyrga")
        page.wait_for_selector("#spot-b2")
        for seat in ("#seat-0", "#seat-1"):
            page.locator(seat).select_option(str(STRONGEST.number))
        line_of_times("click to DOM, thinking", clicked(page, ("#control-turn",)), 30)


def clicked(page: Page, selectors: tuple[str, ...]) -> list[float]:
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


def lateness(browser: Browser, app: Site) -> None:
    """Prints how long the strongest level takes, from one ply on the page to the next."""
    for game in GAMES:
        with visit(browser) as page:
            page.add_init_script("localStorage['tesserae.settings'] = '{\"pace\":\"instant\"}'")
            page.goto(f"{app.address}#/{game.slug}")
            page.wait_for_selector("html[data-ready]")
            for seat in ("#seat-1", "#seat-0"):
                page.locator(seat).select_option(str(STRONGEST.number))
            times = page.evaluate(PLIES, WATCHED)
            most = 1000 * STRONGEST.seconds + 100
            shown = f"p50 {statistics.median(times):.0f}, max {times[-1]:.0f} ms"
            line(f"ply to ply, level {STRONGEST.number}, {game.slug}", shown, f"at most {most:.0f}")


def line_of_times(name: str, times: list[float], most: int) -> None:
    """Prints the median and the 95th percentile."""
    late = times[int(len(times) * 0.95)]
    line(name, f"p50 {statistics.median(times):.0f}, p95 {late:.0f} ms", f"p95 at most {most}")


def second_visit(browser: Browser, app: Site) -> None:
    """Prints the requests of a second visit."""
    with visit(browser) as page:
        page.goto(app.address + "#/pyrga")
        page.wait_for_function("navigator.serviceWorker.controller")
        page.goto("about:blank")
        app.asked.clear()
        page.goto(app.address + "#/pyrga")
        page.wait_for_selector("html[data-ready]")
        page.wait_for_timeout(1000)
    line("second visit, files fetched", str(len([p for p in app.asked if p != "/sw.js"])), "0")


def line(name: str, value: str, note: str = "") -> None:
    """Prints one measurement."""
    print(f"{name:38}{value:>24}   {note}", flush=True)


def main() -> None:
    """Measures everything."""
    app = Site(DIST)
    with sync_playwright() as playwright:
        browser: Any = playwright.chromium.launch(executable_path=find(), args=list(ARGUMENTS))
        weight(browser, app)
        latency(browser, app)
        lateness(browser, app)
        second_visit(browser, app)
        browser.close()


if __name__ == "__main__":
    main()
