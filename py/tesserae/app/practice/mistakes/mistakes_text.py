"""Mistakes as stored text, read strictly."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from tesserae.app.model.practice import SOLVES_TO_REMOVE, Mistake, Mistakes
from tesserae.app.practice.mistakes.schedule import MOST_MISTAKES, merge_mistakes
from tesserae.app.texts.stored_json import count, field, read_object, unreadable
from tesserae.core.errors import BadInput
from tesserae.core.json_text import compact
from tesserae.core.puzzle import BETTER, DRAW, WIN
from tesserae.core.record.headers import is_day
from tesserae.games import catalog

MISTAKES: Final = "mistakes"
"""Their key in the storage."""

_START: Final = re.compile(r"[!-~]{0,200}")
_MOVE: Final = re.compile(r"[0-9A-Za-z-]{1,12}")
_ORIGIN: Final = re.compile(r"[0-9A-Za-z_-]{0,60}")
_LONGEST_TURN: Final = 60
_LAST_VERSION: Final = 2**31


def write_mistakes(kept: Mistakes) -> str:
    """Mistakes as text; read back by `read_mistakes`."""
    fields = [_fields(mistake) for mistake in kept.values()]
    return compact({"mistakes": fields})


def read_mistakes(text: str) -> Mistakes:
    """The mistakes in a text; drops malformed ones, and those of unknown games.

    Positions and moves are only checked when you try a mistake.
    """
    try:
        stored = field(read_object(text), "mistakes", list)
    except BadInput:
        return {}
    mistakes: dict[tuple[str, str], Mistake] = {}
    for item in stored[: 2 * MOST_MISTAKES]:
        try:
            mistake = _read(item)
        except BadInput:
            continue
        mistakes[mistake.key] = mistake
    return merge_mistakes(mistakes, {})


def _fields(mistake: Mistake) -> dict[str, object]:
    fields: dict[str, object] = {
        "game": mistake.slug,
        "start": mistake.start,
        "from": mistake.origin,
        "solved": mistake.solved,
        "day": mistake.due,
        "version": mistake.version,
    }
    if mistake.solved < SOLVES_TO_REMOVE:
        turns = {"played": list(mistake.played), "better": list(mistake.better)}
        fields = {**fields, **turns, "asks": mistake.asks, "cost": mistake.cost}
    return fields


def _read(item: object) -> Mistake:
    if not isinstance(item, dict):
        raise unreadable()
    mistake = Mistake(
        slug=_text(item, "game"),
        start=_text(item, "start"),
        played=(),
        better=(),
        asks=BETTER,
        cost=0,
        origin=_text(item, "from"),
        solved=count(item, "solved", SOLVES_TO_REMOVE + 1),
        due=_text(item, "day"),
        version=count(item, "version", _LAST_VERSION),
    )
    fits = mistake.slug in catalog.NAMES and _START.fullmatch(mistake.start) is not None
    if not fits or _ORIGIN.fullmatch(mistake.origin) is None or not is_day(mistake.due):
        raise unreadable()
    if mistake.solved == SOLVES_TO_REMOVE:
        return mistake
    asks = _text(item, "asks")
    if asks not in (WIN, DRAW, BETTER):
        raise unreadable()
    return mistake._replace(
        played=_moves(item, "played"),
        better=_moves(item, "better"),
        asks=asks,
        cost=count(item, "cost", 101),
    )


def _text(item: Mapping[str, Any], name: str) -> str:
    value: str = field(item, name, str)
    return value


def _moves(item: Mapping[str, Any], name: str) -> tuple[str, ...]:
    moves: list[object] = field(item, name, list)
    if not 0 < len(moves) <= _LONGEST_TURN:
        raise unreadable()
    if not all(isinstance(move, str) and _MOVE.fullmatch(move) for move in moves):
        raise unreadable()
    return tuple([str(move) for move in moves])
