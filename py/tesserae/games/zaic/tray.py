"""The tiles in a player's tray, and the 2x1 that can be rotated in it."""

from __future__ import annotations

from typing import Final

from tesserae.core.entry import Picked
from tesserae.core.game import Side, Stock
from tesserae.core.scene import Target
from tesserae.core.text import text
from tesserae.games.zaic.board.tiles import icon
from tesserae.games.zaic.notation.moves import entries
from tesserae.games.zaic.notation.targets import KIND_TARGETS, Cell, Kind, selection
from tesserae.games.zaic.rules import BLOCK, HEIGHTS, LYING, SINGLE, STANDING, WIDTHS, Position
from tesserae.games.zaic.words.prompts import stock_name

_OTHER: Final = {LYING: STANDING, STANDING: LYING}
"""A 2x1 rotated."""


def stocks(position: Position, side: Side, picked: Picked) -> tuple[Stock, ...]:
    """The stocks of a side, the largest tiles first.

    The 2x1 lies or stands; where a cell waits that takes it either way, it is there twice.
    """
    oblongs = _oblongs(position, picked) if side == position.to_move else (LYING,)
    rotates = len(oblongs) == 1
    return tuple(_stock(position, side, kind, rotates) for kind in (BLOCK, *oblongs, SINGLE))


def rotated(position: Position, picked: Picked) -> Picked:
    """What was picked with its 2x1 rotated, and without the cell if it does not fit there.

    With nothing picked, the 2x1 in the tray is. `picked` itself if there is
    no 2x1 in it, or none fits when it is rotated.
    """
    if not picked:
        picked_up = (KIND_TARGETS[_OTHER[_oblongs(position, ())[0]]],)
        return picked_up if _begins(position, picked_up) else ()
    kind = selection(picked).kind
    if kind not in _OTHER:
        return picked
    other = KIND_TARGETS[_OTHER[kind]]
    both = tuple(other if isinstance(target, Kind) else target for target in picked)
    return next((begun for begun in (both, (other,)) if _begins(position, begun)), picked)


def _stock(position: Position, side: Side, kind: int, rotates: bool) -> Stock:
    """`rotates`: its 2x1 can be rotated; else both are there, with names of their own."""
    second = kind == STANDING and not rotates
    return Stock(
        KIND_TARGETS[kind],
        text("zaic.stock.standing") if second else stock_name(kind),
        position.left(side, kind),
        icon(WIDTHS[kind], HEIGHTS[kind], side),
        rotates=rotates and kind in (LYING, STANDING),
        shared=second,
    )


def _oblongs(position: Position, picked: Picked) -> tuple[int, ...]:
    """Whether the 2x1 is shown lying or standing: as it was picked, or else as it fits."""
    if selection(picked).kind in _OTHER:
        return tuple(t.kind for t in picked if isinstance(t, Kind))
    cell = tuple(target for target in picked if isinstance(target, Cell))
    fits = [kind for kind in _OTHER if _begins(position, (*cell, KIND_TARGETS[kind]))] or [LYING]
    return tuple(fits if cell else fits[:1])


def _begins(position: Position, targets: tuple[Target, ...]) -> bool:
    """Some move is entered so."""
    length = len(targets)
    return any(entry.targets[:length] == targets for entry in entries(position))
