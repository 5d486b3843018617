"""Browser contexts and running pages that are reused from test to test.

Booting takes longer than most tests do. So a page boots once, and is reset between tests.
`test_pool.py` proves that a test leaves no trace for the next.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from playwright.sync_api import Browser, Page, ViewportSize

from e2e.support.faults import Faults
from e2e.support.patience import PATIENCE
from e2e.support.waiting import JOINED

AGAIN: Final = Path(__file__).with_name("again.js")
ANSWERED: Final = "html[data-ready][data-joined] #page:not(:has([data-stale]))"

EMPTY: Final = '<!doctype html><title>Empty</title><link rel="icon" href="data:,">'

OURS: Final = frozenset({"window.axe", "window.answered"})
"""Names that helpers leave on a page."""

MOST: Final = 2
"""Maximum number of contexts in a pool: a page takes some 200 MB."""


class Used:
    """A context that is reused. kind: the arguments it was made with."""

    def __init__(self, browser: Browser, address: str, kind: Mapping[str, Any]) -> None:
        self.address = address
        self.kind = kind
        self.context = browser.new_context(**kind)
        self.context.set_default_timeout(PATIENCE)
        self.faults = Faults(self.context)
        self.faults.at_home(address)

    def grant(self, permissions: list[str]) -> None:
        """Grants permissions until the context is given back."""
        self.context.grant_permissions(permissions)

    def give_back(self) -> None:
        """Removes all traces of a test."""
        self.context.clear_permissions()
        self.context.set_offline(False)

    def close(self) -> None:
        """Closes the context."""
        self.context.close()


class Tabs(Used):
    """A context for pages that boot, without stored data."""

    def __init__(self, browser: Browser, address: str, kind: Mapping[str, Any]) -> None:
        super().__init__(browser, address, kind)
        self._blank = self.context.new_page()
        self._devtools = self.context.new_cdp_session(self._blank)

    def tab(self) -> Page:
        """A new page."""
        return self.context.new_page()

    def give_back(self) -> None:
        """Closes the pages, and clears the storage of the app."""
        super().give_back()
        for page in self.context.pages:
            if page is not self._blank:
                page.close()
        self.context.clear_cookies()
        origin = {"origin": self.address.rstrip("/"), "storageTypes": "all"}
        self._devtools.send("Storage.clearDataForOrigin", origin)


class Seat(Used):
    """A context with a running page, which is reset instead of booted."""

    def __init__(self, browser: Browser, address: str, kind: Mapping[str, Any]) -> None:
        super().__init__(browser, address, kind)
        self.context.add_init_script(path=AGAIN)
        self._usual: set[str] = set()
        self._event: dict[str, Any] = {}
        self.page = self._new_page()

    def _new_page(self) -> Page:
        page = self.context.new_page()

        def refuse(*_: Any, **__: Any) -> None:
            raise AssertionError("A page that is used again takes no script: use `fresh_board`.")

        page.add_init_script = refuse  # type: ignore[assignment]
        return page

    def begin(self, hash: str, stored: Mapping[str, str]) -> None:
        """Resets the page as if a device with this stored data alone had opened the fragment."""
        if not self._runs() or not self._event or hash[:1] not in ("", "#"):
            self._boot(hash, stored)
            return
        self._keep(stored)
        self._begin(hash, stored)

    def give_back(self) -> None:
        """Resets the page, or closes it if a test has left something on it."""
        super().give_back()
        for other in self.context.pages:
            if other is not self.page:
                other.close()
        if self.page.is_closed():
            self.page = self._new_page()
        self.page.unroute_all()
        self._settle()
        if not self._runs():
            self.page.goto("about:blank")  # or a test of the same file would not load it again
        elif not self._rest():
            self.page.close()
            self.page = self._new_page()

    def _runs(self) -> bool:
        """Whether the app runs on the page itself, not in a frame or beside other content."""
        address = self.page.url.partition("#")[0]
        return address == self.address and bool(self.page.evaluate("again.booted() !== null"))

    def _boot(self, hash: str, stored: Mapping[str, str]) -> None:
        """Boots the page, after filling its storage from an empty page of the same origin."""
        empty = f"{self.address}empty"
        self.page.route(empty, lambda route: route.fulfill(body=EMPTY, content_type="text/html"))
        self.page.goto(empty)
        self.page.unroute(empty)
        self.page.evaluate("again.forget()")
        self._keep(stored)
        self.page.goto(self.address + hash)
        self.page.wait_for_selector(JOINED, timeout=PATIENCE)
        self._usual = self._usual or self._names()
        if self._runs() and not self._event:
            self._event = self.page.evaluate("again.booted()")

    def _begin(self, hash: str, stored: Mapping[str, str]) -> None:
        event = {**self._event, "stored": dict(stored), "early": None, "prerendered": {}}
        self.page.evaluate("([hash, event]) => again.begin(hash, event)", [hash, event])
        self.page.wait_for_selector(ANSWERED, timeout=PATIENCE)

    def _keep(self, stored: Mapping[str, str]) -> None:
        script = "([name, text]) => localStorage.setItem(`tesserae.${name}`, text)"
        for pair in stored.items():
            self.page.evaluate(script, list(pair))

    def _rest(self) -> bool:
        """Goes to the home page of a device without stored data.

        False if a test has left a name on the page, or has booted the page itself.
        """
        if not self._event or not self._names() <= self._usual | OURS:
            return False
        self.page.mouse.move(0, 0)
        self.page.keyboard.press("Shift")  # a key makes the app forget the finger
        self._begin("#/", {})
        self.page.evaluate("again.forget()")
        return True

    def _settle(self) -> None:
        """Restores the viewport and the media of the kind."""
        size: ViewportSize = self.kind["viewport"]
        if self.page.viewport_size != size:
            self.page.set_viewport_size(size)
        self.page.emulate_media(
            color_scheme=self.kind.get("color_scheme", "light"),
            reduced_motion=self.kind.get("reduced_motion", "no-preference"),
            forced_colors=self.kind.get("forced_colors", "none"),
            media="null",
        )

    def _names(self) -> set[str]:
        return set(self.page.evaluate("again.names()"))


Sort = TypeVar("Sort", bound=Used)


class Pool(Generic[Sort]):
    """A context for each kind; the `MOST` that were used last are kept."""

    def __init__(self, sort: type[Sort], browser: Browser, address: str) -> None:
        self._sort = sort
        self._browser = browser
        self._address = address
        self._there: dict[str, Sort] = {}

    def take(self, kind: Mapping[str, Any]) -> Sort:
        """The context for some arguments, made where there is none."""
        taken = self._there.pop(_name(kind), None)
        taken = taken or self._sort(self._browser, self._address, kind)
        self._there[_name(kind)] = taken
        while len(self._there) > MOST:
            self._there.pop(next(iter(self._there))).close()
        return taken

    def drop(self, kind: Mapping[str, Any]) -> None:
        """Closes a context in which something went wrong."""
        self._there.pop(_name(kind)).close()

    def close(self) -> None:
        """Closes all contexts."""
        for used in self._there.values():
            used.close()


def _name(kind: Mapping[str, Any]) -> str:
    return json.dumps(kind, sort_keys=True)
