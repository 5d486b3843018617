"""The tiers of puzzles: their difficulty in a word."""

from __future__ import annotations

from typing import Final

BOUNDS: Final = (700, 1_100)
"""Difficulties at which a tier ends and the next one begins."""


def tier_of(difficulty: int) -> int:
    """The tier of a difficulty, the easiest being 0."""
    return sum(difficulty >= bound for bound in BOUNDS)
