"""A review's assessment of a turn, and winning chances; without the search, for pages."""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from tesserae.core.game import DECISIVE, Move, Position

SEEMS_WON: Final = DECISIVE // 2
"""Scores beyond this are wins that search has found; no static evaluation comes near."""


def expected_score(score: int, odds: int, *, proven: bool = False) -> float:
    """The expected score of the side that a score is for, 0 to 1. odds: of the game."""
    if proven or abs(score) > SEEMS_WON:
        return 0.5 + ((score > 0) - (score < 0)) / 2
    return 1 / (1 + exp(-score / odds))


class PlayedTurn(NamedTuple):
    """A turn of a game: the position before it, its moves, and the position after it."""

    position: Position
    moves: tuple[Move, ...]
    after: Position


class Line(NamedTuple):
    """A turn and, as far as known, how the game goes on after it.

    score: for the side that makes the turn, 0 if nothing is known. depth: in plies; 0 if nothing
    is known. proven: the sign of the score is the value of the turn.
    """

    score: int
    moves: tuple[Move, ...]
    depth: int = 1
    proven: bool = False

    def chance(self, odds: int) -> float:
        """The expected score of the side that makes the turn, as `expected_score`."""
        return expected_score(self.score, odds, proven=self.proven)


class Assessment(NamedTuple):
    """The assessment of a turn: the best one, and the one played."""

    best: Line
    played: Line
