"""Finds the game on this device that a link continues."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tesserae.app.model.table import PERSON, Table
from tesserae.app.sharing import continuing
from tesserae.app.sharing.correspondence import answer_length
from tesserae.app.texts.dates import day_text
from tesserae.core.record import START, Record, go, headers, main_line
from tesserae.core.text import Text, text


class Found(NamedTuple):
    """The game that a link continues, or from which it comes.

    known: as it is on the device. shown: as it will be shown. grown: whether the link added plies.
    notice: a notice about it; None if the person was waiting for the link.
    """

    known: Table
    shown: Table
    grown: bool
    notice: Text | None


def continued_game(tables: Iterable[Table], slug: str, record: Record) -> Found | None:
    """The game that begins with the record of a link, or else the one that the link continues.

    Answered or shared games come before those only viewed. A game played by two people on one
    device counts if its link was shared.
    """
    some = [it for it in tables if it.slug == slug and not it.study and it.by_link]
    some = [it for it in some if it.record.start == record.start and record.moves]
    some = [it for it in some if it.correspondence is not None or it.record.plies]
    for table in some:
        older = _found_at_latest_ply(table, record)
        if older is not None:
            return older
    answered = [it for it in some if _is_answered_here(it, record)]
    others = [it for it in some if it not in answered and it.seats == (PERSON, PERSON)]
    for table in (*answered, *others):
        longer = _extended_record(table, record)
        if longer is not None:
            notice = None if table in answered else text("link.of_game.grown")
            return Found(table, table._replace(record=longer), grown=True, notice=notice)
    return None


def _found_at_latest_ply(table: Table, record: Record) -> Found | None:
    """The table at its latest ply, if its game begins with a record.

    A link to the whole game shows the ply in the link.
    """
    end = table._replace(record=main_line(table.record))
    due = answer_length(end)
    length, plies = len(record.moves), len(end.record.moves)
    newest = due or plies
    looked_at = record.ply if record.ply < length == newest else newest
    ending = go(record, length).ending
    if length > newest or end.record.moves[:length] != record.moves:
        return None
    if ending is not None and ending != go(end.record, length).ending:
        return None
    record_shown = go(end.record, looked_at)
    shown = table if table.record == record_shown else table._replace(record=record_shown, link="")
    notice = _longer_game_notice(table, end.record, record.ply) if length < newest else None
    return Found(table, shown, grown=False, notice=notice)


def _longer_game_notice(table: Table, record: Record, ply: int) -> Text:
    """The notice that a game has continued after a link to it, with the ply of the link."""
    number = record.variation[ply - 1] if ply else START
    if headers.is_date(table.date):
        return text("link.of_game.day", day=day_text(table.date), ply=number)
    return text("link.of_game", ply=number)


def _is_answered_here(table: Table, record: Record) -> bool:
    """Whether a record continues moves played or shared here."""
    if table.seats != (PERSON, PERSON):
        return False
    if table.sent:
        return True
    exchange = table.correspondence
    return exchange is not None and continuing.common(table.record, record) > exchange.plies


def _extended_record(table: Table, record: Record) -> Record | None:
    """The record of the table's game, extended by a link; None unless the link continues it.

    A link that was on the screen has the line of that time, even if the game is another one by now.
    """
    common = continuing.common(table.record, record)
    if table.shown and table.shown <= common < len(record.moves):
        return continuing.extended_by(table.record, record, 0)
    return continuing.extended_by(table.record, record, _shared_plies(table))


def _shared_plies(table: Table) -> int:
    """The number of plies of the main line that both players know."""
    exchange = table.correspondence
    if exchange is not None:
        return exchange.plies
    return table.sent or len(main_line(table.record).moves)
