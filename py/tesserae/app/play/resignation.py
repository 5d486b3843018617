"""Resignation and agreement: ends outside a game's rules."""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model
from tesserae.app.model.dialog import Dialog
from tesserae.app.model.table import PERSON, Table
from tesserae.app.play.entering import without_transients
from tesserae.core import record as records
from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.record import Ending
from tesserae.core.text import text

_QUESTIONS: Final[tuple[Dialog, ...]] = ("resign", "agree")


def may_resign(table: Table) -> Side | None:
    """The side that a person may resign for now; None if there is none.

    Between two people it is the side on turn.
    """
    persons = [side for side in (FIRST, SECOND) if table.seats[side] == PERSON]
    if table.over or not persons or not table.record.ply or not table.at_front:
        return None
    to_move: Side = table.position.to_move
    return Side(to_move if to_move in persons else persons[0])


def may_agree(table: Table) -> bool:
    """Whether a person may end the game by agreement now."""
    possible = may_resign(table) is not None
    return possible and table.game.agreed_outcome(table.position) is not None


def resign(model: Model) -> Model:
    """Resigns for the person."""
    table = model.table
    loser = may_resign(table) if table else None
    return model if table is None or loser is None else _with_ending(model, table, Ending(loser))


def agree(model: Model) -> Model:
    """Ends the game by agreement, unless an engine declines."""
    table = model.table
    if table is None or not may_agree(table):
        return model
    if max(table.seats) > PERSON and not _engine_agrees(table):
        return model._replace(notice=text("agree.declined")).with_dialog(open="")
    return _with_ending(model, table, Ending(None))


def _engine_agrees(table: Table) -> bool:
    """Whether an engine agrees to a draw: if it sees nothing left to gain for either side."""
    outcome = table.game.agreed_outcome(table.position)
    level = outcome is not None and outcome.winner is None
    return level and table.game.is_settled(table.position)


def close_questions(model: Model) -> Model:
    """Closes a question that the end of the game has settled."""
    over = model.table is not None and model.table.over
    return model.with_dialog(open="") if over and model.dialog.open in _QUESTIONS else model


def _with_ending(model: Model, table: Table, ending: Ending) -> Model:
    record = records.end(table.record, ending)
    ended = model.with_table(table._replace(record=record, link=""))
    return without_transients(ended).with_dialog(open="")
