"""The rating and the solved puzzles as stored text, read strictly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tesserae.app.model.practice import FIRST_RATING, Progress
from tesserae.app.texts.stored_json import object_or_empty
from tesserae.core.json_text import compact
from tesserae.core.record.headers import is_day
from tesserae.games import catalog

PROGRESS: Final = "puzzles"
"""Their key in the storage."""

LOWEST: Final = 100
HIGHEST: Final = 3500
_LAST_NUMBER: Final = 99_999
_MOST_PUZZLES: Final = 3_000
"""Maximum number of puzzles read for a game."""

DAYS: Final = 60
"""Number of days to remember."""

_QUICK, _STEADY, _SETTLED = 48, 20, 15
"""Elo's K for the first puzzles, of which there are _SETTLED, and for later ones."""


def rate(progress: Progress, difficulty: int, solved: bool) -> Progress:
    """The progress after a puzzle, by Elo's formula."""
    expected = 1 / (1 + 10 ** ((difficulty - progress.rating) / 400))
    factor = _QUICK if progress.rated < _SETTLED else _STEADY
    rating = progress.rating + round(factor * (int(solved) - expected))
    rating = max(LOWEST, min(HIGHEST, rating))
    return progress._replace(rating=rating, rated=progress.rated + 1)


def miss_cost(progress: Progress, number: int, difficulty: int) -> int:
    """The points that a miss or the solution costs; 0 if the puzzle was tried before."""
    return progress.rating - with_result(progress, number, difficulty, solved=False).rating


def hint_cost(progress: Progress, number: int, difficulty: int) -> int:
    """The points that a hint costs: half of a miss."""
    return miss_cost(progress, number, difficulty) // 2


def with_result(progress: Progress, number: int, difficulty: int, solved: bool) -> Progress:
    """The progress after a try at a puzzle; only the first try is rated."""
    if number in progress.solved or number in progress.failed:
        return progress
    progress = rate(progress, difficulty, solved)
    if solved:
        return progress._replace(solved=progress.solved | {number})
    return progress._replace(failed=progress.failed | {number})


def with_day(progress: Progress, day: str, solved: bool) -> Progress:
    """The progress with the result of a puzzle of the day; the first result stays."""
    if any(date == day for date, _ in progress.days):
        return progress
    days = sorted((*progress.days, (day, solved)))
    return progress._replace(days=tuple(days[-DAYS:]))


def merge_progress(
    mine: Mapping[str, Progress], theirs: Mapping[str, Progress]
) -> dict[str, Progress]:
    """The progress of two tabs or devices: all results of both."""
    slugs = sorted({*mine, *theirs})
    return {
        slug: _merge_results(mine.get(slug, Progress()), theirs.get(slug, Progress()))
        for slug in slugs
    }


def _merge_results(mine: Progress, theirs: Progress) -> Progress:
    newer = theirs if theirs.rated > mine.rated else mine
    solved = mine.solved | theirs.solved
    days = {**dict(theirs.days), **dict(mine.days)}
    return newer._replace(
        solved=solved,
        failed=(mine.failed | theirs.failed) - solved,
        days=tuple(sorted(days.items())[-DAYS:]),
    )


def write_progress(progress: Mapping[str, Progress]) -> str:
    """Progress as text; read back by `read_progress`."""
    fields = {
        slug: {
            "rating": it.rating,
            "rated": it.rated,
            "solved": sorted(it.solved),
            "failed": sorted(it.failed),
            "days": [[date, int(solved)] for date, solved in it.days],
        }
        for slug, it in sorted(progress.items())
    }
    return compact(fields)


def read_progress(text: str) -> dict[str, Progress]:
    """The progress in a text; drops malformed parts, and those of unknown games."""
    stored = object_or_empty(text)
    known = [slug for slug in catalog.NAMES if isinstance(stored.get(slug), dict)]
    return {slug: _read(stored[slug]) for slug in known}


def _read(stored: Mapping[str, Any]) -> Progress:
    solved = _numbers(stored.get("solved"))
    return Progress(
        _number(stored.get("rating"), LOWEST, HIGHEST, FIRST_RATING),
        _number(stored.get("rated"), 0, _LAST_NUMBER, 0),
        solved,
        _numbers(stored.get("failed")) - solved,
        _days(stored.get("days")),
    )


def _number(value: object, least: int, most: int, default: int) -> int:
    fits = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
    return value if fits and isinstance(value, int) else default


def _numbers(value: object) -> frozenset[int]:
    if not isinstance(value, list) or len(value) > _MOST_PUZZLES:
        return frozenset()
    return frozenset(
        number for number in value if type(number) is int and 0 < number <= _LAST_NUMBER
    )


def _days(value: object) -> tuple[tuple[str, bool], ...]:
    if not isinstance(value, list) or len(value) > _MOST_PUZZLES:
        return ()
    pairs = [
        pair for pair in value if isinstance(pair, list) and len(pair) == 2 and pair[1] in (0, 1)
    ]
    days = {
        pair[0]: bool(pair[1]) for pair in pairs if isinstance(pair[0], str) and is_day(pair[0])
    }
    return tuple(sorted(days.items())[-DAYS:])
