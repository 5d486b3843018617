"""Pages on which Pyodide is kept waiting, so that the app in MicroPython answers, or none."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, Route

from e2e.support.faults import Faults
from e2e.support.patience import PATIENCE

SNAPSHOT: Final = "**/snapshot.bin"
STANDIN: Final = "**/standin.js"
SHELL: Final = "**/page.py"

JOINED: Final = "html[data-joined]"
"""Pyodide's app has answered."""


def hold(page: Page) -> list[Route]:
    """Keeps back what Pyodide starts from; returns the requests for it as they come."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route(SNAPSHOT, keep)
    return held


def silence(page: Page) -> None:
    """No app answers for as long as the page is open, in its frames neither."""
    page.route(SHELL, lambda _: None)
    page.route(STANDIN, lambda _: None)


def alone(page: Page, faults: Faults) -> None:
    """Nothing answers until Pyodide does."""
    faults.allow("404")
    page.route(STANDIN, lambda route: route.fulfill(status=404))


def let_go(page: Page, held: list[Route]) -> None:
    """Pyodide gets what was kept back; waits until its app has taken over."""
    for route in held:
        route.continue_()
    joined(page)


def joined(page: Page) -> None:
    """Waits until Pyodide's app has answered."""
    page.wait_for_selector(JOINED, timeout=2 * PATIENCE)
