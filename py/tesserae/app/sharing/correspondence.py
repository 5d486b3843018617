"""Correspondence: two people play one game by sending each other links."""

from __future__ import annotations

from collections.abc import Iterable

from tesserae.app.table import PERSON, Correspondence, Table
from tesserae.core import record as records
from tesserae.core.record import Record, go


def answer_due(table: Table) -> bool:
    """Whether a link should go back: a ply was played here, and it is the opponent's turn."""
    letters, record = table.correspondence, table.record
    if letters is None or table.seats != (PERSON, PERSON) or not record.at_end:
        return False
    done = len(record.plies) > letters.plies or record.ending is not None
    return done and (table.over or table.position.to_move != letters.side)


def is_first_answer(table: Table) -> bool:
    """Whether only one side has played here since the link was opened.

    Otherwise two people may share this device.
    """
    letters, record = table.correspondence, table.record
    if letters is None:
        return False
    line = zip(record.variation[: record.ply], record.positions, strict=False)
    return all(before.to_move == letters.side for ply, before in line if ply >= letters.plies)


def received(table: Table) -> Table:
    """The table of a link that was opened: the side to move there sends one back.

    A link to a game without plies starts no correspondence.
    """
    fresh = not table.record.plies and table.record.start == table.game.initial()
    if fresh or table.seats != (PERSON, PERSON):
        return table
    end = table._replace(record=go(table.record, len(table.record.variation)))
    letters = None if end.over else Correspondence(end.position.to_move, len(end.record.plies))
    return table._replace(correspondence=letters)


def continued(tables: Iterable[Table], slug: str, record: Record) -> tuple[Table, Table] | None:
    """The table that a record continues, as it was and with the new plies.

    Only a correspondence in which something was played here is continued; its variations
    are kept.
    """
    for table in tables:
        known, letters = table.record, table.correspondence
        answered = letters is not None and len(known.plies) > letters.plies
        alike = table.slug == slug and known.start == record.start
        if answered and alike and record.moves[: len(known.variation)] == known.moves:
            return table, table._replace(record=_grown(known, record))
    return None


def _grown(known: Record, record: Record) -> Record:
    """A record extended by the line of another that begins alike; with the other's cursor."""
    grown = go(known, len(known.variation))
    for move in record.moves[grown.ply :]:
        grown = records.play(grown, move)
    ending = go(record, len(record.variation)).ending
    return go(records.end(grown, ending) if ending else grown, record.ply)
