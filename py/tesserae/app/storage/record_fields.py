"""The fields of a record in the texts of games and of chapters, read strictly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tesserae.app.texts.stored_json import count, field, unreadable
from tesserae.core.game import Game, Position
from tesserae.core.record import START, Record, Variation, go, headers, movetext


def branch_choices(record: Record) -> list[int]:
    """The current variation as it is stored: the index of each ply among its siblings.

    0 is the main line, 1 the first variation beside it, and so on.
    """
    branches = record.branches()
    parents = (START, *record.variation)
    return [
        branches[parent].index(number)
        for parent, number in zip(parents, record.variation, strict=False)
    ]


def read_record(game: Game[Position], stored: Mapping[str, Any]) -> Record:
    """The record in the fields of a game or a chapter."""
    start = game.decode(field(stored, "start", str)) if "start" in stored else game.initial()
    record = movetext.read(game, start, field(stored, "moves", str))
    variation = _variation(record, field(stored, "line", list))
    return go(record._replace(variation=variation), count(stored, "ply"))


def read_date(stored: Mapping[str, Any]) -> str:
    """The date in the fields of a game or a chapter."""
    date = stored.get("date")
    return date if isinstance(date, str) and headers.is_date(date) else ""


def read_players(stored: Mapping[str, Any]) -> tuple[str, str]:
    """The players in the fields of a game or a chapter."""
    items = field(stored, "players", list) if "players" in stored else ["", ""]
    if len(items) != 2 or not all(map(headers.is_name, items)):
        raise unreadable()
    return items[0], items[1]


def _variation(record: Record, choices: list[object]) -> Variation:
    """The variation of some branch choices, followed along main lines to its end."""
    branches, plies, remaining = record.branches(), [], iter(choices)
    number = START
    while number in branches:
        index = next(remaining, 0)
        if type(index) is not int or not 0 <= index < len(branches[number]):
            raise unreadable()
        number = branches[number][index]
        plies.append(number)
    if len(plies) < len(choices):
        raise unreadable()
    return tuple(plies)
