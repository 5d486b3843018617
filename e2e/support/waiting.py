"""Delays Pyodide, so that the app in MicroPython answers, or nothing does."""

from __future__ import annotations

import re
import time
from typing import Final

from playwright.sync_api import Frame, Page, Request, Route

from e2e.support.faults import Faults
from e2e.support.patience import PATIENCE

SNAPSHOT: Final = "**/snapshot.bin"
STANDIN: Final = "**/standin.js"
SHELL: Final = "**/page.py"

JOINED: Final = "html[data-joined]"
"""Pyodide's app has answered."""

SAVING: Final = "Object.defineProperty(navigator, 'connection', { value: Object.assign(" + (
    "new EventTarget(), { saveData: true, effectiveType: '4g' }) })"
)
"""A script that has the browser say that data is to be saved."""

OF_PYODIDE: Final = re.compile(r"/(python|pyodide|pyscript)-|snapshot\.bin")
"""The addresses of what only Pyodide needs."""


def wants_snapshot(request: Request) -> bool:
    """Whether a request is the app's for the snapshot; the page's hint at it is none."""
    hint = request.headers.get("sec-purpose") == "prefetch"
    return request.url.endswith("/snapshot.bin") and not hint


def hold(page: Page) -> list[Route]:
    """Holds back the snapshot that Pyodide starts from; returns the list of requests for it."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        if wants_snapshot(route.request):
            held.append(route)
        else:
            route.continue_()

    page.route(SNAPSHOT, keep)
    return held


def silence(page: Page) -> None:
    """Keeps any app from answering while the page is open, in its frames too."""
    page.route(SHELL, lambda _: None)
    page.route(STANDIN, lambda _: None)
    page.route(SNAPSHOT, lambda _: None)


def alone(page: Page, faults: Faults) -> None:
    """Leaves out the app in MicroPython: nothing answers before Pyodide."""
    faults.allow("404")
    page.route(STANDIN, lambda route: route.fulfill(status=404))


def first_held(page: Page, held: list[Route]) -> Route:
    """Waits until the snapshot is asked for; a page that has drawn does not ask at once."""
    until = time.monotonic() + PATIENCE / 1000
    while not held:
        assert time.monotonic() < until, "nothing asks for the snapshot"
        page.wait_for_timeout(20)
    return held[0]


def let_go(page: Page, held: list[Route]) -> None:
    """Lets Pyodide start, and waits until its app has taken over."""
    first_held(page, held)
    for route in held:
        route.continue_()
    joined(page)


def joined(page: Page | Frame) -> None:
    """Waits until Pyodide's app has answered."""
    page.wait_for_selector(JOINED, timeout=2 * PATIENCE)
