"""Drives the page like a player: clicks targets, presses keys, reads the status."""

from __future__ import annotations

import re
from math import hypot
from time import monotonic
from typing import Final

from playwright.sync_api import FloatRect, Locator, Page, expect

from e2e.support.patience import PATIENCE
from e2e.support.playing.entering import ANSWERED, PLAYED, WATCH, WATCH_REPLY, clicks
from e2e.support.pool import Seat

NEAR: Final = 20
SOON: Final = 0.35
"""Pixels and seconds; a second click that is nearer and sooner is that of a double click."""


class Board:
    """A page of the app at `address`, not opened yet.

    seat: the reused page, if it is one. stored: the stored data with which the page first opens.
    finger: the player taps, so that some moves wait to be confirmed.
    """

    finger = False
    up = "html[data-ready][data-joined]"
    """Matches once the app answers in Pyodide, and not only in MicroPython."""

    def __init__(self, page: Page, address: str, seat: Seat | None = None) -> None:
        self.page = page
        self.address = address
        self.stored: dict[str, str] = {}
        self._seat = seat
        self._last = (0.0, 0.0, 0.0)

    def open(self, hash: str = "", file: str = "", patience: int = PATIENCE) -> None:
        """Opens the page of a fragment and waits until the app answers."""
        seat, self._seat = self._seat, None
        if seat and not file:
            seat.begin(hash, self.stored)
            return
        address = f"{self.address}{file}{hash}"
        stays = self._stays(address)
        if stays:
            self.page.evaluate(f"() => {{{WATCH_REPLY}}}")
        self.page.goto(address)
        self.ready(patience)
        if stays:
            self.page.wait_for_function(ANSWERED, timeout=patience)

    def _stays(self, address: str) -> bool:
        """Whether the running app is asked for another page instead of being loaded again."""
        before = self.page.url
        same = before.partition("#")[0] == address.partition("#")[0]
        return same and before != address and self.page.locator(self.up).count() == 1

    def switch_evaluation(self) -> None:
        """Switches the evaluation bar on, or off, in the dialog "More"."""
        self.page.click("#control-more")
        self.page.click("#evaluation")
        self.page.keyboard.press("Escape")
        expect(self.page.locator("#evaluation")).to_have_count(0)

    def ready(self, patience: int = PATIENCE) -> None:
        """Waits until the app is up."""
        self.page.wait_for_selector(self.up, timeout=patience)

    def target(self, name: str) -> Locator:
        """The element of a target, on the board or in a supply."""
        return self.page.locator(f'#page [data-act="target"][data-arg="{name}"]').first

    def click(self, name: str) -> None:
        """Clicks in the middle of a target."""
        self.page.mouse.click(*self.place(name))

    def place(self, name: str) -> tuple[float, float]:
        """The middle of a target; waits where the click there would be that of a double click."""
        box = self.box(name)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        near = hypot(x - self._last[0], y - self._last[1]) < NEAR
        if near and monotonic() - self._last[2] < SOON:
            self.page.wait_for_timeout(1000 * SOON)
        self._last = (x, y, monotonic())
        return x, y

    def box(self, name: str) -> FloatRect:
        """The box of a target; tries again if it was just redrawn."""
        for _ in range(10):
            box = self.target(name).bounding_box(timeout=PATIENCE)
            if box:
                return box
        raise AssertionError(f"{name} is not visible")

    def pick(self, *names: str) -> None:
        """Clicks targets, each after the page has answered the one before."""
        *first, last = names
        for name in first:
            self.hit(name)
        self.click(last)

    def hit(self, name: str) -> None:
        """Clicks in the middle of a target and waits until the page has answered."""
        self.page.evaluate(f"() => {{{WATCH}}}")
        self.click(name)
        self.page.wait_for_function(ANSWERED, timeout=PATIENCE)

    def two(self) -> None:
        """Opens a new game for two people."""
        self.open("#/pyrga?v=1&g=")
        expect(self.page.locator("#ply-0")).to_have_count(0)  # left from the game before

    def enter(self, text: str, order: int = 0) -> None:
        """Enters a move by clicks on offered targets; `order` picks one of its entries."""
        for name in self.clicks(text, order):
            expect(self.target(name)).to_have_class(re.compile(r"\boffered\b"), timeout=PATIENCE)
            self.hit(name)

    def play(self, *moves: str, order: int = 0) -> None:
        """Plays moves, given as text."""
        for text in moves:
            before = len(self.moves())
            self.enter(text, order)
            ply = self.page.locator(f"#moves [data-act=jump]:text-is('{text}')").last
            expect(ply).to_be_visible(timeout=PATIENCE)
            assert self.moves()[before] == text

    @property
    def task(self) -> Locator:
        """The prompt in the status."""
        return self.page.locator("#status > b")

    @property
    def why(self) -> Locator:
        """The line below it: why, or why not."""
        return self.page.locator("#status .why")

    def drawn(self, selector: str) -> Locator:
        """Parts of the picture on the board."""
        return self.page.locator(f"#board-picture {selector}")

    def status(self) -> str:
        """The text of the status."""
        return self.page.inner_text("#status")

    def moves(self) -> list[str]:
        """The moves played up to the position on the board."""
        played: list[str] = self.page.evaluate(PLAYED)
        return played

    def slug(self) -> str:
        """The game on the page."""
        return self.page.url.partition("#/")[2].split("?")[0]

    def press(self, *keys: str) -> None:
        """Presses keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def clicks(self, text: str, order: int) -> list[str]:
        """The clicks that enter a move, without targets that are filled in."""
        return clicks(self.slug(), self.moves(), text, order)
