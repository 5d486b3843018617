"""What an engine may know of a game beside its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from tesserae.core.position import Move, Position, Side

if TYPE_CHECKING:
    from random import Random

P_contra = TypeVar("P_contra", bound=Position, contravariant=True)

DECISIVE: Final = 1_000_000
"""Evaluations stay below this; a search counts wins from here."""


class EngineHints(Protocol[P_contra]):
    """What makes a search quick and its play strong; any game can be searched without."""

    def evaluate(self, position: P_contra, side: Side) -> int:  # noqa: ARG002
        """How good an unfinished position is for a side; for the other side the negative."""
        return 0

    @property
    def unit(self) -> int:
        """What the evaluation counts for one of what the game is about: a tile, a square."""
        return 1

    @property
    def odds(self) -> int:
        """Evaluation points per logit: at +odds a side wins 73 % of games."""
        return 3 * self.unit

    @property
    def drafts(self) -> Callable[[P_contra, Random], Iterator[Sequence[Move] | None]] | None:
        """For long turns, what a search may begin from; None if the game has nothing to offer.

        Drafts of a turn, likely good ones first and no two alike: each the legal
        plies that it begins with. None comes in between, after a few milliseconds'
        work. There are none at all where all that may be done is better tried ply
        by ply. Chance comes from the random numbers alone.
        """
        return None
