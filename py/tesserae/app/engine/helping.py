"""The engine in a further worker, which does a share of a study's work, without the app."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from tesserae.app.engine.shares import read_job, write_found
from tesserae.app.engine.tasks import EngineTasks
from tesserae.app.messages import Studied
from tesserae.app.messages.commands import AddFindings, Analyse
from tesserae.app.model.analysis import StudyAnalysis
from tesserae.app.model.engine import StudyJob
from tesserae.core.errors import BadInput
from tesserae.search.multipv.findings import Findings


class Helper:
    """A further worker of a study: takes jobs and returns findings, both as texts.

    part: its number, from 1. The shell uses it like `App`, but it knows no page.
    """

    def __init__(self, part: int, clock: Callable[[], float] = perf_counter) -> None:
        self._part = part
        self._tasks = EngineTasks(clock)
        self._job: StudyJob | None = None

    @property
    def busy(self) -> bool:
        """Whether `work` has something to do."""
        return self._tasks.busy

    @property
    def rest(self) -> float:
        """Always 0: it never has to wait."""
        return 0.0

    def handle(self, text: str) -> list[str]:
        """Takes a job, or the others' findings on it; "" stops it. Answers later, from `work`."""
        try:
            job, known = read_job(text, self._part) if text else (None, {})
        except BadInput:
            return []
        if job is not None and job.part >= job.parts:
            job = None  # the others' shares do not leave it any work yet
        if job != self._job:
            self._job = job
            self._tasks.carry_out(Analyse(job))
        self._tasks.carry_out(AddFindings(0, Findings((), known, 0)))
        return []

    def work(self, seconds: float) -> list[str]:
        """Works for about `seconds`; [] if there is no news."""
        news = self._tasks.work(seconds)
        if self._job is None or not isinstance(news, Studied) or not _says_something(news.found):
            return []
        return [write_found(self._job, news.found)]


def _says_something(found: StudyAnalysis) -> bool:
    """Whether findings are worth sending: not if all searched deeper at first."""
    return not found.lines or found.finished or found.lines[0].depth > 1
