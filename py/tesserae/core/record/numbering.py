"""Numbers plies by rounds, as players do; a round is a turn of each side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tesserae.core.game import FIRST, SECOND, Game, Move, Position, Side
from tesserae.core.record import Record


class Numbering(NamedTuple):
    """The number of a ply. round: from 1. turn: the side whose turn it is, within the round."""

    round: int
    turn: Side

    @property
    def label(self) -> str:
        """As in a record: "3." for the first side's turn, "3..." for the second's."""
        return f"{self.round}." if self.turn == FIRST else f"{self.round}..."

    def after(self, position: Position) -> Numbering:
        """The numbering of the next ply, from `position`."""
        round_over = self.turn == SECOND and position.turn == FIRST
        return Numbering(self.round + round_over, position.turn)


def number_moves(
    game: Game[Position], numbering: Numbering, position: Position, moves: Sequence[Move]
) -> str:
    """Consecutive moves, each turn with its number: "3... Ca2 4. Sb1"."""
    names: list[str] = []
    previous: Numbering | None = None
    for move in moves:
        if numbering != previous:
            names.append(numbering.label)
        names.append(game.format_move(position, move))
        previous, position = numbering, position.apply(move)
        numbering = numbering.after(position)
    return " ".join(names)


def at_cursor(record: Record) -> Numbering:
    """The numbering of the next ply at the cursor."""
    numbering = first_numbering(record.start)
    for position in record.positions[1 : record.ply + 1]:
        numbering = numbering.after(position)
    return numbering


def last_move(game: Game[Position], record: Record) -> str:
    """The ply that led to the cursor with its number: "3... Ca2"; "" at the start."""
    if record.last is None:
        return ""
    before = record._replace(ply=record.ply - 1)
    return number_moves(game, at_cursor(before), before.position, [record.last])


def first_numbering(start: Position) -> Numbering:
    """The numbering of the first ply of a game that begins at `start`."""
    return Numbering(1, start.turn)
