"""The app as the shell sees it: text in, text out, and a slice of thinking at a time."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from tesserae.app import effects as effects_of
from tesserae.app.analysis.evaluations import AnalysisJob, analysed, searched
from tesserae.app.effects import Analyse, Effect, Page, Think
from tesserae.app.messages import Boot, EngineDecided, Evaluated, Message, parse
from tesserae.app.model import Job, Model
from tesserae.app.render import HOLDERS, fingerprints, render, title
from tesserae.app.update import update
from tesserae.core.errors import BadInput
from tesserae.core.game import Move
from tesserae.games import catalog
from tesserae.search.engine import Engine
from tesserae.search.levels import LEVELS
from tesserae.search.time_slicing import TimeSlicer

Reply: TypeAlias = list[str]
"""The effects as JSON, then one after the other the id and the markup of each changed region.

Flat, as the shell's MicroPython would take too long to parse markup as JSON.
"""

PAUSE: Final = 0.35
"""Seconds before the engine's ply at the soonest, so that one can see it come."""

TELL: Final = 0.33
"""Seconds between two evaluations of a position, unless it is the last."""


class App:
    """One page's app. Deterministic under `seed`, but for how far the clock lets the engine get."""

    def __init__(
        self, clock: Callable[[], float] = time.perf_counter, seed: int | None = None
    ) -> None:
        self.model = Model()
        self._clock = clock
        self._seed = random.randrange(2**62) if seed is None else seed
        self._engine = Engine()
        self._slicer: TimeSlicer | None = None
        self._not_before = 0.0
        self._watcher: TimeSlicer | None = None
        self._told: tuple[int, tuple[Move, ...]] | None = None
        self._tell_at = 0.0
        self._shown: dict[str, str] = {}
        self._page: Page | None = None

    @property
    def busy(self) -> bool:
        """Whether `work` has something to do."""
        return self._slicer is not None or self._watcher is not None

    def handle(self, text: str) -> Reply:
        """The reply to an event's JSON; [] to what is no event."""
        try:
            message = parse(text)
        except BadInput:
            return []
        if isinstance(message, Boot):
            message = message._replace(seed=self._seed)
            self._shown = {}
        return self._after(message)

    def work(self, seconds: float) -> Reply:
        """Thinks for about so many seconds; a reply when there is something to tell, else [].

        A ply or a hint comes first; a position is analysed while there is none.
        """
        if self._slicer is not None:
            return self._decide(self._slicer, seconds)
        job = self.model.analysing
        if self._watcher is None or job is None:
            return []
        return self._watch(self._watcher, job, seconds)

    def _decide(self, slicer: TimeSlicer, seconds: float) -> Reply:
        """A slice of thinking about a ply."""
        if not slicer.finished:
            slicer.run(seconds)
        if not slicer.finished or self._clock() < self._not_before:
            return []
        self._slicer = None
        return self._after(EngineDecided(searched(slicer.best)))

    def _watch(self, watcher: TimeSlicer, job: AnalysisJob, seconds: float) -> Reply:
        """A slice of analysis; told when there is a better evaluation, and at the end."""
        report, now = watcher.run(seconds), self._clock()
        seen = report.depth and (report.score, report.pv) != self._told
        if not watcher.finished and not (seen and now >= self._tell_at):
            return []
        if watcher.finished:
            self._watcher = None
        self._told, self._tell_at = (report.score, report.pv), now + TELL
        found = analysed(job, report, finished=watcher.finished, exhausted=watcher.exhausted)
        return self._after(Evaluated(found))

    def _after(self, message: Message) -> Reply:
        self.model, effects = update(self.model, message)
        for effect in effects:
            if isinstance(effect, Think):
                self._think(effect.job)
            if isinstance(effect, Analyse):
                self._analyse(effect.job)
        regions = self._changed(message.standing if isinstance(message, Boot) else {})
        told = [e for e in effects if not isinstance(e, (Think, Analyse))] + self._new_page()
        return [json.dumps([effects_of.as_json(e) for e in told]), *regions]

    def _think(self, job: Job | None) -> None:
        self._slicer = None
        if job is None:
            return
        game = catalog.by_slug(job.slug)
        level = next(level for level in LEVELS if level.number == job.level)
        reports = self._engine.think(game, job.position, level, job.seed)
        self._slicer = TimeSlicer(reports, level.seconds, self._clock)
        self._not_before = self._clock() + (PAUSE if job.purpose == "ply" else 0)

    def _analyse(self, job: AnalysisJob | None) -> None:
        self._watcher = self._told = None
        if job is None:
            return
        game, seed = catalog.by_slug(job.slug), self._seed % 2**31
        reports = self._engine.analyse(game, job.position, seed)
        self._watcher = TimeSlicer(reports, job.seconds, self._clock)

    def _changed(self, standing: Mapping[str, int]) -> list[str]:
        """Id and markup of what is not as the page has it, and of all that hangs on it.

        standing: the fingerprints of what the page had before the app was there.
        """
        regions = render(self.model)
        if standing:
            prints = fingerprints(regions)
            self._shown = {it: regions[it] for it in regions if standing.get(it) == prints[it]}
        changed: list[str] = []
        anew = False
        for name, markup in regions.items():
            differs = self._shown.get(name) != markup
            anew = anew or (differs and name in HOLDERS)
            if anew or differs:
                changed += [name, markup]
        self._shown = regions
        return changed

    def _new_page(self) -> list[Effect]:
        page = Page(self.model.language, self.model.theme, title(self.model))
        if page == self._page:
            return []
        self._page = page
        return [page]
