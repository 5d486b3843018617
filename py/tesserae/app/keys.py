"""The keyboard: walking the board, picking pieces by their letter, looking back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.app import play
from tesserae.app.effects import Effect, Focus
from tesserae.app.messages import Key
from tesserae.app.model import Model, Table, flipped, partial_of
from tesserae.core.scene import Marks, Spot, Target

SPOT: Final = "spot-"
"""The element of a target on the board has this before the target as its id."""

ARROWS: Final = {
    "ArrowUp": (-1, 0),
    "ArrowDown": (1, 0),
    "ArrowLeft": (0, -1),
    "ArrowRight": (0, 1),
}


def key(model: Model, message: Key) -> tuple[Model, list[Effect]]:
    """A key does what it does where the focus is."""
    table = model.table
    if table is None:
        return model, []
    if message.key == "Escape":
        return play.take_back(model), []
    if message.key in ("r", "R"):
        return play.rotate(model), []
    if message.focus.startswith(SPOT):
        return _on_board(model, table, message.key, message.focus.removeprefix(SPOT))
    return _looking(model, table, message.key), []


def _looking(model: Model, table: Table, name: str) -> Model:
    plies = {"ArrowLeft": -1, "ArrowRight": 1, "Home": -table.record.ply, "End": 10**6}
    return play.step(model, plies[name]) if name in plies else model


def _on_board(model: Model, table: Table, name: str, target: Target) -> tuple[Model, list[Effect]]:
    marks = Marks(offered=partial_of(model).offered, picked=partial_of(model).filled)
    marks = marks._replace(flipped=flipped(model, table))
    spots = table.game.scene(table.position, marks).spots
    to = _neighbour(spots, name, target)
    if to is not None:
        return model._replace(cursor=to), [Focus(SPOT + to)]
    return play.click(model, _lettered(model, table, name)), []


def _neighbour(spots: Sequence[Spot], name: str, target: Target) -> Target | None:
    here = next((s for s in spots if s.target == target), None)
    if here is None:
        return spots[0].target if name in ARROWS and spots else None
    if here.row is None or here.column is None:
        handles = [s.target for s in spots if s.row is None]
        by = sum(ARROWS.get(name, (0, 0)))
        return handles[(handles.index(target) + by) % len(handles)] if by else None
    if name in ("Home", "End"):
        row = [s for s in spots if s.row == here.row]
        return (min if name == "Home" else max)(row, key=lambda s: s.column or 0).target
    down, right = ARROWS.get(name, (0, 0))
    place = (here.row + down, here.column + right)
    to = next((s.target for s in spots if (s.row, s.column) == place), None)
    return to if to != target else None


def _lettered(model: Model, table: Table, name: str) -> Target:
    """The target that a letter names: an offered one first, whichever its case."""
    offered = partial_of(model).offered
    stocks = table.game.panel(table.position, table.position.to_move).stocks
    known = [*sorted(offered), *(stock.target for stock in stocks)]
    return next((t for t in known if t.lower() == name.lower()), name)
