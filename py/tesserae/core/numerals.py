"""Whole numbers in texts from outside."""

from __future__ import annotations

_DIGITS = frozenset("0123456789")


def is_number(text: str, longest: int) -> bool:
    """Whether a text is nothing but ASCII digits, at most so many: `int` reads others as well."""
    return 0 < len(text) <= longest and _DIGITS.issuperset(text)
