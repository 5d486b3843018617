"""The swap rule: instead of the second ply, the players may change sides."""

from __future__ import annotations

from tesserae.app.model import Model
from tesserae.app.model.table import PERSON, Table
from tesserae.app.play.entering import without_transients
from tesserae.core.text import text


def may_swap(table: Table) -> bool:
    """Whether the side to move may swap now."""
    record = table.record
    first = record.start == table.game.initial() and record.ply == 1
    return table.swap and first and record.at_end and not table.over


def take_over(model: Model) -> Model:
    """Swaps for the person on turn; the other player moves next."""
    table = model.table
    if table is None or table.seat != PERSON or not may_swap(table):
        return model
    return _with_swap(model, table)._replace(toast=text("swap.done"))


def swapped_by_engine(model: Model, score: int) -> Model | None:
    """The model after an engine's swap, because its score is negative; None if it plays on."""
    table = model.table
    if table is None or score >= 0 or not may_swap(table):
        return None
    return _with_swap(model, table)._replace(notice=text("swap.taken"))


def _with_swap(model: Model, table: Table) -> Model:
    one, other = table.seats
    flipped = table.flipped != ((one == PERSON) != (other == PERSON))
    changed = table._replace(
        seats=(other, one),
        players=(table.players[1], table.players[0]),
        flipped=flipped,
        swap=False,
        link="",
    )
    return without_transients(model.with_table(changed))
