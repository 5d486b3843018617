"""Whole numbers in texts from outside."""

from __future__ import annotations

_DIGITS = frozenset("0123456789")


def is_number(text: str, longest: int) -> bool:
    """Whether a text has only ASCII digits, at most `longest`.

    `int` also takes signs, spaces, underscores and digits of other scripts.
    """
    return 0 < len(text) <= longest and _DIGITS.issuperset(text)
