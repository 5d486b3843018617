"""A tab: its page, its history of addresses, its timers, its clock; and what happens in it."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from unittest.mock import patch

from tesserae.app.main import App, Reply
from tesserae.app.model import Model
from tesserae.app.render import fingerprints
from tesserae.games import catalog
from tests.app.device import Device
from tests.app.page import BASE, Clock, Page

if TYPE_CHECKING:
    from tests.simulation.world import World

Event = dict[str, Any]

SLICES: Final = 4
"""How often an engine works at most while somebody waits."""


class Step(NamedTuple):
    """What somebody does: in which tab, what, and with what."""

    tab: str
    verb: str
    what: str = ""
    more: str = ""
    label: str = ""


class Moment(NamedTuple):
    """What one event has done in a tab.

    by: "person", "answer" (of storage), "time", "engine", "news" (of another tab). shown: the
    regions before and after. positions: how many the rules have made, a measure of its work.
    last: of its step.
    """

    world: World
    tab: Tab
    step: Step
    by: str
    event: Event
    before: Model
    after: Model
    shown: tuple[dict[str, str], dict[str, str]]
    commands: list[Event]
    positions: int
    last: bool = True


rules_made: Final = [0]
"""The positions that the rules have made by moves while they were counted, in all."""


@contextmanager
def counting() -> Iterator[None]:
    """Has the rules count the positions that they make, while it lasts."""
    with ExitStack() as stack:
        for kind in {type(game.initial()) for game in catalog.GAMES}:
            stack.enter_context(patch.object(kind, "apply", _counted(kind.apply)))
        yield


def _counted(apply: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    def applied(position: Any, move: Any) -> Any:
        rules_made[0] += 1
        return apply(position, move)

    return applied


class Tab(Page):
    """A tab with a page: its regions, its history of addresses, its timers, a running clock.

    focus: the id of the field that is written in. entries: the history, of which `at` is shown.
    log: the events, as long as another app may take over; the world has all logs.
    """

    def __init__(self, world: World, name: str, device: Device, options: Sequence[str]) -> None:
        self.world, self.name, self.device = world, name, device
        self.clock, self.options = Clock(0.005), options  # an engine ends with less work
        self.embedded = "embed" in options
        self.entries, self.at = list[str](), 0
        self.hidden = self.frozen = self.dead = False

    @property
    def hash(self) -> str:
        return self.entries[self.at]

    def start(self) -> None:
        """A page starts at the address: at first, and whenever it is reloaded."""
        self.seed = self.world.seed * 1000 + len(self.world.logs) + 1
        self.partial = "partial" in self.options
        self.app = App(self.clock, seed=self.seed, partial=self.partial)
        self.regions, self.effects = {}, []
        self.log: list[str] = []
        self.world.logs.append(self.log)
        self.timers: list[tuple[float, Event]] = []
        self.running: Event | None = None
        self.began, self.focus, self.day = 0.0, "", self.world.day
        self.tab = self.device.tab()
        stored = {} if self.embedded else self.device.boot(self.tab)
        if self.device.texts.pop("clock", None) is None:
            stored.get("stored", {}).pop("clock", None)
        about = {"base": BASE, "languages": ["fr" if "fr" in self.options else "en"], "share": True}
        about |= {"embed": self.embedded, "saves": self.partial, **self.day, **stored}
        self.send_by("person", type="boot", hash=self.hash, **about)

    def send_by(self, by: str, **event: Any) -> None:
        """An event comes, after the date if that is new; then what answers its commands."""
        self.look_at_day()
        waiting = deque([(by, event)])
        for _ in range(40):
            if not waiting or self.dead:
                return
            by, event = waiting.popleft()
            text = json.dumps(event)
            if self.partial:
                self.log.append(text)
            waiting += self.noted(by, event, partial(self.app.handle, text))
        raise AssertionError(f"an event is answered without end: {event}")

    def noted(self, by: str, event: Event, happens: Callable[[], Reply]) -> list[tuple[str, Event]]:
        """Something happens in the tab, of which the world takes note; what answers to it."""
        before, shown, made = self.model, dict(self.regions), rules_made[0]
        reply = happens()
        if not reply and by == "engine":
            return []
        commands: list[Event] = json.loads(reply[0]) if reply else []
        for name, markup in zip(reply[1::2], reply[2::2], strict=True):
            self._empty(name, kept=markup)
            self.regions[name] = markup
        done = (before, self.model, (shown, dict(self.regions)), commands, rules_made[0] - made)
        self.world.note(Moment(self.world, self, self.world.step, by, event, *done))
        return [("answer", it) for it in self.carried_out(commands)]

    def look_at_day(self) -> None:
        """As web/page/browser/day.js."""
        if self.day != self.world.day:
            self.day = self.world.day
            self.send_by("time", type="day", **self.day)

    def carried_out(self, commands: list[Event]) -> Iterator[Event]:
        """Does what the app asks of the browser; the events that answer."""
        for command in commands:
            do = getattr(self, f"do_{command['do']}", None)
            answer = do(command) if do else self.device.carry_out(command, self.tab)
            if command["do"] in ("savegame", "removegame", "save", "touchgame"):
                self.world.tell_others(self, command)
            if answer is not None:
                yield answer

    def do_url(self, command: Event) -> None:
        if command["push"]:
            self.entries[self.at + 1 :] = [command["hash"]]
            self.at += 1
        else:
            self.entries[self.at] = command["hash"]

    def do_wait(self, command: Event) -> None:
        due = self.world.time + command["milliseconds"] / 1000
        self.timers.append((due, {"type": "waited", "number": command["number"]}))

    def do_copy(self, command: Event) -> Event:
        self.world.chat.append(command["text"])
        return {"type": "copied", "ok": True}

    def do_share(self, command: Event) -> None:
        self.world.chat.append(command["url"])

    def do_download(self, command: Event) -> None:
        self.world.files.append(command["text"])

    def do_backup(self, _: Event) -> None:
        """As web/page/browser/backup.js."""
        values = {name: it for name, it in self.device.texts.items() if "." not in name}
        self.world.backup = {"games": [*self.device.games.values()], "values": values}

    def do_restorenext(self, _: Event) -> Event:
        return {"type": "backup-read", "trouble": False}

    def do_reload(self, _: Event) -> None:
        self.timers.append((self.world.time, {"type": "reload"}))

    def do_runclock(self, command: Event) -> Event | None:
        """As web/page/browser/clock.js."""
        before, told = self.running, None
        goes_on = before is not None and all(before[it] == command[it] for it in ("id", "turn"))
        if before is not None and (not goes_on or command["asked"] != before["asked"]):
            told = self.time_spent()
        if not goes_on:
            self.began = self.world.time
        self.running = command if command["id"] else None
        return told

    def time_spent(self) -> Event:
        """Tells what has passed since it was last told."""
        assert self.running is not None
        spent = int(1000 * (self.world.time - self.began))
        self.began = self.world.time
        return {"type": "clock", **{it: self.running[it] for it in ("id", "turn")}, "spent": spent}

    def flag_at(self) -> float | None:
        """When a running clock comes to zero, or to its last minute."""
        if self.running is None:
            return None
        left = self.running["left"][self.running["side"]] + self.running["free"]
        ends = [self.began + it / 1000 for it in (left - 60_000, left) if it > 0]
        return min((it for it in ends if it > self.world.time), default=None)

    def leave(self) -> None:
        """What a page does before it goes: it notes its clock, and rescues what is not saved."""
        if self.running is not None and not self.embedded:
            note = {"id": self.running["id"], "plies": self.running["plies"]}
            note["spent"] = int(1000 * (self.world.time - self.began))
            self.device.texts["clock"] = json.dumps(note)
        if not self.embedded:
            self.device.leave(self.tab)

    def work(self, seconds: float) -> None:
        """The engine works for a while, in some slices: a study has no end."""
        slices = max(1, min(SLICES, round(10 * seconds)))
        for n in range(slices):
            self.clock.now = max(self.clock.now, self.world.time - seconds * (1 - (n + 1) / slices))
            if not self.app.busy or self.dead:
                return
            if not self.partial:
                happens = partial(self.app.work, 0.01)
                for by, event in self.noted("engine", {"type": "work"}, happens):
                    self.send_by(by, **event)
            elif text := self.app.play(0.01):
                self.send_by("engine", **json.loads(text))

    def take_over(self) -> None:
        """Pyodide has come: its app goes through the same events."""

        def happens() -> Reply:
            app = App(self.clock, seed=self.seed)
            for text in self.log:
                app.replay(text)
            self.app, self.partial = app, False
            return app.reply([], fingerprints(self.regions))

        if self.partial:
            self.noted("person", {"type": "take over"}, happens)
