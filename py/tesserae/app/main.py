"""The app as the shell sees it: text in, text out, and the engine's work in slices."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from time import perf_counter
from typing import Final, NamedTuple, TypeAlias, TypeVar

from tesserae.app.engine.tasks import EngineTasks
from tesserae.app.messages import Boot, EngineDecided, Message
from tesserae.app.messages.commands import Analyse, Page, ShellCommand, Think, as_json
from tesserae.app.messages.parsing import parse
from tesserae.app.model import Model
from tesserae.app.model.engine import Job
from tesserae.app.render import HOLDERS, drawings, fingerprints, title
from tesserae.app.update import update
from tesserae.core.errors import BadInput
from tesserae.core.json_text import compact
from tesserae.view.lazy import Memory, markup_of

T = TypeVar("T")

FAULT: Final = '{"type":"fault"}'
"""The event that tells the app that another one could not be handled."""

OFFLINE: Final = '{"type":"fault","offline":true}'
"""The same event, where the code to handle it could not be fetched."""

Reply: TypeAlias = list[str]
"""The commands as JSON, then one after the other the id and the markup of each changed region.

Flat, as the shell's MicroPython would take too long to parse markup as JSON.
"""


class _Found(NamedTuple):
    """A ply or a hint that was found: its event, the job, and the drawing ahead of it."""

    event: str
    job: Job
    steps: Iterator[None]


class App:
    """The app of one page. Deterministic, given `seed`, except for the engine's use of time.

    booted: it has handled the boot event. patience: the factor on the engine's usual time for a
    ply. partial: this app has only the levels that need no book, until another app takes over.
    """

    def __init__(
        self,
        clock: Callable[[], float] = perf_counter,
        seed: int | None = None,
        patience: float = 1.0,
        partial: bool = False,
    ) -> None:
        self._clock = clock
        self._partial = partial
        self._patience = patience
        self.begin(random.randrange(2**62) if seed is None else seed)

    def begin(self, seed: int) -> None:
        """Goes back to the state before the first event."""
        self._seed = seed
        self.model = Model()
        self.booted = False
        self._engine = EngineTasks(self._clock, self._patience)
        self._shown: dict[str, str] = {}
        self._memory = Memory()
        self._page: Page | None = None
        self._found: _Found | None = None

    @property
    def busy(self) -> bool:
        """Whether `work` or `play` has something to do."""
        return self._engine.busy or self._found is not None

    @property
    def playing(self) -> bool:
        """Whether `work` searches for a level that needs no book: `play` may do it instead."""
        return self._engine.playing or self._found is not None

    @property
    def rest(self) -> float:
        """Seconds until `work` has something to do, unless an event comes first."""
        return self._engine.rest

    def handle(self, text: str) -> Reply:
        """The reply to an event's JSON; [] if it is malformed.

        A boot event resets the app. An exception leaves it as it was: `FAULT`, handled next, tells
        the user.
        """
        message = self._read(text)
        return [] if message is None else self._after(message)

    def replay(self, text: str) -> list[ShellCommand]:
        """Handles an event like `handle`, but draws nothing; returns the commands of its reply."""
        message = self._read(text)
        return [] if message is None else self._whole(lambda: self._update(message))

    def reply(self, commands: Sequence[ShellCommand], shown: Mapping[str, int]) -> Reply:
        """The commands, and the regions that differ from what the page shows.

        shown: the fingerprints of the regions on the page; {} if the last reply is what it shows.
        """
        regions = self._changes(shown)
        return [compact([as_json(command) for command in commands]), *regions]

    def hurry(self) -> None:
        """Makes the engine's next ply come as soon as it is found."""
        self._engine.hurry()

    def work(self, seconds: float) -> Reply:
        """Lets the engine work for about `seconds`; returns [] if there is no news."""
        found = self._engine.work(seconds)
        return [] if found is None else self._after(found)

    def play(self, seconds: float) -> str:
        """Works on a ply or a hint; returns the event for `handle`, "" if it needs more time.

        So only events change the app, and another app can replay them. It first draws the page
        after the event, in steps, and discards the result: `handle` is then faster, as most of it
        is in caches, and other events wait for one step at most.
        """
        if self._found is None:
            self._found = self._decision(seconds)
            return ""
        event, job, steps = self._found
        if job != self.model.engine.job:
            self._found = None  # an event has changed the job
            return ""
        end = self._clock() + seconds
        for _ in steps:
            if self._clock() >= end:
                return ""
        self._found = None
        return event

    def _decision(self, seconds: float) -> _Found | None:
        """The ply or the hint that the engine finds within `seconds`; None if it needs longer."""
        job = self.model.engine.job
        found = self._engine.work(seconds)
        if job is None or not isinstance(found, EngineDecided):
            return None
        score, line = found.evaluation.score, list(found.evaluation.pv)
        line = line if job.purpose == "hint" else line[:1]
        event = compact({"type": "played", "line": line, "score": score, "level": job.level})
        return _Found(event, job, self._drawn_ahead(event))

    def _drawn_ahead(self, event: str) -> Iterator[None]:
        """Draws the page as it will be after an event, region by region.

        It stops at a module that has not been loaded yet; `handle` will report that.
        """
        try:
            after = update(self.model, parse(event)).model
            yield
            for region in drawings(after).values():
                markup_of(region)
                yield
        except ImportError:
            return

    def _read(self, text: str) -> Message | None:
        """The message of an event, None if malformed; a boot event resets the app."""
        try:
            message = parse(text)
        except BadInput:
            return None
        if isinstance(message, Boot):
            message = message._replace(seed=self._seed, partial=self._partial)
            self.begin(self._seed)
        return message

    def _after(self, message: Message) -> Reply:
        shown = message.prerendered if isinstance(message, Boot) else {}
        return self._whole(lambda: self.reply(self._update(message), shown))

    def _whole(self, act: Callable[[], T]) -> T:
        """The result of `act`. If it raises, restores the app."""
        model, page, booted = self.model, self._page, self.booted
        try:
            return act()
        except Exception:
            if self.model is not model:
                self.model, self._page, self.booted = model, page, booted
                self._memory = Memory()
                for command in (Think(model.engine.job), Analyse(model.engine.analysis)):
                    self._engine.carry_out(command)
            raise

    def _update(self, message: Message) -> list[ShellCommand]:
        self.model, shell_commands, engine_commands = update(self.model, message)
        for command in engine_commands:
            self._engine.carry_out(command)
        self.booted = self.booted or isinstance(message, Boot)
        return shell_commands + self._new_page()

    def _changes(self, prerendered: Mapping[str, int]) -> list[str]:
        """Changed regions, and regions nested in redrawn ones: id and markup.

        prerendered: the fingerprints of the regions that were on the page before the app.
        """
        regions: dict[str, str] = {**self._memory.draw(drawings(self.model))}
        if prerendered:
            prints = fingerprints(regions)
            self._shown = {
                name: regions[name] for name in regions if prerendered.get(name) == prints[name]
            }
        changed: list[str] = []
        anew = False
        for name, markup in regions.items():
            differs = self._shown.get(name) != markup
            anew = anew or (differs and name in HOLDERS)
            if anew or differs:
                changed += [name, markup]
        self._shown = regions
        return changed

    def _new_page(self) -> list[ShellCommand]:
        page = Page(self.model.language, self.model.theme, title(self.model))
        if page == self._page:
            return []
        self._page = page
        return [page]
