"""One's own mistakes, as this device keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

Key: TypeAlias = tuple[str, str]
"""What a mistake is known by: the game's slug, and the position."""

GONE: Final = 2
"""How often a mistake is solved before it goes."""


class Mistake(NamedTuple):
    """A position in which a turn cost much; texts are those of notation.

    start: the position. played: the turn that was played. better: the best one.
    asks: WIN, DRAW or BETTER, of core.puzzle. cost: of the winning chances, in per cent.
    origin: the id of the game that it comes from.
    solved: how often in a row, on the days when it was due; GONE also if it was removed.
    due: the day it comes back, as in a record; or the day it went. version: grows with every
    change.
    """

    slug: str
    start: str
    played: tuple[str, ...]
    better: tuple[str, ...]
    asks: str
    cost: int
    origin: str
    solved: int = 0
    due: str = ""
    version: int = 1

    @property
    def key(self) -> Key:
        """What it is known by."""
        return self.slug, self.start


Mistakes: TypeAlias = Mapping[Key, Mistake]
"""All that are known, also some that have gone: they are not to come back."""
