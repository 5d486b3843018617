"""Dates, written as in a record: as numbers of days, and in words."""

from __future__ import annotations

from typing import Final

from tesserae.core.text import Text, text

DAY: Final = 86_400_000
"""A day in milliseconds."""

_DAY_0: Final = 719_469
"""The number of the first day of 1970."""


def day_number(date: str) -> int:
    """The number of days from 1 March of year 0 to a date."""
    year, month, day = (int(part) for part in date.split("."))
    if month < 3:
        year, month = year - 1, month + 12
    return 365 * year + year // 4 - year // 100 + year // 400 + (153 * (month - 3) + 2) // 5 + day


def date_of(number: int) -> str:
    """The date of a day number; the inverse of `day_number`."""
    year = (number - 1) * 400 // 146_097 + 1
    while day_number(f"{year}.03.01") > number:
        year -= 1
    rest = number - day_number(f"{year}.03.01")
    month = (5 * rest + 2) // 153
    day = rest - (153 * month + 2) // 5 + 1
    month += 3
    if month > 12:
        year, month = year + 1, month - 12
    return f"{year:04}.{month:02}.{day:02}"


def date_at(time: int, zone: int) -> str:
    """The date of a time in milliseconds since 1970; UTC is `zone` minutes ahead of local time."""
    return date_of(_DAY_0 + (time - zone * 60_000) // DAY)


def day_text(date: str) -> Text:
    """A date in words, without its year."""
    _, month, day = date.split(".")
    return text("date.day", n=int(day), month=text(f"date.month.{int(month)}"))


def heading(date: str, today: str) -> Text:
    """The heading for a day in a list: today, yesterday, or its month."""
    if date == today:
        return text("date.today")
    if today and date == date_of(day_number(today) - 1):
        return text("date.yesterday")
    year, month, _ = date.split(".")
    return text("date.of_year", month=text(f"date.month.{int(month)}"), year=int(year))
