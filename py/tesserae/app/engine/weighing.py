"""The weighing of moves, in slices of time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tesserae.app.messages import Weighed
from tesserae.app.model.weighing import WeighJob
from tesserae.games import catalog
from tesserae.search.weighing import weigh

HOVER_SECONDS: Final = 0.2
"""Seconds that the pointer must stay on a target before it is weighed."""


class Weighing:
    """The weighing of a job's moves, perhaps after a delay. clock: seconds."""

    def __init__(self, job: WeighJob, seed: int, clock: Callable[[], float]) -> None:
        game = catalog.by_slug(job.slug)
        self._steps = weigh(game, job.position, job.line, job.moves, seed)
        self._clock = clock
        self._due = clock() + HOVER_SECONDS

    @property
    def is_due(self) -> bool:
        """Whether the delay is over."""
        return self._clock() >= self._due

    def work(self, seconds: float) -> Weighed | None:
        """Works for about that many seconds; returns the last finding."""
        end = self._clock() + seconds
        for weight in self._steps:
            if weight is not None:
                return Weighed(weight)
            if self._clock() >= end:
                break
        return None
