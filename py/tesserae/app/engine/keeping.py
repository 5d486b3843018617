"""Keeping a proven win or draw: news of the proof, a few times a second."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tesserae.app.messages import KeepFound
from tesserae.app.model.engine import KeepJob
from tesserae.core.game import Position
from tesserae.search.keeping import Keeper


def keep(
    job: KeepJob, keeper: Keeper[Position], clock: Callable[[], float], interval: float
) -> Iterator[KeepFound | None]:
    """The progress of a proof, once in `interval` seconds, and its result at the end.

    None after every other step. clock: the time in seconds; the origin is arbitrary.
    """
    if job.question == "stand":
        steps = keeper.stand(job.position)
    elif job.question == "count":
        steps = keeper.count(job.position)
    else:
        steps = keeper.answer(job.position, job.move, job.least)
    due = clock() + interval
    for found in steps:
        if found is not None and (found.done or clock() >= due):
            due = clock() + interval
            yield KeepFound(found)
        else:
            yield None
