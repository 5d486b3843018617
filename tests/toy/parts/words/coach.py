"""What a coach says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.core.blunders import is_blunder
from tesserae.core.game import OPPONENT, Move, Played
from tesserae.core.teaching.coach import Coach
from tesserae.core.text import Text, text
from tests.toy.konane.rules import START, Position

from .strings.coach import STRINGS


def advice(position: Position, plies: Sequence[Played[Position]]) -> Text | None:
    """What to think of, at the start."""
    return text("konane.coach.start") if not plies and position == START else None


def risk(position: Position, move: Move) -> Text | None:
    """A move that lets the other side win at once, where another does not."""
    if not is_blunder(position, move):
        return None
    return text(f"konane.coach.risk.{OPPONENT[position.to_move]}")


COACH: Final = Coach(STRINGS, advice, risk)
