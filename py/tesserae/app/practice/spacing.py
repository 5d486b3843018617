"""Spaced repetition: days on which something learned comes back."""

from __future__ import annotations

from tesserae.app.texts.dates import date_of, day_number


def later(day: str, days: int) -> str:
    """The date some days after another one."""
    return date_of(day_number(day) + days)


def has_come(due: str, today: str, longest: int) -> bool:
    """Whether a day has come; also if it is beyond the longest pause, as by a wrong clock."""
    return not today < due <= later(today, longest)
