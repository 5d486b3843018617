"""A person at a real browser: what the page offers, and how they use it.

They choose as those of tests/simulation do, from the same controls.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, Literal, TypeAlias

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

from e2e.support import steady
from tests.search.positions import some_moves
from tests.simulation.controls import read
from tests.simulation.people import Person

Way: TypeAlias = Literal["mouse", "touch", "keyboard"]

READ: Final = """() => {
    const root = document.querySelector("dialog[open]") ?? document.querySelector("#page");
    if (!root) return "";
    const copy = root.cloneNode(true);
    const copies = copy.querySelectorAll("*");
    root.querySelectorAll("*").forEach((it, n) => {
        const seen = it.checkVisibility({ visibilityProperty: true });
        if (!seen && it.dataset?.act) copies[n].removeAttribute("data-act");
    });
    return new XMLSerializer().serializeToString(copy);
}"""
"""The page, or the open dialog, as XML; what cannot be seen offers nothing."""

FIND: Final = """([act, arg, link]) => {
    const root = document.querySelector("dialog[open]") ?? document.body;
    return [...root.querySelectorAll(link ? "a[href]" : `[data-act="${act}"]`)].find((it) =>
        (link ? it.getAttribute("href") === link : (it.dataset.arg ?? "") === arg || !arg)
        && it.checkVisibility({ visibilityProperty: true })) ?? null;
}"""

HELD: Final = 1_000 / 30
"""Milliseconds between two presses of a key that is held down."""

GONE: Final = ("Timeout", "context was destroyed", "detached", "not attached", "not visible")
"""What Playwright says of an element that has gone meanwhile."""


class Browsing:
    """Somebody at a page.

    way: what they point with. told: what they did, a line each. became: what the places where they
    clicked have become, "hint became stop: ...".
    """

    def __init__(self, page: Page, person: Person, way: Way, rng: Random) -> None:
        self.page, self.person, self.way, self.rng = page, person, way, rng
        self.told: list[str] = []
        self.became: list[str] = []

    def next(self) -> None:
        """They do one thing."""
        reading = read(self.page.evaluate(READ))
        moves = some_moves(self.person.game, self.rng, 3)
        verb, what, more, label = self.person.next(reading.controls, reading.keys, moves)
        self.told.append(" ".join((verb, what, more, label))[:120])
        try:
            self.do(verb, what, more)
        except PlaywrightError as error:
            if not any(word in str(error) for word in GONE):
                raise

    def do(self, verb: str, what: str, more: str) -> None:
        """Does a deed; what it does not know is a moment's rest."""
        page, rest = self.page, self.rng.choice((100, 400, 1_000))
        form = page.locator(f'form[data-act="{what}"] input:visible').first
        note = page.locator(f'textarea[data-act="{what}"]:visible').first
        choice = page.locator(f'select[data-act="{what}"]:visible').first
        doing: dict[str, Callable[[], Any]] = {
            "press": lambda: self.press([what, more, ""]),
            "follow": lambda: self.press(["", "", what]),
            "key": lambda: self.hold(what),
            "back": page.go_back,
            "forward": page.go_forward,
            "reload": page.reload,
            "change": lambda: choice.select_option(more, timeout=1_000),
            "submit": lambda: form.press_sequentially(more.partition("=")[2] + "\n", timeout=2_000),
            "write": lambda: note.press_sequentially(more, delay=HELD, timeout=2_000),
        }
        doing.get(verb, lambda: page.wait_for_timeout(rest))()
        if page.url == "about:blank":
            page.go_forward()

    def press(self, named: list[str]) -> None:
        """Presses a control, by its action and argument, or by its link."""
        points = self.way != "keyboard" and self.rng.random() < 0.5
        watched = points and steady.watch(self.page)
        it = self.page.evaluate_handle(FIND, named).as_element()
        if it is not None:
            it.scroll_into_view_if_needed(timeout=1_000)
        box = it.bounding_box() if it is not None else None
        if it is None or box is None:
            return
        if self.way == "keyboard":
            it.focus()
            self.page.keyboard.press("Enter")
        else:
            press = self.page.touchscreen.tap if self.way == "touch" else self.page.mouse.click
            press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.became += steady.became(self.page) if watched else []

    def hold(self, key: str) -> None:
        """Presses a key, or holds it down for a moment."""
        for _ in range(self.rng.choice((1, 1, 1, 8)) if key.startswith("Arrow") else 1):
            self.page.keyboard.press(key, delay=HELD)
