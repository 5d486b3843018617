"""The board as a scene: the position at the cursor with its marks."""

from __future__ import annotations

from tesserae.app.model import Model, flipped, partial_of
from tesserae.app.model.settings import colourway, layers_of
from tesserae.app.model.table import Table
from tesserae.app.play.trail import trail
from tesserae.core.game import Move
from tesserae.core.scene import Marks, Scene, Target


def scene(model: Model, table: Table) -> Scene:
    """The board with all marks, and the plies of the other side's turn."""
    return table.game.scene_after(table.position, marks_of(model, table), trail(model, table))


def still(model: Model, table: Table) -> Scene:
    """The board for a picture file, without marks for offers, refusals or the pointer."""
    marks = marks_of(model, table)._replace(aimed=None, refused=None, faults=(), fresh=False)
    if not model.play.selection:
        marks = marks._replace(picked=(), offered=frozenset())
    return table.game.scene(table.position, marks)


def colourway_shown(model: Model, slug: str) -> str | None:
    """The colourway of a game's boards; None if the game has only one."""
    if not slug:
        return None
    by_host = model.frame and model.frame.colourway
    return by_host or colourway(model.settings, slug) or None


def marks_of(model: Model, table: Table) -> Marks:
    """All marks on the board."""
    partial = partial_of(model)
    record, compared = table.record, model.play.comparison
    advised = model.play.hint.pv[0] if model.play.hint else compared and compared.better
    refusal = model.play.refusal
    if refusal and refusal.reason.is_note:
        refusal = None
    return Marks(
        picked=partial.filled,
        offered=partial.offered,
        aimed=model.play.aimed,
        last=() if record.last is None else targets_of(table, record.ply - 1, record.last),
        hint=() if advised is None else targets_of(table, record.ply, advised),
        worse=targets_of(table, record.ply, compared.played) if compared else (),
        refused=refusal.target if refusal else None,
        faults=refusal.reason.faults if refusal else (),
        flipped=flipped(model, table),
        coordinates=model.settings.coordinates,
        fresh=model.play.fresh and model.settings.animation,
        layers=layers_of(model.settings, table.slug),
    )


def targets_of(table: Table, ply: int, move: Move) -> tuple[Target, ...]:
    """The targets that enter a move at a ply of the line."""
    entries = table.game.entries(table.record.positions[ply])
    return next((entry.targets for entry in entries if entry.move == move), ())
