"""Summaries of games: made of tables, written, read strictly, and listed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from tesserae.app.model import Model
from tesserae.app.model.chapters import name_of_study
from tesserae.app.model.saved_games import Result, Summary
from tesserae.app.model.table import Table
from tesserae.app.texts.stored_json import count, field, read_id, unreadable
from tesserae.core.game import FIRST, SECOND
from tesserae.core.record import go, headers
from tesserae.core.record.numbering import last_move
from tesserae.games import catalog
from tesserae.search.levels import LEVELS
from tesserae.view.lazy import Remembered

NUMBER_BOUND: Final = 2**52
"""Exclusive upper bound of versions, and of times in milliseconds."""

_LONGEST_POSITION: Final = 400
_MOST_PLIES: Final = 100_000
_MOST_CHAPTERS: Final = 1_000
_LAST_PLY: Final = re.compile(r"[A-Za-z0-9.\- ]{0,40}")
_RESULTS: Final[tuple[Result, ...]] = ("", "first", "second", "draw")


def read_summary(stored: object) -> Summary:
    """The summary stored with a game. BadInput if it is malformed."""
    if not isinstance(stored, dict):
        raise unreadable()
    about = field(stored, "about", dict)
    seats, players = field(about, "seats", list), field(about, "players", list)
    levels = {0, *(level.number for level in LEVELS)}
    if len(seats) != 2 or not all(type(seat) is int and seat in levels for seat in seats):
        raise unreadable()
    if len(players) != 2 or not all(map(headers.is_name, players)):
        raise unreadable()
    result = field(about, "result", str)
    if result not in _RESULTS:
        raise unreadable()
    return Summary(
        read_id(stored),
        count(stored, "version", NUMBER_BOUND),
        catalog.by_slug(field(stored, "game", str)).slug,
        count(stored, "updated", NUMBER_BOUND),
        count(stored, "used", NUMBER_BOUND),
        count(about, "plies", _MOST_PLIES),
        (seats[0], seats[1]),
        count(about, "turn", 2),
        cast(Result, result),
        field(about, "linked", bool),
        (players[0], players[1]),
        _read_text(about, "last", _LAST_PLY.fullmatch),
        "study" in about and field(about, "study", bool),
        _read_text(about, "position", lambda it: len(it) <= _LONGEST_POSITION),
        count(about, "chapters", _MOST_CHAPTERS) if "chapters" in about else 1,
        _read_text(about, "name", headers.is_title),
    )


def _read_text(about: Mapping[str, Any], name: str, fits: Callable[[str], object]) -> str:
    """A text; earlier versions did not store all of them."""
    found: str = field(about, name, str) if name in about else ""
    if not fits(found):
        raise unreadable()
    return found


def about(table: Table) -> dict[str, object]:
    """The part of a summary that is stored with a table's text; read by `read_summary`."""
    summary = summary_of(table)
    return {
        "plies": summary.plies,
        "seats": list(summary.seats),
        "turn": summary.turn,
        "result": summary.result,
        "linked": summary.linked,
        "players": list(summary.players),
        "last": summary.last,
        "position": summary.position,
        **({"study": True} if summary.study else {}),
        **({"chapters": summary.chapters} if summary.chapters > 1 else {}),
        **({"name": summary.name} if summary.name else {}),
    }


def summary_of(table: Table, version: int = 0, updated: int = 0, used: int = 0) -> Summary:
    """The summary of a table."""
    end = table._replace(record=go(table.record, len(table.record.variation)))
    return Summary(
        table.id,
        version,
        table.slug,
        updated,
        used,
        len(table.record.variation),
        table.seats,
        end.position.to_move,
        _result(end),
        table.by_link,
        table.players,
        last_move(table.game, end.record),
        table.study,
        _position_of(end),
        len(table.chapters.before) + 1 + len(table.chapters.after),
        name_of_study(table.chapters),
    )


def _position_of(end: Table) -> str:
    """The text of its position; "" if that is longer than any of a real game."""
    position = end.game.encode(end.position)
    return position if len(position) <= _LONGEST_POSITION else ""


def summaries_by_use(model: Model, *, studies: bool = False) -> list[Summary]:
    """The summaries of all games, or studies, in which something was played, last used first.

    Those that were never saved come before the others. Loaded ones are summed up as they are
    on the page.
    """
    everything = _last_by_use(model.saved_games.summaries, model.tables)
    return [summary for summary in everything if summary.study == studies]


def last_study(model: Model) -> Summary | None:
    """The study of the page's game that was used last; None without one."""
    studies = summaries_by_use(model, studies=True)
    return next((it for it in studies if it.slug == model.screen.slug), None)


def _by_use(known: Mapping[str, Summary], tables: tuple[Table, ...]) -> list[Summary]:
    """The summaries of games and studies."""
    loaded = {
        table.id: table
        for table in tables
        if table.record.plies or (table.study and not table.empty)
    }
    unsaved = [summary_of(table) for id, table in loaded.items() if id not in known]
    saved = [
        summary_of(loaded[id], it.version, it.updated, it.used) if id in loaded else it
        for id, it in known.items()
    ]
    saved = [it for it in saved if it.plies or it.study or it.id in loaded]
    return unsaved + sorted(saved, key=lambda it: -it.used)


_last_by_use: Final = Remembered(_by_use)
"""A page with a thousand games asks for them several times."""


def _result(end: Table) -> Result:
    outcome = end.outcome
    if outcome is None:
        return ""
    return {FIRST: "first", SECOND: "second"}.get(outcome.winner, "draw")  # type: ignore[arg-type, return-value]
