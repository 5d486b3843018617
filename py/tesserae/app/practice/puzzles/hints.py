"""Hints: first where to play, or with what; then the whole move."""

from __future__ import annotations

from tesserae.app.model import Model
from tesserae.app.model.table import Table
from tesserae.app.practice.board import board_of
from tesserae.app.practice.puzzles import script
from tesserae.core.entry import Entry
from tesserae.core.game import Move
from tesserae.core.scene import Target
from tesserae.core.text import Text, text


def hint_targets(model: Model) -> tuple[Target, ...]:
    """What is marked on the board: where the move begins, or all that enters it."""
    move, table = script.hint_move(model), board_of(model).table
    if move is None or table is None:
        return ()
    entry = _entry(table, move)
    if script.page_of(model).solving.hint > 1 or entry is None:
        return () if entry is None else entry.targets
    return tuple(it for it in entry.targets if _stock_name(table, it) is None)[:1]


def hint_text(model: Model) -> Text:
    """The hint in words."""
    move, table = script.hint_move(model), board_of(model).table
    if move is None or table is None:
        return text("puzzle.hint.marked")
    if script.page_of(model).solving.hint > 1:
        return text("puzzle.hint.told", what=table.game.describe(table.position, move))
    if not hint_targets(model) and (entry := _entry(table, move)):  # there is no board to mark
        name = _stock_name(table, entry.targets[0])
        if name is not None:
            return text("puzzle.hint.told", what=name)
    return text("puzzle.hint.marked")


def _entry(table: Table, move: Move) -> Entry | None:
    """A way to enter the move: one that begins with a piece, if there is one."""
    entries = [entry for entry in table.game.entries(table.position) if entry.move == move]
    by_piece = (entry for entry in entries if _stock_name(table, entry.targets[0]) is not None)
    return next(by_piece, entries[0] if entries else None)


def _stock_name(table: Table, target: Target) -> Text | None:
    """The name of the piece that a target picks; None if it picks none."""
    panel = table.game.panel(table.position, table.position.to_move)
    return next((stock.name for stock in panel.stocks if stock.target == target), None)
