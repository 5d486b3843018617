"""Spaced repetition: when something learned comes back, after growing pauses."""

from __future__ import annotations

from tesserae.app.texts.dates import date_of, day_number


def later(day: str, days: int) -> str:
    """The date some days after another one."""
    return date_of(day_number(day) + days)


def has_come(due: str, today: str, longest: int) -> bool:
    """Whether a day has come. A date beyond the longest pause is from a wrong clock, and counts."""
    return not today < due <= later(today, longest)
