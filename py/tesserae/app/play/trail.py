"""What the other side has just done: the plies of its turn, marked until the next click."""

from __future__ import annotations

from tesserae.app.model import Model
from tesserae.app.model.table import PERSON, Table
from tesserae.core.game import OPPONENT, Played, Position


def trail(model: Model, table: Table) -> tuple[Played[Position], ...]:
    """The plies to mark; none once something was clicked, unless they ended the game."""
    if table.over:
        return _turn(table)
    return last_turn(table) if model.play.news and not model.play.selection else ()


def last_turn(table: Table) -> tuple[Played[Position], ...]:
    """The plies of the turn that the last ply belongs to.

    () for a person's own turn against an engine, and while a person is making the turn: they know
    what they have done.
    """
    plies = _turn(table)
    if not plies:
        return ()
    turn = plies[0][0].turn
    own = table.seats[turn] == PERSON
    known = own and (table.seats[OPPONENT[turn]] != PERSON or table.position.turn == turn)
    return () if known else plies


def _turn(table: Table) -> tuple[Played[Position], ...]:
    """The plies of the turn that the last ply belongs to."""
    record = table.record
    positions, moves = record.positions, record.moves
    first = record.ply
    while first and positions[first - 1].turn == positions[record.ply - 1].turn:
        first -= 1
    return tuple((positions[n], moves[n]) for n in range(first, record.ply))
