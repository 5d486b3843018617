"""How strong a game's levels were when they were measured, each against the one below it."""

from __future__ import annotations

from typing import NamedTuple


class Step(NamedTuple):
    """One level against the one below it, in pairs of games from one opening, sides swapped.

    pairs: how many brought the higher level 0, 1/2, 1, 3/2 and 2 points.
    elo: the difference; None if every game was won. low: with `high` its 95 % interval;
    high: None if it has no upper end.
    """

    pairs: tuple[int, int, int, int, int]
    elo: int | None
    low: int
    high: int | None

    @property
    def games(self) -> int:
        """How many games were played."""
        return 2 * sum(self.pairs)

    @property
    def points(self) -> float:
        """What the higher level got of as many points as there were games."""
        return sum([number * points / 2 for points, number in enumerate(self.pairs)])
