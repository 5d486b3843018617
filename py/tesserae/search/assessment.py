"""What a review finds of a turn; apart from the search, as pages need it too."""

from __future__ import annotations

from typing import NamedTuple

from tesserae.core.game import Move, Position


class PlayedTurn(NamedTuple):
    """A turn of a game: the position before it, its moves, and the position after it."""

    position: Position
    moves: tuple[Move, ...]
    after: Position


class Line(NamedTuple):
    """A turn and, as far as it is known, the reply to it.

    score: for the side that makes the turn, 0 if nothing is known. depth: in plies; 0 if nothing
    is known. proven: the sign of the score is the value of the turn.
    """

    score: int
    moves: tuple[Move, ...]
    depth: int = 1
    proven: bool = False


class Assessment(NamedTuple):
    """What a turn was worth: the best one in its place, and the one that was played."""

    best: Line
    played: Line
