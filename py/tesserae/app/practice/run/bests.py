"""The best puzzle runs as stored text, read strictly."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from tesserae.app.model.puzzle_run import MINUTES, Beaten
from tesserae.app.texts.stored_json import object_or_empty
from tesserae.core.json_text import compact
from tesserae.core.record.headers import is_day
from tesserae.games import catalog

_MOST_SOLVED: Final = 10_000
_MOST_KINDS: Final = 200


class Best(NamedTuple):
    """The most puzzles solved in a run: ever, and on the last day with a run."""

    ever: int
    day: str
    of_day: int


Kind: TypeAlias = tuple[str, int, str]
"""The kind of a run: the game's slug, the minutes, the theme, "" for any."""

Bests: TypeAlias = Mapping[Kind, Best]


def beaten_by(bests: Bests, kind: Kind, today: str, solved: int) -> Beaten:
    """The record that a run has beaten."""
    best = bests.get(kind, Best(0, today, 0))
    if solved > best.ever:
        return "ever"
    return "day" if solved > (best.of_day if best.day == today else 0) else ""


def with_run(bests: Bests, kind: Kind, today: str, solved: int) -> Bests:
    """The best runs after another one."""
    return _merge(bests, {kind: Best(solved, today, solved)})


def merge_texts(mine: str, theirs: str) -> str:
    """The best runs of two tabs or devices."""
    return write_bests(_merge(read_bests(mine), read_bests(theirs)))


def _merge(mine: Bests, theirs: Bests) -> Bests:
    both = dict(mine)
    for kind, other in theirs.items():
        best = mine.get(kind, other)
        day, of_day = max(best[1:], other[1:])
        both[kind] = Best(max(best.ever, other.ever), day, of_day)
    return both


def write_bests(bests: Bests) -> str:
    """The best runs as text; read back by `read_bests`."""
    return compact({"runs": [[*kind, *best] for kind, best in sorted(bests.items())]})


@lru_cache(maxsize=4)
def read_bests(text: str) -> Bests:
    """The best runs in a text; drops malformed ones, and those of unknown games."""
    stored = object_or_empty(text).get("runs") if text else None
    rows = stored[:_MOST_KINDS] if isinstance(stored, list) else []
    found: Bests = MappingProxyType({})
    for row in rows:
        if isinstance(row, list) and len(row) == 6:
            found = _merge(found, _read(*row))
    return found


def _read(
    slug: object, minutes: object, theme: object, ever: object, day: object, of_day: object
) -> Bests:
    """The bests in one record; none if it is malformed."""
    if not (isinstance(slug, str) and isinstance(theme, str) and isinstance(day, str)):
        return {}
    if not (type(minutes) is int and type(ever) is int and type(of_day) is int):
        return {}
    known = slug in catalog.NAMES and minutes in MINUTES and len(theme) < 30 and is_day(day)
    fits = known and 0 <= of_day <= ever < _MOST_SOLVED
    return {(slug, minutes, theme): Best(ever, day, of_day)} if fits else {}
