"""A world in one process: devices, tabs, a clock, a chat, faults; one app a tab.

Deterministic: by its seed and the steps that people take. Every answer of an app becomes a
`Moment`, which the laws judge (laws.py).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random
from typing import Any, Final

from tesserae.core.record.headers import MOST_CHAPTERS
from tests.app.device import GAME, Device
from tests.app.navigation.mangled import PASTES, VARIANTS
from tests.app.page import BASE, Page
from tests.search.positions import some_moves
from tests.simulation.controls import controls_of, keys_of
from tests.simulation.tab import Event, Moment, Step, Tab

STARTS: Final = (datetime(2026, 3, 28, 18), datetime(2026, 11, 28, 18), datetime(2026, 10, 24, 18))
"""When a world may begin, in UTC: two of three on the evening before clocks are changed."""

SUMMER: Final = (datetime(2026, 3, 29, 1), datetime(2026, 10, 25, 1))
"""From when to when clocks are ahead of UTC by two hours and not by one."""

MANGLED: Final = {name.replace(" ", "_"): it for name, it in VARIANTS.items() if "'~'" not in name}
PASTED: Final = {name.replace(" ", "_"): it for name, it in PASTES.items()}
"""What becomes of a link in an address and in a text. (A position may end with "~".)"""


CHAPTER: Final = '[Game "pyrga"]\n\n1. Sb2 Sb3 2. Tb4s *\n\n'
LATER: Final = "what only a later version can read"


def later() -> dict[str, str]:
    """The texts of a game that the app cannot read."""
    stamps = {"version": 1, "updated": 1, "used": 1, "about": {"plies": 0}}
    game = {"id": "later", "game": "pyrga", **stamps, "text": LATER}
    return {GAME + "later": json.dumps(game)}


@cache
def much() -> dict[str, str]:
    """The texts of a device after years: 1,000 games, one of 300 plies, a study of 64 chapters."""
    page = Page("#/")
    for slug, plies in (("pyrga", 6), ("zaic", 12), ("tetrad", 300)):
        page.send("hash", hash=f"#/{slug}?v=1&g={'.'.join(some_moves(slug, Random(1), plies))}")
    page.send("given", text=CHAPTER * MOST_CHAPTERS)
    short, *others = sorted(page.device.games.values(), key=lambda it: len(it["text"]))
    many = [{**short, "id": f"old-{n}", "used": n + 1} for n in range(1_000)]
    return {GAME + it["id"]: json.dumps(it) for it in (*many, *others)}


@dataclass
class World:
    """All of it.

    logs: what each page was told before Pyodide came. chat: links that were sent; files: what was
    saved; backup: the last one; notes: what laws remember.
    """

    seed: int = 1
    logs: list[list[str]] = field(default_factory=list)
    time: float = 0.0
    tabs: dict[str, Tab] = field(default_factory=dict)
    devices: dict[str, Device] = field(default_factory=dict)
    chat: list[str] = field(default_factory=list)
    files: list[str] = field(default_factory=list)
    backup: dict[str, Any] = field(default_factory=lambda: {"games": [], "values": {}})
    moments: list[Moment] = field(default_factory=list)
    notes: dict[tuple[str, int], Any] = field(default_factory=dict)
    step: Step = field(default=Step("", ""))

    @property
    def now(self) -> datetime:
        """In UTC."""
        return STARTS[self.seed % len(STARTS)] + timedelta(seconds=self.time)

    @property
    def day(self) -> dict[str, Any]:
        """The date, and by how many minutes UTC is ahead, as the browser tells them."""
        zone = -120 if SUMMER[0] <= self.now < SUMMER[1] else -60
        return {"today": f"{self.now - timedelta(minutes=zone):%Y.%m.%d}", "zone": zone}

    @property
    def links(self) -> list[str]:
        return [it for it in self.chat if it.startswith(BASE)]

    def do(self, step: Step) -> list[Moment]:
        """What somebody does, if the page offers it, and all that follows at once."""
        self.step, self.moments = step, []
        tab = self.tabs.get(step.tab)
        if step.verb == "open":
            self.open(step)
        elif tab is not None:
            deed: Callable[[Tab, Step], None] = getattr(self, f"_{step.verb}")
            deed(tab, step)
            if step.verb != "wait":
                self.time += 0.3  # between two steps of a person
        return self.moments

    def note(self, moment: Moment) -> None:
        """Something has happened in a tab."""
        tab = moment.tab
        self.moments = [it._replace(last=False) if it.tab is tab else it for it in self.moments]
        self.moments.append(moment)

    def open(self, step: Step) -> None:
        """A tab is opened, on the device of the person whose name it begins with."""
        device = self.devices.setdefault(step.tab.rstrip("0123456789"), Device({}))
        device.clock = int(1000 * self.now.replace(tzinfo=UTC).timestamp())
        if old := self.tabs.get(step.tab):
            old.leave()
            old.dead = True
        tab = self.tabs[step.tab] = Tab(self, step.tab, device, step.more.split())
        tab.entries.append(self.link_of(step.what))
        tab.start()

    def sent(self, what: str) -> str:
        """Of "chat-2", the fragment of the last link but one in the chat; "" if it is none."""
        match = re.match(r"chat-(\d+)", what)
        at = int(match[1]) if match else 0
        if not 0 < at <= len(self.links):
            return ""
        return self.links[-at][self.links[-at].index("#") :]

    def link_of(self, what: str) -> str:
        """A fragment; "chat-2~in_a_capital": of a link as the chat has mangled it."""
        if not what.startswith("chat-"):
            return what
        return MANGLED.get(what.partition("~")[2], str)(self.sent(what) or "#/")

    def tell_others(self, tab: Tab, command: Event) -> None:
        """Other tabs of the device hear of what one has stored."""
        news: Event = {"type": "listed", "games": [], "gone": []}
        if command["do"] == "save":
            news = {"type": "stored", "name": command["key"], "text": command["text"]}
        elif command["do"] == "removegame":
            news["gone"] = [command["id"]]
        elif len(self.tabs) > 1:
            games = tab.device.listed()["games"]
            news["games"] = [it for it in games if it["id"] == command["id"]]
        for other in self.tabs.values():
            awake = not (other is tab or other.dead or other.frozen or other.embedded)
            if awake and other.device is tab.device:
                other.timers.append((self.time, {**news, "by": "news"}))

    # What people do; nothing where the page does not offer it.

    def _offered(self, tab: Tab, verb: str, act: str, arg: str | None = None) -> bool:
        """Whether a control is there and can be used."""
        found = [it for it in controls_of(tab.regions).values() if (it.verb, it.act) == (verb, act)]
        return any(arg in (None, it.arg) and not it.off for it in found)

    def _press(self, tab: Tab, step: Step) -> None:
        name, _, value = step.more.partition("=")
        uses: dict[str, tuple[str | None, Event]] = {
            "press": (step.more, {"arg": step.more, "touch": False}),
            "change": (None, {"value": step.more}),
            "submit": (name, {"values": {name: value}}),
        }
        arg, said = uses[step.verb]
        if self._offered(tab, step.verb, step.what, arg):
            tab.focus = ""
            tab.send_by("person", type=step.verb, act=step.what, **said)

    def _write(self, tab: Tab, step: Step) -> None:
        """Letters, in the field that has the focus; on the page where that has gone.

        Without letters the field gets the focus.
        """
        for letter in step.more or ("",):
            fields = [it for it in controls_of(tab.regions).values() if it.verb == "write"]
            here = next((it for it in fields if it.id == tab.focus), None)
            if not letter:
                tab.focus = next((it.id for it in fields if it.act == step.what), "")
            elif here is not None:
                tab.send_by("person", type="change", act=here.act, value=here.value + letter)
            elif tab.focus and letter in keys_of(tab.regions):
                tab.send_by("person", type="key", key=letter, focus="")

    def _key(self, tab: Tab, step: Step) -> None:
        if step.what == "Escape" and tab.regions.get("dialog"):
            tab.send_by("person", type="press", act="close", arg="", touch=False)
        elif step.what in keys_of(tab.regions):
            focus = f"spot-{step.more}" if step.more else ""
            tab.send_by("person", type="key", key=step.what, focus=focus)

    def _follow(self, tab: Tab, step: Step) -> None:
        if self._offered(tab, "follow", "", step.what):
            self._go(tab, step)

    def _go(self, tab: Tab, step: Step) -> None:
        """Another address."""
        hash = self.link_of(step.what)
        if hash == tab.hash:
            return
        tab.entries[tab.at + 1 :] = [hash]
        tab.at += 1
        tab.send_by("person", type="hash", hash=hash)

    def _back(self, tab: Tab, step: Step) -> None:
        """Through the history."""
        by = -1 if step.verb == "back" else 1
        if 0 <= tab.at + by < len(tab.entries):
            old, tab.at = tab.hash, tab.at + by
            if tab.hash != old:
                tab.send_by("person", type="hash", hash=tab.hash)

    def _reload(self, tab: Tab, step: Step) -> None:
        """The browser starts it again, after a kill without a word before."""
        if step.verb == "reload":
            tab.leave()
        tab.start()

    def _hide(self, tab: Tab, step: Step) -> None:
        tab.hidden, tab.frozen = step.verb != "show", step.verb == "freeze"
        tab.send_by("person", type="hidden", yes=tab.hidden)

    _change = _submit = _press
    _forward, _kill, _show, _freeze = _back, _reload, _hide, _hide

    def _arrive(self, tab: Tab, _: Step) -> None:
        tab.take_over()

    def _paste(self, tab: Tab, step: Step) -> None:
        """A text, a message with a link, or what was copied last."""
        text = step.more.replace("\\n", "\n") or (self.chat[-1] if self.chat else "")
        if link := self.sent(step.what):
            text = PASTED[step.what.partition("~")[2]](BASE + link)
        tab.send_by("person", type="given", text=text)

    def _file(self, tab: Tab, step: Step) -> None:
        """The file that was saved last is opened, or the last backup."""
        if not self._offered(tab, "file", "", step.what or None):
            return
        if step.what == "restore-file":
            games = self.backup["games"]
            tab.send_by("person", type="backup-part", total=len(games), **self.backup)
        elif self.files:
            tab.send_by("person", type="given", text=self.files[-1])

    def _host(self, tab: Tab, step: Step) -> None:
        """The host page says something to its board."""
        if tab.embedded:
            text = json.dumps({"tesserae": 1, "type": step.what, "id": 7, **json.loads(step.more)})
            tab.send_by("person", type="host", text=text)

    def _device(self, tab: Tab, step: Step) -> None:
        """It is full, or has room; slow, or quick; used for years, cleared, or by a later app."""
        device, what = tab.device, step.what
        if what == "much":
            device.texts |= much()
        elif what == "cleared":
            device.texts.clear()
            self.notes.pop(("saved plies", id(device)), None)
            self.notes.pop(("later", id(device)), None)
        elif what == "later":
            device.texts |= later()
            self.notes["later", id(device)] = later()
        device.full = {"full": True, "room": False}.get(what, device.full)
        was, device.held = device.held, {"slow": True, "quick": False}.get(what, device.held)
        if was and not device.held:
            for other in [it for it in self.tabs.values() if it.device is device and not it.dead]:
                for effect in list(other.tab.unfinished.values()):
                    for answer in other.carried_out([effect]):
                        other.send_by("answer", **answer)

    def _wait(self, _: Tab, step: Step) -> None:
        """Time passes: timers, clocks and engines go on, in every tab that is not frozen."""
        end = self.time + float(step.what)
        for _round in range(200):
            due, late, event = self._next(end)
            if late is None:
                break
            self.time = max(self.time, due)
            self._due(late, event)
        self.time = end
        for tab in [it for it in self.tabs.values() if not it.dead and not it.frozen]:
            tab.look_at_day()
            tab.work(float(step.what))
            for due, event in list(tab.timers):
                if event.get("by") and due <= end:  # news of other tabs come without waiting
                    self._due(tab, event)

    def _next(self, end: float) -> tuple[float, Tab | None, Event]:
        """What is due next, until a time."""
        best: tuple[float, Tab | None, Event] = (end, None, {})
        for tab in [it for it in self.tabs.values() if not it.dead and not it.frozen]:
            flag = tab.flag_at()
            flags = [] if flag is None else [(flag, {"type": "clock"})]
            for due, event in (*tab.timers, *flags):
                if due <= best[0]:
                    best = (due, tab, event)
        return best

    def _due(self, tab: Tab, event: Event) -> None:
        tab.timers = [it for it in tab.timers if it[1] is not event]
        if event["type"] == "clock" and tab.running is not None:
            tab.send_by("time", **tab.time_spent())
        elif event["type"] == "reload":
            tab.leave()
            tab.start()
        else:
            by = event.get("by", "time")
            tab.send_by(by, **{name: it for name, it in event.items() if name != "by"})
