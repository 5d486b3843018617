"""Thinking in slices, so that whoever waits can do something else in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tesserae.search.alphabeta import Report


class Thinker:
    """Runs a search a slice at a time, until it ends or its time is up.

    reports: a search. seconds: how long it may think in all, counted from
    now; None for as long as it takes. clock: seconds, from any beginning.
    """

    def __init__(
        self, reports: Iterator[Report], seconds: float | None, clock: Callable[[], float]
    ) -> None:
        self._reports = reports
        self._clock = clock
        self._end = None if seconds is None else clock() + seconds
        self.finished = False
        self.exhausted = False  # finished, and not for want of time
        self.best = next(reports)

    def work(self, seconds: float) -> Report:
        """Thinks for about so many seconds, at least one step; the best known after it."""
        until = self._clock() + seconds
        while not self.finished:
            report = next(self._reports, None)
            if report is None:
                self.finished = self.exhausted = True
                break
            self.best = report
            now = self._clock()
            self.finished = self._end is not None and now >= self._end
            if now >= until:
                break
        return self.best
