"""Chooses the next puzzle, and the puzzle of the day."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from tesserae.app.model.practice import Choice, Progress
from tesserae.app.texts.dates import date_of, day_number
from tesserae.core.puzzle import days, lines_of
from tesserae.core.puzzle.days import FIRST_DAY
from tesserae.core.record.headers import is_day

if TYPE_CHECKING:
    from tesserae.app.model import Model

_HARDER_BY: Final[dict[Choice, int]] = {"near": 0, "easier": -250, "harder": 250}
"""How many points the next puzzle is harder than the solver's rating."""

_CANDIDATES: Final = 12
"""The number of best-fitting puzzles among which to choose the next one."""


class PoolEntry(NamedTuple):
    """A line of a pool without the solution. moves: the text of the moves to its position."""

    number: int
    moves: str
    theme: str
    difficulty: int


def entries_of(pool: str) -> Iterator[PoolEntry]:
    """The puzzles of a pool that `core.puzzle.checked_pool` has checked."""
    for line in lines_of(pool):
        fields = line.split("\t")
        yield PoolEntry(int(fields[0]), fields[1], fields[3], int(fields[4]))


def next_number(pool: str, progress: Progress, theme: str, choice: Choice, last: int) -> int | None:
    """An untried puzzle near the rating; None if none of that theme is left.

    Puzzles that continue from another's position come later, as they give away its solution.
    """
    target = progress.rating + _HARDER_BY[choice]
    tried = (progress.solved | progress.failed) - {last}
    untried = [puzzle for puzzle in entries_of(pool) if puzzle.number not in tried]
    left = sorted(
        (abs(puzzle.difficulty - target), puzzle.number, puzzle.moves)
        for puzzle in untried
        if puzzle.number != last and theme in ("", puzzle.theme)
    )
    if not left:
        return None
    starts = {puzzle.moves for puzzle in untried}
    apart = [number for _, number, moves in left if not _continues_from(moves, starts)]
    nearest = (apart or [number for _, number, _ in left])[:_CANDIDATES]
    return nearest[(progress.rated * 7 + last) % len(nearest)]


def _continues_from(moves: str, starts: set[str]) -> bool:
    """Whether moves continue from one of these starts."""
    while moves := moves.rpartition(".")[0]:
        if moves in starts:
            return True
    return False


def today_of(model: Model) -> str:
    """The browser's date, as in a record; `FIRST_DAY` if it is not one."""
    return model.device.today if is_day(model.device.today) else FIRST_DAY


def number_of_day(pool: str, date: str) -> int | None:
    """The number of the puzzle of a day, the same for everybody; None if there is none."""
    return days.number_of_day(pool, day_number(date) - day_number(FIRST_DAY))


def streak(progress: Progress, today: str) -> int:
    """The number of days in a row, up to today or yesterday, whose puzzle was solved."""
    solved = {date for date, is_solved in progress.days if is_solved}
    day = day_number(today)
    if today not in solved:
        day -= 1
    count = 0
    while date_of(day) in solved:
        count, day = count + 1, day - 1
    return count
