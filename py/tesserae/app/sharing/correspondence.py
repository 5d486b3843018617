"""Correspondence: two people play one game by sending each other links.

The main line of the record is the game as both know it; other moves tried stay on the device.
"""

from __future__ import annotations

from functools import lru_cache

from tesserae.app.model.table import PERSON, Correspondence, Table
from tesserae.app.play.entering import is_formality
from tesserae.core.record import Record, go, main_line


@lru_cache(maxsize=4)
def answer_length(table: Table) -> int | None:
    """The length in plies of the game up to the turn to send; None without one.

    It includes the opponent's formalities, and the side's plies after them. The cursor is at the
    end of that turn, or after it, where you try moves that are not sent.
    """
    exchange, record = table.correspondence, table.record
    if exchange is None or table.seats != (PERSON, PERSON):
        return None
    first, line = exchange.plies, record.variation
    if record.ply < first or line[:first] != main_line(record).variation[:first]:
        return None  # a variation that branches off earlier
    positions, length = record.positions, first
    while not _is_over_after(record, length):
        own = positions[length].to_move == exchange.side
        if not own and not is_formality(table, length):
            return length if length > first else None
        if length == record.ply:
            return None
        length += 1
    return length


def answer_due(table: Table) -> bool:
    """Whether a link is due, as the turn of the side that plays here is over."""
    return answer_length(table) is not None


def without_trial_moves(table: Table) -> Table:
    """The table for the opponent: without moves tried after the turn."""
    length = answer_length(table) or table.record.ply
    line = table.record.variation[:length]
    return table._replace(record=table.record._replace(variation=line, ply=length))


def is_first_answer(table: Table) -> bool:
    """Whether only the link's recipient has played here since opening it.

    If both have, two people may be sharing this device.
    """
    exchange, record = table.correspondence, table.record
    if exchange is None:
        return False
    since = range(exchange.plies, record.ply)
    return all(
        record.positions[ply].to_move == exchange.side or is_formality(table, ply) for ply in since
    )


def receive(table: Table, length: int) -> Table:
    """The table of an opened link, as a correspondence for the side to move.

    length: the plies of the game in the link. A link to a game without plies does not start a
    correspondence.
    """
    record = table.record
    fresh = not record.plies and record.start == table.game.initial()
    if fresh or table.seats != (PERSON, PERSON):
        return table
    end = table._replace(record=go(record, length))
    exchange = None if end.over else Correspondence(end.position.to_move, length)
    return table._replace(correspondence=exchange, sent=0, shown=0)


def mark_sent(table: Table) -> Table:
    """Marks a table as shared: its line becomes the game, which the answer will continue."""
    if table.correspondence is not None or table.study:
        return table
    from tesserae.app.sharing import continuing

    length = len(table.record.variation)
    record = continuing.with_main_line(go(table.record, length))
    return table._replace(record=go(record, table.record.ply), sent=length)


def mark_displayed(table: Table) -> Table:
    """Marks a table whose link is on the screen, as people may copy that without a button."""
    if table.correspondence is not None or table.study or table.seats != (PERSON, PERSON):
        return table
    length = len(table.record.variation)
    return table if length == table.sent else table._replace(shown=length)


def _is_over_after(record: Record, length: int) -> bool:
    """Whether the game is over after `length` plies of the variation."""
    at = go(record, length)
    return at.ending is not None or at.position.outcome() is not None
