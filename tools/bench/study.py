"""Measures how soon a study has every move of random positions of Pyrga proven, in the page.

python -m tools.bench.study [--pieces 5,6] [--positions 12] [--workers 1,2]
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from itertools import islice
from time import perf_counter
from typing import Final

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from tesserae.games.pyrga import GAME
from tools import build
from tools.chromium import ARGUMENTS, find
from tools.serve import Site

DIST: Final = build.ROOT / "dist"

SECONDS: Final = (1, 3, 5, 15)
"""The time limit of a position, in seconds."""

STUDY: Final = "#/pyrga/study"

DONE: Final = (
    "() => /proven: (\\d+) of \\1 moves/.test(document.querySelector('#lines-state').innerText)"
)

UP: Final = 60_000
"""Milliseconds for the page and its further workers to start."""


def games(pieces: int) -> Iterator[str]:
    """Random games of so many plies, each of which places a piece, as links have them."""
    rng = random.Random(pieces)
    while True:
        position, names = GAME.initial(), list[str]()
        while len(names) < pieces and position.outcome() is None:
            move = rng.choice(position.legal_moves())
            names.append(GAME.format_move(position, move))
            position = position.apply(move)
        if position.outcome() is None:
            yield ".".join(names)


def open_study(browser: Browser, app: Site, workers: int) -> Page:
    """A page with a study, and with its further workers at work."""
    page = browser.new_page()
    page.goto(app.address + "#/pyrga", timeout=UP)
    page.wait_for_selector("html[data-joined]", timeout=UP)
    page.evaluate("(hash) => { location.hash = hash; }", STUDY)
    page.wait_for_selector("#lines-state:not(:empty)", timeout=UP)
    for n in range(1, workers):
        with page.expect_worker(timeout=UP):
            page.select_option("#study-workers", str(n + 1))
    if workers == 1:
        page.select_option("#study-workers", "1")
    page.wait_for_timeout(10_000 * (workers > 1))
    return page


def seconds_of(page: Page, game: str) -> float | None:
    """From the link to the last proof; None if that takes longer than is counted."""
    page.evaluate("(hash) => { location.hash = hash; }", "#/pyrga/book")
    page.wait_for_selector("#lines-state", state="detached", timeout=UP)
    began = perf_counter()
    page.evaluate("(hash) => { location.hash = hash; }", f"{STUDY}?v=1&g={game}")
    page.wait_for_selector("#lines-state", state="attached", timeout=UP)
    try:
        page.wait_for_function(DONE, timeout=1000 * SECONDS[-1])
    except TimeoutError:
        return None
    return perf_counter() - began


def measure(browser: Browser, app: Site, pieces: int, workers: int, positions: int) -> None:
    """Prints a row of the table."""
    page = open_study(browser, app, workers)
    found = [seconds_of(page, game) for game in islice(games(pieces), positions)]
    page.close()
    shares = [
        f"{sum(it is not None and it <= most for it in found) / len(found):6.0%}"
        for most in SECONDS
    ]
    print(f"{pieces:6} {workers:8} {len(found):10} ", *shares, flush=True)


def numbers(written: str) -> Sequence[int]:
    """Whole numbers between commas."""
    return [int(it) for it in written.split(",")]


def main() -> None:
    """Prints the share of positions with every move proven, by pieces and workers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pieces", type=numbers, default=[4, 5, 6, 7, 8, 9])
    parser.add_argument("--positions", type=int, default=12)
    parser.add_argument("--workers", type=numbers, default=[1, 2])
    given = parser.parse_args()
    app = Site(DIST)
    print("pieces  workers  positions ", *(f"{most:3} s " for most in SECONDS))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        for pieces in given.pieces:
            for workers in given.workers:
                measure(browser, app, pieces, workers, given.positions)
        browser.close()


if __name__ == "__main__":
    main()
