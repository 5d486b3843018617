"""A move that is hinted at: first where to play, or with what; then the whole of it."""

from __future__ import annotations

from tesserae.app.model.table import Table
from tesserae.core.entry import Entry
from tesserae.core.game import Move
from tesserae.core.scene import Target
from tesserae.core.text import Text, text


def targets(table: Table, move: Move, *, whole: bool) -> tuple[Target, ...]:
    """What is marked on the board: where the move begins, or all that enters it."""
    entry = _entry(table, move)
    if whole or entry is None:
        return () if entry is None else entry.targets
    return tuple(it for it in entry.targets if _stock_name(table, it) is None)[:1]


def told(table: Table, move: Move, *, whole: bool) -> Text:
    """The hint in words."""
    if whole:
        return text("puzzle.hint.told", what=table.game.describe(table.position, move))
    if not targets(table, move, whole=False) and (entry := _entry(table, move)):
        name = _stock_name(table, entry.targets[0])  # there is no board to mark
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
