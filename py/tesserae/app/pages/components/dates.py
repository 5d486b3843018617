"""Dates in lists."""

from __future__ import annotations

from typing import Final, NamedTuple

from tesserae.core.text import Text, text

DAY: Final = 86_400_000
"""Milliseconds."""


class Day(NamedTuple):
    """A day of the calendar."""

    year: int
    month: int
    day: int


def day_of(time: int, zone: int) -> Day:
    """The day of a time in milliseconds since 1970, where UTC is `zone` minutes ahead.

    Years are counted from March, so that a leap day is the last; 400 years have 146,097 days.
    """
    days = (time - zone * 60_000) // DAY + 719_468
    era, of_era = divmod(days, 146_097)
    year = (of_era - of_era // 1_460 + of_era // 36_524 - of_era // 146_096) // 365
    of_year = of_era - (365 * year + year // 4 - year // 100)
    shifted = (5 * of_year + 2) // 153
    day = of_year - (153 * shifted + 2) // 5 + 1
    month = shifted + 3 if shifted < 10 else shifted - 9
    return Day(era * 400 + year + (month <= 2), month, day)


def group(time: int, zone: int, today: str) -> Text:
    """The heading for a day: today, yesterday, or its month. A time of 0 is now."""
    if not time or _written(day_of(time, zone)) == today:
        return text("date.today")
    if _written(day_of(time + DAY, zone)) == today:
        return text("date.yesterday")
    day = day_of(time, zone)
    return text("date.of_year", month=text(f"date.month.{day.month}"), year=day.year)


def named(time: int, zone: int) -> Text:
    """A day of a month."""
    day = day_of(time, zone)
    return text("date.day", n=day.day, month=text(f"date.month.{day.month}"))


def _written(day: Day) -> str:
    """As records have it."""
    return f"{day.year:04}.{day.month:02}.{day.day:02}"
