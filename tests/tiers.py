"""What `make test` tries of a large sample, and what is left to `make test-slow`."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from itertools import cycle
from typing import Final, TypeVar

import pytest
from _pytest.mark import ParameterSet

T = TypeVar("T")

ALL: Final = os.environ.get("TESSERAE_TESTS") == "all"
"""Cases that take turns are all tried, as before a release."""

THOROUGH: Final = ALL or os.environ.get("TESSERAE_TESTS") == "thorough"
"""The slow tier runs: samples are larger, and as large as they get before a release."""

TODAY: Final = int(os.environ.get("TESSERAE_DAY") or date.today().toordinal())
"""The day by which cases take turns; that of a failure can be set to run it again."""


sampled: Final = pytest.mark.sampled
"""For tests that try more of a sample when they are to be thorough."""


def part(number: int, share: int = 8) -> int:
    """How many cases of a sample to try: one in `share`, half of them when thorough, or all."""
    return number if ALL else -(-number // (min(share, 2) if THOROUGH else share))


def examples(number: int) -> int:
    """How many of Hypothesis's examples to try: an eighth, three when thorough, or the others."""
    quick = -(-number // 8)
    return number - quick if ALL else 3 * quick if THOROUGH else quick


def by_turns(cases: Sequence[T], share: int = 2) -> list[T]:
    """Of cases that are alike and take long, one in `share`, others every second day.

    Of the slow tests of the browser, each runs every second day (e2e/conftest.py).
    """
    return list(cases if ALL else cases[TODAY // 2 % share :: share])


def from_today(cases: Sequence[T]) -> Iterator[T]:
    """Cases that are alike, over and over; every day begins with the next."""
    first = TODAY % len(cases)
    return cycle([*cases[first:], *cases[:first]])


def some(cases: Iterable[object], quick: int, share: int = 2) -> list[ParameterSet]:
    """Cases as parameters, a tuple as several; all but the first few are slow.

    share: one in so many of the slow ones is tried, by turns.
    """
    slow = [pytest.mark.slow]
    tuples = [case if isinstance(case, tuple) else (case,) for case in cases]
    first = [pytest.param(*it) for it in tuples[:quick]]
    return [*first, *(pytest.param(*it, marks=slow) for it in by_turns(tuples[quick:], share))]


def batches(count: int, quick: int) -> list[ParameterSet]:
    """The numbers of batches of a sample: the first few, and of the slow others a third a day."""
    slow = [pytest.mark.slow]
    others = by_turns(range(quick, count), share=3)
    return [*map(pytest.param, range(quick)), *(pytest.param(it, marks=slow) for it in others)]
