"""Running a search in slices, so that the caller can do other work in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

Found = TypeVar("Found")
"""The improving results of a search: a report, or those of several lines."""


class TimeSlicer(Generic[Found]):
    """Runs a search one slice at a time, until it ends or its time is up.

    reports: the search. seconds: total time allowed, from now; None for no limit. clock: the time
    in seconds; the origin is arbitrary. enough: whether a report is of any use; until one is, the
    search goes on.
    """

    def __init__(
        self,
        reports: Iterator[Found],
        seconds: float | None,
        clock: Callable[[], float],
        enough: Callable[[Found], bool] = lambda _: True,
    ) -> None:
        self._reports = reports
        self._clock = clock
        self._enough = enough
        self._deadline = None if seconds is None else clock() + seconds
        self.finished = False
        self.exhausted = False  # the search ended by itself, not for lack of time
        self.best = next(reports)

    def run(self, seconds: float) -> Found:
        """Searches for about `seconds`, at least one step; returns the best report so far."""
        slice_end = self._clock() + seconds
        while not self.finished:
            report = next(self._reports, None)
            if report is None:
                self.finished = self.exhausted = True
                break
            self.best = report
            now = self._clock()
            late = self._deadline is not None and now >= self._deadline
            self.finished = late and self._enough(report)
            if now >= slice_end:
                break
        return self.best
