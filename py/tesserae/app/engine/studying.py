"""The study of a position: its findings, a few times a second."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tesserae.app.engine.evaluations import evaluation_of_search
from tesserae.app.messages import Studied
from tesserae.app.model.analysis import StudyAnalysis
from tesserae.app.model.engine import StudyJob
from tesserae.search.multipv.findings import Findings


def study(
    job: StudyJob, steps: Iterator[Findings], clock: Callable[[], float], interval: float
) -> Iterator[Studied | None]:
    """News of a study: at once, then once in `interval` seconds, and at its end.

    None after every other step. clock: the time in seconds; only work counts.
    """
    worked, began = 0.0, clock()
    due = began
    for found in steps:
        now = clock()
        worked += now - began
        if job.seconds is not None and worked >= job.seconds:
            yield Studied(_analysis(found, worked, finished=False))
            return
        if now >= due:
            due = now + interval
            yield Studied(_analysis(found, worked, finished=False))
        else:
            yield None
        began = clock()
    yield Studied(_analysis(found, worked, finished=True))


def _analysis(found: Findings, seconds: float, *, finished: bool) -> StudyAnalysis:
    """The findings of a study after `seconds` of work."""
    lines = tuple(
        [evaluation_of_search(line.report)._replace(proven=line.proven) for line in found.lines]
    )
    return StudyAnalysis(lines, found.scores, found.nodes, seconds, finished)
