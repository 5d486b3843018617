"""Valid headers of a record file: names, dates and titles (text.py reads the files)."""

from __future__ import annotations

import re
from typing import Final

LONGEST_NAME: Final = 80

LONGEST_TITLE: Final = 100

MOST_CHAPTERS: Final = 64
"""Maximum number of chapters of a study."""

_DATE: Final = re.compile(r"\d{4}\.\d\d\.\d\d", re.ASCII)


def is_name(value: object) -> bool:
    """Whether this can be a player's name."""
    return isinstance(value, str) and value.isprintable() and len(value) <= LONGEST_NAME


def is_date(value: object) -> bool:
    """Whether this has the form of a date; it need not exist in the calendar."""
    return isinstance(value, str) and _DATE.fullmatch(value) is not None


def is_day(value: str) -> bool:
    """Whether this date exists in the calendar."""
    if not is_date(value):
        return False
    year, month, day = (int(part) for part in value.split("."))
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    lengths = (31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
    return year > 0 and 1 <= month <= 12 and 1 <= day <= lengths[month - 1]


def clean_title(title: str) -> str:
    """A valid title from any text: one line of limited length."""
    shown = "".join(it if it.isprintable() else " " for it in title[: 4 * LONGEST_TITLE])
    return " ".join(shown.split())[:LONGEST_TITLE].rstrip()


def is_title(value: object) -> bool:
    """Whether this can be a title."""
    return isinstance(value, str) and value == clean_title(value)
