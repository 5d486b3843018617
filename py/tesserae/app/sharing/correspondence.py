"""Playing by links to and fro: what is offered after a ply, and what an answer goes on from."""

from __future__ import annotations

from collections.abc import Iterable

from tesserae.app.model import PERSON, Post, Table
from tesserae.core import record as records
from tesserae.core.record import Record, go


def offered(table: Table) -> bool:
    """Whether a link is to go back: something was played on one, and now it is the other's turn."""
    post, record = table.post, table.record
    if post is None or table.seats != (PERSON, PERSON) or not record.at_end:
        return False
    done = len(record.plies) > post.plies or record.ending is not None
    return done and (table.over or table.position.to_move != post.side)


def first(table: Table) -> bool:
    """Whether nobody else has played here since the link was opened: two may sit at one device."""
    post, record = table.post, table.record
    if post is None:
        return False
    line = zip(record.variation[: record.ply], record.positions, strict=False)
    return all(before.to_move == post.side for ply, before in line if ply >= post.plies)


def posted(table: Table) -> Table:
    """The table of a link that was opened: whoever is to move there sends one back.

    A link to a game in which nothing has happened was not sent by anyone.
    """
    fresh = not table.record.plies and table.record.start == table.game.initial()
    if fresh or table.seats != (PERSON, PERSON):
        return table
    end = table._replace(record=go(table.record, len(table.record.variation)))
    post = None if end.over else Post(end.position.to_move, len(end.record.plies))
    return table._replace(post=post)


def continued(tables: Iterable[Table], slug: str, record: Record) -> tuple[Table, Table] | None:
    """The table whose line a record goes on from, as it was and as it is after that.

    Only a game that goes to and fro is gone on with, once something was played here;
    nothing in it is lost.
    """
    for table in tables:
        known, post = table.record, table.post
        answered = post is not None and len(known.plies) > post.plies
        alike = table.slug == slug and known.start == record.start
        if answered and alike and record.moves[: len(known.variation)] == known.moves:
            return table, table._replace(record=_grown(known, record))
    return None


def _grown(known: Record, record: Record) -> Record:
    """A record with the line of another, which begins like its own; the cursor as there."""
    grown = go(known, len(known.variation))
    for move in record.moves[grown.ply :]:
        grown = records.play(grown, move)
    ending = go(record, len(record.variation)).ending
    return go(records.end(grown, ending) if ending else grown, record.ply)
