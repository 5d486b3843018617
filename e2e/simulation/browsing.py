"""A person at a real browser: what the page offers, and how they use it.

They choose as those of tests/simulation do, from the same controls.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from playwright.sync_api import ElementHandle, Page
from playwright.sync_api import Error as PlaywrightError

from tests.search.positions import some_moves
from tests.simulation.controls import Control, read
from tests.simulation.known import KNOWN
from tests.simulation.people import Deed, Person

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
    const of = link ? `a[href="${CSS.escape(link)}"]` : `[data-act="${act}"]`;
    const all = [...root.querySelectorAll(link ? "a[href]" : of)].filter((it) =>
        (link ? it.getAttribute("href") === link : (it.dataset.arg ?? "") === arg || !arg)
        && it.checkVisibility({ visibilityProperty: true }));
    return all[0] ?? null;
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

LATER: Final = (60, 240, 400)
"""Milliseconds between looks at what lies under the pointer after it was pressed."""

MAY_CHANGE: Final = {("step", "pause"), ("pause", "step")} | {
    tuple(it.kind.split(" became ")) for it in KNOWN if " became " in it.kind
}
"""Actions that may follow one another in one place: of a replay, and what is known."""

GONE: Final = ("Timeout", "detached", "not attached", "not visible")
"""What Playwright says of an element that has gone meanwhile."""

PLACE: Final = """() => [location.href, document.querySelectorAll("dialog[open]").length,
    document.querySelector("#page > main, main")?.className, document.title].join(" ")"""
"""Which page is shown, and whether a dialog is over it."""


class Did(NamedTuple):
    """What somebody did, to be told, and what has changed under their pointer meanwhile."""

    told: str
    moved: str = ""


class Browsing:
    """Somebody at a page. way: what they point with."""

    def __init__(self, page: Page, person: Person, way: Way, rng: Random) -> None:
        self.page, self.person, self.way, self.rng = page, person, way, rng

    def next(self) -> Did:
        """They do one thing."""
        markup: str = self.page.evaluate(READ)
        reading = read(markup)
        moves = some_moves(self.person.game, self.rng, 3)
        deed = self.person.next(list(reading.controls), reading.keys, moves)
        told = " ".join(part for part in deed if part)[:120]
        try:
            return Did(told, self.do(deed, list(reading.controls)))
        except PlaywrightError as error:
            if any(word in str(error) for word in GONE):
                return Did(f"{told} (gone)")
            raise

    def do(self, deed: Deed, controls: list[Control]) -> str:
        """Does a deed; what it does not know is a moment's rest. What has moved, in words."""
        verb, what, more, _ = deed
        doing: dict[str, Callable[[], Any]] = {
            "key": lambda: self.hold(what),
            "back": self.back,
            "forward": lambda: self.page.go_forward(timeout=2_000),
            "reload": self.page.reload,
            "change": lambda: self.choose(what, more),
            "submit": lambda: self.submit(what, more.partition("=")[2]),
            "write": lambda: self.write(what, more),
        }
        if verb in ("press", "follow"):
            found = self.page.evaluate_handle(
                FIND, [what, more, ""] if verb == "press" else ["", "", what]
            ).as_element()
            if found is None:
                return ""
            off = any(it.off and (it.act, it.arg) == (what, more) for it in controls)
            return self.press(found, watched=verb == "press" and not off)
        if verb in doing:
            doing[verb]()
        else:
            self.page.wait_for_timeout(self.rng.choice((100, 400, 1_000)))
        return ""

    def press(self, it: ElementHandle, *, watched: bool) -> str:
        """Presses a control. watched: what lies there then is looked at for a while."""
        it.scroll_into_view_if_needed(timeout=1_000)
        box = it.bounding_box()
        if box is None:
            return ""
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        before: str = self.page.evaluate(UNDER, [x, y])
        if self.way == "keyboard":
            it.focus()
            self.page.keyboard.press("Enter")
        elif self.way == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        if not watched or not before or self.way == "keyboard":
            return ""
        return self.watch(before, x, y)

    def watch(self, before: str, x: float, y: float) -> str:
        """Whether another action comes to lie under the pointer, on the page that it is on."""
        place = self.page.evaluate(PLACE)
        for pause in LATER:
            self.page.wait_for_timeout(pause)
            after: str = self.page.evaluate(UNDER, [x, y])
            if self.page.evaluate(PLACE) != place:
                return ""
            if after not in ("", before) and (before, after) not in MAY_CHANGE:
                return f"{before} became {after} under the pointer"
        return ""

    def back(self) -> None:
        """Goes back, but stays on the site."""
        self.page.go_back(timeout=2_000)
        if self.page.url == "about:blank":
            self.page.go_forward()

    def hold(self, key: str) -> None:
        """Presses a key, or holds it down for a moment."""
        times = self.rng.choice((1, 1, 1, 8)) if key.startswith("Arrow") else 1
        for now, _ in pairwise(range(times + 1)):
            self.page.keyboard.press(key)
            if now < times - 1:
                self.page.wait_for_timeout(1_000 / HELD)

    def choose(self, act: str, value: str) -> None:
        """Chooses in a list, or moves a slider."""
        field = self.page.locator(f'[data-act="{act}"]:visible').first
        if field.evaluate("it => it.localName") == "select":
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
