"""Hints for a move: first its piece or a space, then the whole move."""

from __future__ import annotations

from tesserae.app.model.table import Table
from tesserae.app.play.hint_steps import entry_of, stock_name
from tesserae.core.game import Move
from tesserae.core.scene import Target
from tesserae.core.text import Text, text


def targets(table: Table, move: Move, *, whole: bool) -> tuple[Target, ...]:
    """The targets to mark: the move's first one on the board, or all that enter it."""
    entry = entry_of(table, move)
    if whole or entry is None:
        return () if entry is None else entry.targets
    return tuple(it for it in entry.targets if stock_name(table, it) is None)[:1]


def move_hint_text(table: Table, move: Move, *, whole: bool) -> Text:
    """The hint in words."""
    if whole:
        return text("puzzle.hint.told", what=table.game.describe(table.position, move))
    if not targets(table, move, whole=False) and (entry := entry_of(table, move)):
        name = stock_name(table, entry.targets[0])  # nothing to mark on the board
        if name is not None:
            return text("puzzle.hint.told", what=name)
    return text("puzzle.hint.marked")
