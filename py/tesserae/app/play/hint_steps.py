"""A hint in steps: in a game with a coach first the piece, then the cell, then why.

Other games show it at once.
"""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model
from tesserae.app.model.table import Table
from tesserae.core.entry import Entry
from tesserae.core.game import Move
from tesserae.core.scene import Target
from tesserae.core.text import Text, text

PIECE: Final = 1
PLACE: Final = 2
WHY: Final = 3
"""The steps of a hint; WHY is the last."""


def first_step(table: Table, move: Move, *, in_steps: bool) -> int:
    """The first step of a hint at a move."""
    entry = entry_of(table, move)
    return PIECE if in_steps and entry is not None and len(entry.targets) > 1 else WHY


def marked_targets(model: Model, table: Table, move: Move) -> tuple[Target, ...]:
    """The targets to mark on the board."""
    entry = entry_of(table, move)
    if entry is None:
        return ()
    if model.play.hint_step > PIECE:
        return entry.targets
    return entry.targets[:1] if stock_name(table, entry.targets[0]) is None else ()


def hint_text(model: Model, table: Table, move: Move) -> Text:
    """The hint in words, without the reason."""
    entry = entry_of(table, move)
    if model.play.hint_step > PIECE or entry is None:
        return text("hint.first", move=table.game.describe(table.position, move))
    name = stock_name(table, entry.targets[0])
    return text("hint.marked") if name is None else text("hint.piece", piece=name)


def entry_of(table: Table, move: Move) -> Entry | None:
    """A way to enter a move: one that begins with a piece, if there is one."""
    entries = [entry for entry in table.game.entries(table.position) if entry.move == move]
    by_piece = (entry for entry in entries if stock_name(table, entry.targets[0]) is not None)
    return next(by_piece, entries[0] if entries else None)


def stock_name(table: Table, target: Target) -> Text | None:
    """The name of the piece that a target picks; None if it picks none."""
    panel = table.game.panel(table.position, table.position.to_move)
    return next((stock.name for stock in panel.stocks if stock.target == target), None)
