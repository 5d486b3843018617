"""Searching in slices of time, by a clock that only the search advances."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tesserae.core.position import Move
from tesserae.search.alphabeta import search
from tesserae.search.report import Limits, Report
from tesserae.search.time_slicing import TimeSlicer
from tests.search.positions import PYRGA

STEP = 0.01


class Clock:
    """Shows what it is set to."""

    now = 100.0

    def __call__(self) -> float:
        """Seconds."""
        return self.now


def counting(clock: Clock, steps: int) -> Iterator[Report]:
    """Reports numbered by depth, each taking STEP."""
    for depth in range(1, steps + 1):
        clock.now += STEP
        yield Report(depth, 0, depth, (Move(depth),))


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_it_ends_when_the_search_ends_or_its_time_is_up_and_tells_which(clock: Clock) -> None:
    whole = TimeSlicer(counting(clock, 4), None, clock)
    assert whole.run(1.0).depth == 4
    assert (whole.finished, whole.exhausted) == (True, True)
    cut = TimeSlicer(counting(clock, 1000), 8.5 * STEP, clock)
    assert cut.run(1.0).depth == 9
    assert (cut.finished, cut.exhausted) == (True, False)


def test_time_is_not_up_before_something_of_use_was_found(clock: Clock) -> None:
    slicer = TimeSlicer(counting(clock, 1000), 5 * STEP, clock, lambda report: report.depth >= 20)
    assert slicer.run(1.0).depth == 20
    assert (slicer.finished, slicer.exhausted) == (True, False)
    slicer = TimeSlicer(counting(clock, 1000), 30 * STEP, clock, lambda report: report.depth >= 20)
    assert slicer.run(1.0).depth > 29


def test_something_is_known_at_once(clock: Clock) -> None:
    assert TimeSlicer(counting(clock, 9), None, clock).best.depth == 1


def test_a_slice_ends_when_its_time_is_up(clock: Clock) -> None:
    slicer = TimeSlicer(counting(clock, 100), None, clock)
    assert slicer.run(5.5 * STEP).depth == 7
    assert slicer.run(2.5 * STEP).depth == 10
    assert not slicer.finished


def test_a_slice_without_time_makes_one_step(clock: Clock) -> None:
    slicer = TimeSlicer(counting(clock, 100), None, clock)
    assert [slicer.run(0).depth for _ in range(3)] == [2, 3, 4]


def test_time_between_slices_counts_too(clock: Clock) -> None:
    slicer = TimeSlicer(counting(clock, 100), 1.0, clock)
    clock.now += 2
    assert slicer.run(1).depth == 2
    assert slicer.finished


def test_work_after_the_end_changes_nothing(clock: Clock) -> None:
    slicer = TimeSlicer(counting(clock, 3), None, clock)
    best = slicer.run(1)
    assert slicer.run(1) == best


def test_without_a_limit_it_goes_on(clock: Clock) -> None:
    slicer = TimeSlicer(counting(clock, 10_000), None, clock)
    slicer.run(99)
    assert not slicer.finished


def test_slices_come_to_the_same_as_one_go(clock: Clock) -> None:
    limits = Limits(depth=3, nodes=3_000)
    whole = list(search(PYRGA.initial(), PYRGA.evaluate, limits))[-1]
    slicer = TimeSlicer(search(PYRGA.initial(), PYRGA.evaluate, limits), None, clock)
    while not slicer.finished:
        slicer.run(0)
    assert slicer.best == whole
