"""Hints for a puzzle: first the move's piece or a space, then the whole move."""

from __future__ import annotations

from tesserae.app.model import Model
from tesserae.app.practice import move_hints
from tesserae.app.practice.board import board_of
from tesserae.app.practice.puzzles import script
from tesserae.core.scene import Target
from tesserae.core.text import Text, text


def hint_targets(model: Model) -> tuple[Target, ...]:
    """The targets to mark: the move's first one on the board, or all that enter it."""
    move, table = script.hint_move(model), board_of(model).table
    if move is None or table is None:
        return ()
    return move_hints.targets(table, move, whole=script.page_of(model).solving.hint > 1)


def hint_text(model: Model) -> Text:
    """The hint in words."""
    move, table = script.hint_move(model), board_of(model).table
    if move is None or table is None:
        return text("puzzle.hint.marked")
    return move_hints.move_hint_text(table, move, whole=script.page_of(model).solving.hint > 1)
