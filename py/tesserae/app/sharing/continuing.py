"""Extends the record of a game by links with the moves of another link."""

from __future__ import annotations

from tesserae.core import record as records
from tesserae.core.record import START, Record, editing, go, main_line


def extended_by(known: Record, record: Record, plies: int) -> Record | None:
    """A record with the variation of another as its main line, and with the other's cursor.

    None unless the other has the first `plies` plies of the main line, and more.
    """
    game = main_line(known).moves[:plies]
    if record.moves[:plies] != game or len(record.moves) <= plies:
        return None
    longer = go(known, 0)
    for move in record.moves:
        if longer.ending is not None:
            return None  # the known game ends here
        longer = records.play(longer, move)
    longer = with_main_line(longer)
    ending = go(record, len(record.variation)).ending
    return go(records.end(longer, ending) if ending else longer, record.ply)


def with_main_line(record: Record) -> Record:
    """The record with the line to its cursor as the main line."""
    known = main_line(record).variation[: record.ply]
    if known == record.variation[: record.ply]:
        return record
    return editing.make_main(record, record.cursor)


def common(known: Record, record: Record) -> int:
    """The number of moves that a record shares from the start with any variation of another."""
    plies = {(ply.parent, ply.move): number for number, ply in enumerate(known.plies)}
    at, common = START, 0
    for move in record.moves:
        number = plies.get((at, move))
        if number is None:
            break
        at, common = number, common + 1
    return common
