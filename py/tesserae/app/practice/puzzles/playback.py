"""Stepping through a refutation or a solution."""

from __future__ import annotations

from tesserae.app.model import Model
from tesserae.app.play.entering import without_transients
from tesserae.app.practice.board import board_of
from tesserae.app.practice.puzzles import script
from tesserae.core import record as records
from tesserae.core.record import Record


def can_step(model: Model) -> tuple[bool, bool]:
    """Whether you can step back, and forward."""
    puzzle, board = script.page_of(model).solving.puzzle, board_of(model)
    if puzzle is None or board.table is None or board.phase not in ("wrong", "solved", "shown"):
        return False, False
    record = board.table.record
    back = record.ply > len(puzzle.moves) and not board.ahead
    return back, bool(board.ahead) or not record.at_end


def up_to_cursor(record: Record) -> Record:
    """The record without the plies after its cursor."""
    cut = records.begin(record.start)
    for move in record.moves[: record.ply]:
        cut = records.play(cut, move)
    return cut


def step(model: Model, plies: int) -> Model:
    """Goes back or forward by a ply; plays a pending ply at once."""
    back, forward = can_step(model)
    board = board_of(model)
    if board.table is None or not (forward if plies > 0 else back):
        return model
    if board.ahead:
        return script.SCRIPT.end_pause(model)
    record = board.table.record
    moved = board.table._replace(record=records.go(record, record.ply + plies))
    return without_transients(model.with_table(moved))
