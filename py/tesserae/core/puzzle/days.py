"""The puzzle of each day in a pool.

The pool lists them by number, day after day. A day that has been published keeps its puzzle,
however the pool grows. From Monday to Sunday they get harder, and from EASY_DAY on Monday's is of
the easiest tier.
"""

from __future__ import annotations

from typing import Final

from tesserae.core.puzzle import days_of

FIRST_DAY: Final = "2026.11.22"
"""A Sunday. There is no puzzle of an earlier day."""

FIRST_WEEK: Final = 8
"""Days from the first one to the Monday of the first ordered week."""

EASY_DAY: Final = 15
"""Days from the first one to 7 December 2026, the first Monday with a puzzle that is easy."""


def number_of_day(pool: str, day: int) -> int | None:
    """The number of a day's puzzle in a checked pool; None if there is none.

    day: how many days it comes after the first. After the end of the list its weeks come again.
    """
    numbers = days_of(pool)
    if day >= len(numbers):
        numbers = numbers[FIRST_WEEK:]
        day = (day - FIRST_WEEK) % len(numbers) if numbers else -1
    return int(numbers[day]) if day >= 0 else None
