"""The adaptive opponent: its level follows the results of the people who play on this device.

It goes up a level after a game that they win, and down after one that they lose; a draw changes
nothing. A game counts once, when it first ends, even if plies are taken back later.
"""

from __future__ import annotations

from tesserae.app.model import Model
from tesserae.app.model.play import Adapted
from tesserae.app.model.table import ADAPTIVE, PERSON, Seat, Table
from tesserae.core.text import text
from tesserae.search.levels import STRONGEST


def level_for(model: Model, slug: str) -> int:
    """The level of the adaptive opponent in a new game."""
    return model.adapted.get(slug, Adapted()).level


def with_seats(model: Model, table: Table, chosen: tuple[Seat, Seat]) -> Table:
    """The table with the chosen players; replaces ADAPTIVE by its current level."""
    level = level_for(model, table.slug)
    one, other = (level if choice == ADAPTIVE else choice for choice in chosen)
    return table._replace(seats=(one, other), adaptive=ADAPTIVE in chosen)


def count_result(before: Model, after: Model) -> Model:
    """Updates the level after a game that has just ended."""
    old, new = before.table, after.table
    if old is None or new is None or old.id != new.id or old.record == new.record:
        return after
    outcome = new.outcome
    if not new.adaptive or new.counted or old.over or outcome is None:
        return after
    if PERSON not in new.seats or new.id in after.saved_games.in_other_tab:
        return after
    if (old.record.plies, old.record.ending) == (new.record.plies, new.record.ending):
        return after  # only viewed, not played
    known = after.adapted.get(new.slug, Adapted())
    won = 0 if outcome.winner is None else 1 if new.seats[outcome.winner] == PERSON else -1
    level = max(1, min(STRONGEST.number, max(new.seats) + won))
    adapted = {**after.adapted, new.slug: Adapted(level, known.games + 1)}
    after = after._replace(adapted=adapted).with_table(new._replace(counted=True))
    if level == max(new.seats):
        return after
    return after._replace(toast=text("toast.adapted", level=level))
