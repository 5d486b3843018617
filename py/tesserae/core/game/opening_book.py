"""An opening book to browse: the first positions of a game, and the value of every move there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar

from tesserae.core.position import Move, Position

P_contra = TypeVar("P_contra", bound=Position, contravariant=True)


class Way(NamedTuple):
    """A continuation: all moves that lead to mirror images of one position.

    move: the first of them. moves: their number. value: proven, for the side that makes them: 1 for
    a win, 0 for a draw, -1 for a loss. played: for each level, in how many of 100 games it plays
    one of them here; () if not measured.
    """

    move: Move
    moves: int
    value: int
    played: tuple[int, ...] = ()


class OpeningBook(Protocol[P_contra]):
    """The book of the first positions."""

    def value(self, position: P_contra) -> int | None:
        """The proven value for the side to move; None if the position is not in the book."""

    def ways(self, position: P_contra) -> Sequence[Way]:
        """The continuations, best first; () where the book ends."""
