"""The tree of a study: choosing, promoting, folding and deleting variations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tesserae.app.messages.commands import Copy, Focus, ShellCommand
from tesserae.app.model import Model
from tesserae.app.play import history
from tesserae.app.play.entering import without_transients
from tesserae.app.study.chapters import is_same_tree
from tesserae.core import record as records
from tesserae.core.record import START, Record, continuations, editing, moves

FORK_PREFIX: Final = "fork-"
"""Prefix of the ids of the continuations at a fork, before the number of the ply."""

_MOST_BEEN: Final = 50


def forward(model: Model) -> tuple[Model, list[ShellCommand]]:
    """Goes forward by a ply; at a fork, first asks for a continuation, then plays it."""
    table = model.table
    ways = continuations(table.record) if table else []
    if len(ways) < 2 or model.study.asking:
        return history.step(model, 1), to_forward(model) if model.study.asking else []
    model = _with_next_ply(model, ways[0]) if table and table.record.at_end else model
    return model.with_study(asking=True), [Focus(f"{FORK_PREFIX}{_next_ply(model)}")]


def choose(model: Model, number: int) -> tuple[Model, list[ShellCommand]]:
    """Plays a continuation, given by its number; unchanged for any other ply."""
    table = model.table
    if table is None or number not in continuations(table.record):
        return model, []
    return history.jump(model, number), to_forward(model)


def to_forward(model: Model) -> list[ShellCommand]:
    """The command that moves the focus to the button for the next ply."""
    return [Focus("step-forward" if model.frame is None else "bar-forward")]


def look_at(model: Model, by: int) -> tuple[Model, list[ShellCommand]]:
    """Selects another continuation, `by` after the selected one."""
    ways = continuations(model.table.record) if model.table else []
    if not ways:
        return model, []
    at = ways.index(_next_ply(model)) if _next_ply(model) in ways else 0
    way = ways[(at + by) % len(ways)]
    return _with_next_ply(model, way), [Focus(f"{FORK_PREFIX}{way}")]


def promote(model: Model) -> Model:
    """Promotes the line at the cursor above the one from which it last branches."""
    return _with_edit(model, editing.promote)


def make_main(model: Model) -> Model:
    """Makes the line at the cursor the main line."""
    return _with_edit(model, editing.make_main)


def delete_branch(model: Model) -> Model:
    """Deletes the ply at the cursor and all after it."""
    return _with_edit(model, editing.without)


def fold(model: Model, number: int) -> Model:
    """Folds the variation that begins with a ply, or unfolds it."""
    return model.with_study(folded=model.study.folded ^ {number})


def go_back(model: Model) -> Model:
    """Goes back to the ply before the last jump."""
    table, been = model.table, model.study.been
    if table is None or not been:
        return model
    return history.jump(model, been[-1]).with_study(been=been[:-1])


def copy_line(model: Model) -> list[ShellCommand]:
    """Copies the line up to the cursor, as text."""
    table = model.table
    if table is None or not table.record.ply:
        return []
    record = table.record
    path = enumerate(record.variation[: record.ply], START)
    line = Record(record.start, tuple(record.plies[n]._replace(parent=at) for at, n in path))
    return [Copy(" ".join(moves.write(table.game, line, "")))]


def after_change(before: Model, after: Model) -> Model:
    """After a move of the cursor: closes the fork, unfolds its line, and notes jumps."""
    old, new = before.table, after.table
    if old is None or new is None:
        return after
    if not is_same_tree(old, new):
        return after.with_study(asking=False, folded=frozenset(), been=())
    if old.record is new.record:
        return after
    one, other = old.record, new.record
    grown = other.plies[: len(one.plies)] == one.plies
    if not grown:
        return after.with_study(asking=False, folded=frozenset(), been=())
    if one.cursor == other.cursor:
        return after
    study = after.study
    been = study.been
    jumped = _parent(other, other.cursor) != one.cursor and _parent(one, one.cursor) != other.cursor
    if jumped and study.been == before.study.been:
        been = (*been, one.cursor)[-_MOST_BEEN:]
    hidden = study.folded.intersection(other.variation[: other.ply])
    return after.with_study(asking=False, folded=study.folded - hidden, been=been)


def _parent(record: Record, number: int) -> int | None:
    return None if number == START else record.plies[number].parent


def _next_ply(model: Model) -> int:
    """The next ply of the variation; START if there is none."""
    record = model.table.record if model.table else None
    return START if record is None or record.at_end else record.variation[record.ply]


def _with_next_ply(model: Model, number: int) -> Model:
    """The model whose variation continues with a ply; the cursor stays."""
    table = model.table
    if table is None:
        return model
    record = records.undo(records.jump(table.record, number))
    return model.with_table(table._replace(record=record, link=""))


def _with_edit(model: Model, edit: Callable[[Record, int], Record]) -> Model:
    """The model with the record edited at the cursor; unchanged at the start."""
    table = model.table
    if table is None or not table.record.ply:
        return model
    record = edit(table.record, table.record.cursor)
    return without_transients(model.with_table(table._replace(record=record, link="")))
