"""A person at a real browser: what the page offers, and how they use it.

They choose as those of tests/simulation do, from the same controls.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, Literal, TypeAlias

from playwright.sync_api import ElementHandle, Page
from playwright.sync_api import Error as PlaywrightError

from tests.search.positions import some_moves
from tests.simulation.controls import read
from tests.simulation.known import KNOWN
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

UNDER: Final = """([x, y]) => {
    const it = document.elementFromPoint(x, y)?.closest("[data-act], a[href]");
    if (!it || it.matches("main, form")) return "";
    if (it.getAttribute("aria-disabled") === "true" || it.disabled) return "";
    return it.dataset.act ?? "follow";
}"""
"""The action of what lies at a point; empty if nothing does, or it does nothing now."""

HELD: Final = 30
"""Presses a second of a key that is held down."""

LATER: Final = (100, 250, 400)
"""Milliseconds between looks at what lies under the pointer after it was pressed. The second of two
quick presses does nothing else (double_press.js), but what is there at first has to stay."""

MAY_CHANGE: Final = {("step", "pause"), ("pause", "step"), ("hint", "hint-hide")} | {
    tuple(it.kind.split(" became ")) for it in KNOWN if " became " in it.kind
}
"""Actions that may follow one another in one place: of a replay, of a hint, and what is known."""

GONE: Final = ("Timeout", "detached", "not attached", "not visible")
"""What Playwright says of an element that has gone meanwhile."""

PLACE: Final = """() => [location.href, document.querySelectorAll("dialog[open]").length,
    document.querySelector("#page > main, main")?.className, document.title].join(" ")"""
"""Which page is shown, and whether a dialog is over it."""


class Browsing:
    """Somebody at a page. way: what they point with. told: what they did, a line each."""

    def __init__(self, page: Page, person: Person, way: Way, rng: Random) -> None:
        self.page, self.person, self.way, self.rng = page, person, way, rng
        self.told: list[str] = []

    def next(self) -> str:
        """They do one thing. What has changed under their pointer meanwhile, in words."""
        reading = read(self.page.evaluate(READ))
        moves = some_moves(self.person.game, self.rng, 3)
        verb, what, more, label = self.person.next(reading.controls, reading.keys, moves)
        self.told.append(" ".join((verb, what, more, label))[:120])
        try:
            if verb in ("press", "follow"):
                off = [it for it in reading.controls if it.off and (it.act, it.arg) == (what, more)]
                named = [what, more, ""] if verb == "press" else ["", "", what]
                found = self.page.evaluate_handle(FIND, named).as_element()
                return self.press(found, watched=verb == "press" and not off) if found else ""
            self.do(verb, what, more)
        except PlaywrightError as error:
            if not any(word in str(error) for word in GONE):
                raise
        return ""

    def do(self, verb: str, what: str, more: str) -> None:
        """Does a deed; what it does not know is a moment's rest."""
        doing: dict[str, Callable[[], Any]] = {
            "key": lambda: self.hold(what),
            "back": self.back,
            "forward": lambda: self.page.go_forward(timeout=2_000),
            "reload": self.page.reload,
            "change": lambda: self.choose(what, more),
            "submit": lambda: self.submit(what, more.partition("=")[2]),
            "write": lambda: self.write(what, more),
        }
        rest = self.rng.choice((100, 400, 1_000))
        doing.get(verb, lambda: self.page.wait_for_timeout(rest))()

    def press(self, it: ElementHandle, *, watched: bool) -> str:
        """Presses a control. watched: what lies there then is looked at for a while."""
        it.scroll_into_view_if_needed(timeout=1_000)
        box = it.bounding_box()
        if box is None:
            return ""
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.way == "keyboard":
            it.focus()
            self.page.keyboard.press("Enter")
        else:
            press = self.page.touchscreen.tap if self.way == "touch" else self.page.mouse.click
            press(x, y)
        seen: list[str] = []
        place = self.page.evaluate(PLACE)
        for pause in LATER if watched and self.way != "keyboard" else ():
            self.page.wait_for_timeout(pause)
            seen.append(self.page.evaluate(UNDER, [x, y]))
            if self.page.evaluate(PLACE) != place:
                break
            if len({"", seen[0], seen[-1]}) > 2 and (seen[0], seen[-1]) not in MAY_CHANGE:
                return f"{seen[0]} became {seen[-1]} under the pointer"
        return ""

    def back(self) -> None:
        """Goes back, but stays on the site."""
        self.page.go_back(timeout=2_000)
        if self.page.url == "about:blank":
            self.page.go_forward()

    def hold(self, key: str) -> None:
        """Presses a key, or holds it down for a moment."""
        times = self.rng.choice((1, 1, 1, 8)) if key.startswith("Arrow") else 1
        for _ in range(times):
            self.page.keyboard.press(key)
            self.page.wait_for_timeout(1_000 / HELD)

    def choose(self, act: str, value: str) -> None:
        """Chooses in a list."""
        field = self.page.locator(f'select[data-act="{act}"]:visible').first
        field.select_option(value, timeout=1_000)

    def submit(self, act: str, text: str) -> None:
        """Fills the first field of a form, and presses Enter."""
        field = self.page.locator(f'form[data-act="{act}"] input:visible').first
        field.fill(text, timeout=1_000)
        field.press("Enter", timeout=1_000)

    def write(self, act: str, text: str) -> None:
        """Writes in a field, letter by letter."""
        field = self.page.locator(f'textarea[data-act="{act}"]:visible').first
        field.click(timeout=1_000)
        field.press_sequentially(text, delay=1_000 / HELD)
