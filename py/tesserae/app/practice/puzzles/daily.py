"""The puzzle of the day, on a page that is still open the next day."""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model
from tesserae.app.model.practice import Phase
from tesserae.app.model.screen import TODAY, DayPuzzle
from tesserae.app.practice.puzzles import choosing, script

_NOT_THERE: Final[tuple[Phase, ...]] = ("loading", "missing")
_PHASES_OVER: Final[tuple[Phase, ...]] = ("solved", "shown")


def on_new_day(before: Model, after: Model) -> Model:
    """The model with the puzzle of the new day, if its page asks for today's.

    A puzzle stays, as that of its own day, if it was begun, or is over and still visible.
    """
    page = after.screen
    if not isinstance(page, DayPuzzle):
        return after
    phase = page.board.phase
    if phase in _NOT_THERE:
        return script.open_puzzle(after)
    if page.day != TODAY:
        return after
    if after.device.hidden if phase in _PHASES_OVER else not _is_begun(before):
        return script.open_puzzle(after)
    return after._replace(screen=page._replace(day=choosing.today_of(before)))


def _is_begun(model: Model) -> bool:
    """Whether the solver has begun the puzzle on the page, even by half a move."""
    page, table = script.page_of(model), model.table
    puzzle = page.solving.puzzle
    if table is None or puzzle is None:
        return False
    touched = page.solving.first_try_over or page.solving.hint or model.play.selection
    return bool(touched) or table.record.ply != len(puzzle.moves)
