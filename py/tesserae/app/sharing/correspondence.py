"""Correspondence: two people play one game by sending each other links.

The main line of the record is the game as both know it; what else was tried stays on the device.
"""

from __future__ import annotations

from collections.abc import Iterable

from tesserae.app.model.table import PERSON, Correspondence, Table
from tesserae.core.record import Record, go, main_line


def answer_length(table: Table) -> int | None:
    """How many plies the game has with the turn played here that is to be sent; None without one.

    The cursor is at the end of that turn, or after it, where moves are tried that are not sent.
    """
    exchange, record = table.correspondence, table.record
    if exchange is None or table.seats != (PERSON, PERSON):
        return None
    first, line = exchange.plies, record.variation
    if record.ply < first or line[:first] != main_line(record).variation[:first]:
        return None  # a variation that leaves the game before it
    positions, length = record.positions, first
    while not _over(record, length):
        if positions[length].to_move != exchange.side:
            return length if length > first else None
        if length == record.ply:
            return None
        length += 1
    return length


def answer_due(table: Table) -> bool:
    """Whether a link is to be sent: the turn of the side that plays here is over."""
    return answer_length(table) is not None


def answered(table: Table) -> Table:
    """The table as the opponent is to get it: without what was tried after the turn."""
    length = answer_length(table) or table.record.ply
    line = table.record.variation[:length]
    return table._replace(record=table.record._replace(variation=line, ply=length))


def is_first_answer(table: Table) -> bool:
    """Whether only the side that the link is for has played here since it was opened.

    If both have, two people may be sharing this device.
    """
    exchange, record = table.correspondence, table.record
    if exchange is None:
        return False
    since = record.positions[exchange.plies : record.ply]
    return all(before.to_move == exchange.side for before in since)


def received(table: Table, length: int) -> Table:
    """The table of a link that was opened, as a correspondence for the side to move.

    length: the plies of the game in the link. A link to a game without plies starts no
    correspondence.
    """
    record = table.record
    fresh = not record.plies and record.start == table.game.initial()
    if fresh or table.seats != (PERSON, PERSON):
        return table
    end = table._replace(record=go(record, length))
    exchange = None if end.over else Correspondence(end.position.to_move, length)
    return table._replace(correspondence=exchange)


def continued(tables: Iterable[Table], slug: str, record: Record) -> tuple[Table, Table] | None:
    """The table that a record continues: as it is, and with the new plies as its main line.

    Only a correspondence in which something was played here is continued; its variations
    are kept.
    """
    for table in tables:
        exchange, known = table.correspondence, table.record
        if table.slug == slug and known.start == record.start and exchange is not None:
            from tesserae.app.sharing import continuing

            grown = continuing.grown(known, record, exchange.plies)
            if grown is not None:
                return table, table._replace(record=grown)
    return None


def _over(record: Record, length: int) -> bool:
    """Whether the game is over after so many plies of the variation."""
    at = go(record, length)
    return at.ending is not None or at.position.outcome() is not None
