"""A tab: its page, its history of addresses, its timers, its clock; and what happens in it."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tesserae.app.main import App, Reply
from tesserae.app.model import Model
from tesserae.app.render import fingerprints
from tesserae.games import catalog
from tests.app.device import Device
from tests.app.page import BASE, Clock, Page

if TYPE_CHECKING:
    from tests.simulation.world import World

Event = dict[str, Any]

LOOK: Final = 0.005
"""Seconds that pass whenever an engine looks at the clock: it comes to its end with less work."""

SLICES: Final = 4
"""How often an engine works at most while somebody waits."""

ANSWERS: Final = 40
"""Answers of the surroundings to one event: more, and it goes round in circles."""


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
    time: float
    positions: int
    last: bool = True


rules_made: Final = [0]
"""The positions that the rules have made by moves while they were counted, in all."""


@contextmanager
def counting() -> Iterator[None]:
    """Has the rules count the positions that they make, while it lasts."""
    plain = {kind: kind.apply for kind in {type(game.initial()) for game in catalog.GAMES}}
    try:
        for kind, apply in plain.items():
            setattr(kind, "apply", _counted(apply))  # noqa: B010 - mypy takes no new method
        yield
    finally:
        for kind, apply in plain.items():
            setattr(kind, "apply", apply)  # noqa: B010


def _counted(apply: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    def applied(position: Any, move: Any) -> Any:
        rules_made[0] += 1
        return apply(position, move)

    return applied


class EngineClock(Clock):
    """The engine's: it goes faster than a real one."""

    def __call__(self) -> float:
        self.now += LOOK
        return self.now


class Tab(Page):
    """A tab with a page: its regions, its history of addresses, its timers, a running clock.

    focus: the id of the field that is written in. entries: the history, of which `at` is shown.
    log: the events, as long as another app may take over; the world has all logs.
    """

    def __init__(self, world: World, name: str, device: Device, hash: str, **boot: Any) -> None:
        self.world, self.name, self.device = world, name, device
        self.clock = EngineClock()
        self.options = boot
        self.entries, self.at = [hash], 0
        self.hidden = self.frozen = self.dead = False
        self.start()

    @property
    def hash(self) -> str:
        """The address."""
        return self.entries[self.at]

    def start(self) -> None:
        """A page starts at the address: at first, and whenever it is reloaded."""
        seed = self.world.seed * 1000 + len(self.world.logs) + 1
        self.seed, self.partial = seed, bool(self.options.get("partial"))
        self.app = App(self.clock, seed=seed, partial=self.partial)
        self.regions, self.effects = {}, []
        self.log: list[str] = []
        self.world.logs.append(self.log)
        self.timers: list[tuple[float, Event]] = []
        self.running: Event | None = None
        self.began = 0.0
        self.focus = ""
        self.day = self.world.today
        self.tab = self.device.tab()
        embed = bool(self.options.get("embed"))
        stored = {} if embed else self.device.boot(self.tab)
        if self.device.texts.pop("clock", None) is None:
            stored.get("stored", {}).pop("clock", None)
        self.send_by(
            "person",
            type="boot",
            hash=self.hash,
            base=BASE,
            today=self.world.today,
            languages=[self.options.get("language", "en")],
            embed=embed,
            share=True,
            zone=0,
            saves=self.partial,
            **stored,
        )

    def send_by(self, by: str, **event: Any) -> None:
        """An event comes, after the date if that is new; then what answers its commands."""
        self.look_at_day()
        waiting = deque([(by, event)])
        for _ in range(ANSWERS):
            if not waiting or self.dead:
                return
            by, event = waiting.popleft()
            before, shown = self.model, dict(self.regions)
            text = json.dumps(event)
            if self.partial:
                self.log.append(text)
            made = rules_made[0]
            commands = self.taken(self.app.handle(text))
            made = rules_made[0] - made
            self.world.note(self, by, event, before, shown, commands, made)
            waiting += [("answer", it) for it in self.carried_out(commands)]
        raise AssertionError(f"an event is answered without end: {event}")

    def look_at_day(self) -> None:
        """As web/page/browser/day.js."""
        if self.day != self.world.today:
            self.day = self.world.today
            self.send_by("time", type="day", today=self.day, zone=0)

    def taken(self, reply: Reply) -> list[Event]:
        """The commands of a reply, whose markup is shown."""
        if not reply:
            return []
        for name, markup in zip(reply[1::2], reply[2::2], strict=True):
            self._empty(name, kept=markup)
            self.regions[name] = markup
        commands: list[Event] = json.loads(reply[0])
        self.effects += commands
        return commands

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
        self.world.send_to_chat(command["text"])
        return {"type": "copied", "ok": True}

    def do_share(self, command: Event) -> None:
        self.world.send_to_chat(command["url"])

    def do_download(self, command: Event) -> None:
        self.world.files.append(command["text"])

    def do_reload(self, _: Event) -> None:
        self.timers.append((self.world.time, {"type": "reload"}))

    def do_runclock(self, command: Event) -> Event | None:
        """As web/page/browser/clock.js."""
        before = self.running
        goes_on = before is not None and all(before[it] == command[it] for it in ("id", "turn"))
        told = None
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
        if self.options.get("embed"):
            return
        if self.running is not None:
            note = {"id": self.running["id"], "plies": self.running["plies"]}
            note["spent"] = int(1000 * (self.world.time - self.began))
            self.device.texts["clock"] = json.dumps(note)
        self.device.leave(self.tab)

    def work(self, seconds: float) -> None:
        """The engine works for a while, in some slices: a study has no end."""
        slices = max(1, min(SLICES, round(10 * seconds)))
        for n in range(slices):
            self.clock.now = max(self.clock.now, self.world.time - seconds * (1 - (n + 1) / slices))
            if not self.app.busy or self.dead:
                return
            if self.partial:
                event = self.app.play(0.01)
                if event:
                    self.send_by("engine", **json.loads(event))
                continue
            before, shown = self.model, dict(self.regions)
            reply = self.app.work(0.01)
            if reply:
                commands = self.taken(reply)
                self.world.note(self, "engine", {"type": "work"}, before, shown, commands)
                for answer in self.carried_out(commands):
                    self.send_by("answer", **answer)

    def take_over(self) -> None:
        """Pyodide has come: its app goes through the same events."""
        if not self.partial:
            return
        before, shown = self.model, dict(self.regions)
        app = App(self.clock, seed=self.seed)
        for text in self.log:
            app.replay(text)
        self.app, self.partial = app, False
        commands = self.taken(app.reply([], fingerprints(self.regions)))
        self.world.note(self, "person", {"type": "take over"}, before, shown, commands)
