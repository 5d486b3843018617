"""What the other side has just done: the plies of its turn, marked until the next click."""

from __future__ import annotations

from tesserae.app.model import Model
from tesserae.app.table import PERSON, Table
from tesserae.core.game import Played, Position


def trail(model: Model, table: Table) -> tuple[Played[Position], ...]:
    """The plies to mark; none once something was clicked."""
    return last_turn(table) if model.play.news and not model.play.selection else ()


def last_turn(table: Table) -> tuple[Played[Position], ...]:
    """The plies of the turn that the last ply belongs to.

    None of a person's own turn against an engine, nor while a person makes the turn: they know.
    """
    record = table.record
    if not record.ply:
        return ()
    positions, moves = record.positions, record.moves
    turn = positions[record.ply - 1].turn
    own = table.seats[turn] == PERSON
    if own and (table.seats[1 - turn] != PERSON or table.position.turn == turn):
        return ()
    first = record.ply - 1
    while first and positions[first - 1].turn == turn:
        first -= 1
    return tuple((positions[n], moves[n]) for n in range(first, record.ply))
