"""How plies are numbered: by rounds, a round being a turn of each side, as players write moves."""

from __future__ import annotations

from typing import NamedTuple

from tesserae.core.game import FIRST, SECOND, Position, Side


class Numbering(NamedTuple):
    """The number of a ply. round: from 1. turn: the side whose turn it is, within the round."""

    round: int
    turn: Side

    @property
    def written(self) -> str:
        """As in a record: "3." for the first side's turn, "3..." for the second's."""
        return f"{self.round}." if self.turn == FIRST else f"{self.round}..."

    def after(self, position: Position) -> Numbering:
        """The numbering of the next ply, which is played in `position`."""
        round_over = self.turn == SECOND and position.turn == FIRST
        return Numbering(self.round + round_over, position.turn)


def first_numbering(start: Position) -> Numbering:
    """The numbering of the first ply of a game that begins at `start`."""
    return Numbering(1, start.turn)
