"""Summaries of games: made of tables, written, read strictly, and listed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, cast

from tesserae.app.model import Model
from tesserae.app.storage.json_text import broken, count, typed
from tesserae.app.storage.library import Result, Summary
from tesserae.app.table import Table
from tesserae.core.game import FIRST, SECOND
from tesserae.core.record import go
from tesserae.core.record import text as record_text
from tesserae.games import catalog
from tesserae.search.levels import LEVELS

LATEST: Final = 2**52
"""Above every version and every time in milliseconds."""

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_MOST_PLIES: Final = 100_000
_RESULTS: Final[tuple[Result, ...]] = ("", "first", "second", "draw")


def read_id(kept: Mapping[str, Any]) -> str:
    """The name of a kept game. BadInput if it is none."""
    name: str = typed(kept, "id", str)
    if not _ID.fullmatch(name):
        raise broken()
    return name


def read_summary(kept: object) -> Summary:
    """The summary that the device kept beside a game. BadInput if it is malformed."""
    if not isinstance(kept, dict):
        raise broken()
    about = typed(kept, "about", dict)
    seats, players = typed(about, "seats", list), typed(about, "players", list)
    levels = {0, *(level.number for level in LEVELS)}
    if len(seats) != 2 or not all(type(seat) is int and seat in levels for seat in seats):
        raise broken()
    if len(players) != 2 or not all(map(record_text.is_name, players)):
        raise broken()
    result = typed(about, "result", str)
    if result not in _RESULTS:
        raise broken()
    return Summary(
        read_id(kept),
        count(kept, "version", LATEST),
        catalog.by_slug(typed(kept, "game", str)).slug,
        count(kept, "updated", LATEST),
        count(kept, "used", LATEST),
        count(about, "plies", _MOST_PLIES),
        (seats[0], seats[1]),
        count(about, "turn", 2),
        cast(Result, result),
        typed(about, "linked", bool),
        (players[0], players[1]),
    )


def about(table: Table) -> dict[str, object]:
    """What is kept of a table beside its text, for the lists."""
    summary = summary_of(table)
    return {
        "plies": summary.plies,
        "seats": list(summary.seats),
        "turn": summary.turn,
        "result": summary.result,
        "linked": summary.linked,
        "players": list(summary.players),
    }


def summary_of(table: Table, version: int = 0, updated: int = 0, used: int = 0) -> Summary:
    """A table in a line of a list."""
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
        bool(table.link) or table.correspondence is not None,
        table.players,
    )


def listed(model: Model) -> list[Summary]:
    """All games in which something was played, the one used last first.

    What is loaded is as it stands on the page; what was never saved comes first.
    """
    known = model.library.summaries
    loaded = {table.id: table for table in model.tables if table.record.plies}
    unsaved = [summary_of(table) for id, table in loaded.items() if id not in known]
    saved = [
        summary_of(loaded[id], *_stamps(summary)) if id in loaded else summary
        for id, summary in known.items()
    ]
    saved = [summary for summary in saved if summary.plies or summary.id in loaded]
    return unsaved + sorted(saved, key=lambda it: -it.used)


def _stamps(summary: Summary) -> tuple[int, int, int]:
    return summary.version, summary.updated, summary.used


def _result(end: Table) -> Result:
    outcome = end.outcome
    if outcome is None:
        return ""
    return {FIRST: "first", SECOND: "second"}.get(outcome.winner, "draw")  # type: ignore[arg-type, return-value]
