"""The measured strength of a game's levels, each against the one below it."""

from __future__ import annotations

from typing import NamedTuple


class LevelResult(NamedTuple):
    """The result of a level against the one below it, in pairs of games with sides swapped.

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
        """The number of games."""
        return 2 * sum(self.pairs)

    @property
    def points(self) -> float:
        """The points of the higher level; there is one for each game."""
        return sum([number * points / 2 for points, number in enumerate(self.pairs)])
