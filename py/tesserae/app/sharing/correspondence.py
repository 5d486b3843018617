"""Correspondence: two people play one game by sending each other links."""

from __future__ import annotations

from collections.abc import Iterable

from tesserae.app.model.table import PERSON, Correspondence, Table
from tesserae.core import record as records
from tesserae.core.record import Record, go


def answer_due(table: Table) -> bool:
    """Whether a link is to be sent: a ply was played here, and it is the opponent's turn."""
    exchange, record = table.correspondence, table.record
    if exchange is None or table.seats != (PERSON, PERSON) or not record.at_end:
        return False
    done = len(record.plies) > exchange.plies or record.ending is not None
    return done and (table.over or table.position.to_move != exchange.side)


def is_first_answer(table: Table) -> bool:
    """Whether only the side that the link is for has played here since it was opened.

    If both have, two people may be sharing this device.
    """
    exchange, record = table.correspondence, table.record
    if exchange is None:
        return False
    line = zip(record.variation[: record.ply], record.positions, strict=False)
    return all(before.to_move == exchange.side for ply, before in line if ply >= exchange.plies)


def received(table: Table) -> Table:
    """The table of a link that was opened, as a correspondence for the side to move.

    A link to a game without plies starts no correspondence.
    """
    fresh = not table.record.plies and table.record.start == table.game.initial()
    if fresh or table.seats != (PERSON, PERSON):
        return table
    end = table._replace(record=go(table.record, len(table.record.variation)))
    exchange = None if end.over else Correspondence(end.position.to_move, len(end.record.plies))
    return table._replace(correspondence=exchange)


def continued(tables: Iterable[Table], slug: str, record: Record) -> tuple[Table, Table] | None:
    """The table that a record continues: as it is, and with the new plies.

    Only a correspondence in which something was played here is continued; its variations
    are kept.
    """
    for table in tables:
        known, exchange = table.record, table.correspondence
        answered = exchange is not None and len(known.plies) > exchange.plies
        alike = table.slug == slug and known.start == record.start
        if answered and alike and record.moves[: len(known.variation)] == known.moves:
            return table, table._replace(record=_grown(known, record))
    return None


def _grown(known: Record, record: Record) -> Record:
    """A record, extended by the variation of another that begins alike, with its cursor."""
    grown = go(known, len(known.variation))
    for move in record.moves[grown.ply :]:
        grown = records.play(grown, move)
    ending = go(record, len(record.variation)).ending
    return go(records.end(grown, ending) if ending else grown, record.ply)
