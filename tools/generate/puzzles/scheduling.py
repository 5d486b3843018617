"""Puzzles for days to come, added to the list of a pool."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from zlib import crc32

from tesserae.core.puzzle import Puzzle
from tesserae.core.puzzle.tiers import tier_of

WEEK: Final = 7

_BEFORE: Final = 6
"""Days of the week before that of the first day, a Sunday."""


def schedule(puzzles: Sequence[Puzzle], days: Sequence[int], weeks: int) -> list[int]:
    """The numbers of the days, extended by `weeks` weeks from Monday to Sunday.

    Every day of the week has a seventh of the pool, by difficulty; there the puzzle comes next
    whose own day, if it ever had one, is longest ago. Monday's is of the easiest tier, if that has
    any.
    """
    order = sorted(puzzles, key=lambda it: (it.difficulty, it.number))
    shares = [
        [it.number for it in order[len(order) * day // WEEK : len(order) * (day + 1) // WEEK]]
        for day in range(WEEK)
    ]
    easy = {it.number for it in puzzles if not tier_of(it.difficulty)}
    shares[0] = [number for number in shares[0] if number in easy] or shares[0]
    numbers = list(days)
    last = {number: day for day, number in enumerate(numbers)}
    rest = -(len(numbers) + _BEFORE) % WEEK
    for day in range(len(numbers), len(numbers) + rest + WEEK * weeks):
        number = min(
            shares[(day + _BEFORE) % WEEK],
            key=lambda it: (last.get(it, -1), crc32(str(it).encode())),
        )
        numbers.append(number)
        last[number] = day
    return numbers
