"""A world in one process: devices, tabs, a clock, a chat, faults; one app a tab.

Deterministic: by its seed and the steps that people take. Every answer of an app becomes a
`Moment`, which the laws judge (laws.py).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

from tesserae.app.model import Model
from tests.app.device import Device
from tests.app.navigation.mangled import PASTES, VARIANTS
from tests.app.page import BASE
from tests.simulation.controls import controls_of, keys_of
from tests.simulation.much import much
from tests.simulation.tab import Event, Moment, Step, Tab

START: Final = datetime(2026, 11, 28, 18)
QUICK: Final = 0.3
"""Seconds between two steps of a person, if nothing else is said."""

MANGLED: Final = {name.replace(" ", "_"): it for name, it in VARIANTS.items() if "'~'" not in name}
PASTED: Final = {name.replace(" ", "_"): it for name, it in PASTES.items()}
"""What becomes of a link in an address and in a text. (A position may end with "~".)"""

NOBODY: Final = Step("", "")


@dataclass
class World:
    """All of it.

    logs: what each page was told before Pyodide came. chat: links that were sent; files: what was
    saved; notes: what laws remember.
    """

    seed: int = 1
    logs: list[list[str]] = field(default_factory=list)
    time: float = 0.0
    tabs: dict[str, Tab] = field(default_factory=dict)
    devices: dict[str, Device] = field(default_factory=dict)
    chat: list[str] = field(default_factory=list)
    files: list[str] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    notes: dict[str, Any] = field(default_factory=dict)
    step: Step = NOBODY

    @property
    def now(self) -> datetime:
        return START + timedelta(seconds=self.time)

    @property
    def today(self) -> str:
        return self.now.strftime("%Y.%m.%d")

    @property
    def links(self) -> list[str]:
        """The links in the chat."""
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
                self.time += QUICK
        return self.moments

    def note(self, tab: Tab, by: str, event: Event, before: Model, *more: Any) -> None:
        """Something has happened in a tab. more: what it showed before, commands, and positions."""
        shown, commands, *positions = more
        done = ((shown, dict(tab.regions)), commands, self.time, *(positions or [0]))
        it = Moment(self, tab, self.step, by, event, before, tab.model, *done)
        self.moments = [m._replace(last=False) if m.tab is tab else m for m in self.moments]
        self.moments.append(it)

    def open(self, step: Step) -> None:
        """A tab is opened, on the device of the person whose name it begins with."""
        options = step.more.split()
        owner = step.tab.rstrip("0123456789")
        device = self.devices.setdefault(owner, Device({}))
        device.clock = int(1_700_000_000_000 + self.time * 1000)
        if old := self.tabs.get(step.tab):
            old.leave()
            old.dead = True
        boot: dict[str, Any] = {name: True for name in ("embed", "partial") if name in options}
        boot["language"] = "fr" if "fr" in options else "en"
        tab = Tab.__new__(Tab)
        self.tabs[step.tab] = tab
        Tab.__init__(tab, self, step.tab, device, self.link_of(step.what), **boot)

    def sent(self, what: str) -> str:
        """Of "chat-2", the fragment of the last link but one in the chat; "" if it is none."""
        match = re.match(r"chat-(\d+)", what)
        at = int(match[1]) if match else 0
        return self.links[-at].removeprefix(BASE) if 0 < at <= len(self.links) else ""

    def link_of(self, what: str) -> str:
        """A fragment; "chat-2~in_a_capital": of a link as the chat has mangled it."""
        if not what.startswith("chat-"):
            return what
        return MANGLED.get(what.partition("~")[2], str)(self.sent(what) or "#/")

    def send_to_chat(self, text: str) -> None:
        self.chat.append(text)

    def tell_others(self, tab: Tab, command: Event) -> None:
        """Other tabs of the device hear of what one has stored."""
        for other in self.tabs.values():
            if other is tab or other.device is not tab.device or other.dead or other.frozen:
                continue
            if other.options.get("embed"):
                continue
            if command["do"] == "save":
                news = {"type": "stored", "name": command["key"], "text": command["text"]}
            elif command["do"] == "removegame":
                news = {"type": "listed", "games": [], "gone": [command["id"]]}
            else:
                games = other.device.listed()["games"]
                mine = [it for it in games if it["id"] == command["id"]]
                news = {"type": "listed", "games": mine, "gone": []}
            other.timers.append((self.time, {**news, "by": "news"}))

    # What people do; nothing where the page does not offer it.

    def _offered(self, tab: Tab, verb: str, act: str, arg: str | None = None) -> bool:
        """Whether a control is there and can be used."""
        return any(
            (it.verb, it.act) == (verb, act) and arg in (None, it.arg) and not it.off
            for it in controls_of(tab.regions).values()
        )

    def _press(self, tab: Tab, step: Step) -> None:
        if self._offered(tab, "press", step.what, step.more):
            tab.focus = ""
            tab.send_by("person", type="press", act=step.what, arg=step.more, touch=False)

    def _change(self, tab: Tab, step: Step) -> None:
        if self._offered(tab, "change", step.what):
            tab.send_by("person", type="change", act=step.what, value=step.more)

    def _submit(self, tab: Tab, step: Step) -> None:
        name, _, value = step.more.partition("=")
        if self._offered(tab, "submit", step.what, name):
            tab.send_by("person", type="submit", act=step.what, values={name: value})

    def _write(self, tab: Tab, step: Step) -> None:
        """Letters, in the field that has the focus; on the page where that has gone."""
        fields = [it for it in controls_of(tab.regions).values() if it.verb == "write"]
        if not step.more:
            tab.focus = next((it.id for it in fields if it.act == step.what), "")
            return
        for letter in step.more:
            here = next((it for it in fields if it.id == tab.focus), None)
            if here is not None:
                value = here.value + letter
                tab.send_by("person", type="change", act=here.act, value=value)
            elif tab.focus and letter in keys_of(tab.regions):
                tab.send_by("person", type="key", key=letter, focus="")
            fields = [it for it in controls_of(tab.regions).values() if it.verb == "write"]

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

    def _back(self, tab: Tab, _: Step) -> None:
        self._through_history(tab, -1)

    def _forward(self, tab: Tab, _: Step) -> None:
        self._through_history(tab, 1)

    def _through_history(self, tab: Tab, by: int) -> None:
        if 0 <= tab.at + by < len(tab.entries):
            old, tab.at = tab.hash, tab.at + by
            if tab.hash != old:
                tab.send_by("person", type="hash", hash=tab.hash)

    def _reload(self, tab: Tab, _: Step) -> None:
        tab.leave()
        tab.start()

    def _kill(self, tab: Tab, _: Step) -> None:
        """The browser ends it without a word, and starts it again."""
        tab.start()

    def _hide(self, tab: Tab, _: Step) -> None:
        tab.hidden = True
        tab.send_by("person", type="hidden", yes=True)

    def _show(self, tab: Tab, _: Step) -> None:
        tab.frozen = tab.hidden = False
        tab.send_by("person", type="hidden", yes=False)

    def _freeze(self, tab: Tab, step: Step) -> None:
        self._hide(tab, step)
        tab.frozen = True

    def _arrive(self, tab: Tab, _: Step) -> None:
        tab.take_over()

    def _paste(self, tab: Tab, step: Step) -> None:
        """A text, a message with a link, or what was copied last."""
        text = step.more.replace("\\n", "\n") or (self.chat[-1] if self.chat else "")
        if link := self.sent(step.what):
            text = PASTED[step.what.partition("~")[2]](BASE + link)
        tab.send_by("person", type="given", text=text)

    def _file(self, tab: Tab, _: Step) -> None:
        """The file that was saved last is opened."""
        if self.files:
            tab.send_by("person", type="given", text=self.files[-1])

    def _host(self, tab: Tab, step: Step) -> None:
        """The host page says something to its board."""
        if tab.options.get("embed"):
            text = json.dumps({"tesserae": 1, "type": step.what, "id": 7, **json.loads(step.more)})
            tab.send_by("person", type="host", text=text)

    def _device(self, tab: Tab, step: Step) -> None:
        """The device is full, or has room; it is slow, or quick; it has been used for years."""
        device = tab.device
        if step.what == "much":
            device.texts |= much()
        device.full = {"full": True, "room": False}.get(step.what, device.full)
        was, device.held = device.held, {"slow": True, "quick": False}.get(step.what, device.held)
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
        for tab in list(self.tabs.values()):
            if not tab.dead and not tab.frozen:
                tab.look_at_day()
                tab.work(float(step.what))
                self._news(tab)

    def _next(self, end: float) -> tuple[float, Tab | None, Event]:
        """What is due next, until a time."""
        best: tuple[float, Tab | None, Event] = (end, None, {})
        for tab in self.tabs.values():
            if tab.dead or tab.frozen:
                continue
            for due, event in tab.timers:
                if due <= best[0]:
                    best = (due, tab, event)
            flag = tab.flag_at()
            if flag is not None and flag <= best[0]:
                best = (flag, tab, {"type": "clock"})
        return best

    def _due(self, tab: Tab, event: Event) -> None:
        if event["type"] == "clock":
            tab.send_by("time", **tab.time_spent())
            return
        tab.timers = [it for it in tab.timers if it[1] is not event]
        if event["type"] == "reload":
            tab.leave()
            tab.start()
        else:
            by = event.get("by", "time")
            tab.send_by(by, **{name: it for name, it in event.items() if name != "by"})

    def _news(self, tab: Tab) -> None:
        """News of other tabs come without waiting."""
        for due, event in list(tab.timers):
            if event.get("by") and due <= self.time:
                self._due(tab, event)
