"""The tiles in a player's tray, and the 2x1 that can be turned in it."""

from __future__ import annotations

from typing import Final

from tesserae.core.entry import Picked
from tesserae.core.game import Side, Stock
from tesserae.core.scene import Target
from tesserae.core.text import text
from tesserae.games.zaic.board.tiles import icon
from tesserae.games.zaic.notation.moves import KIND_NAMES, entries
from tesserae.games.zaic.rules import BLOCK, HEIGHTS, LYING, SINGLE, STANDING, WIDTHS, Position
from tesserae.games.zaic.words.prompts import stock_name

_OTHER_WAY: Final = {"H": "V", "V": "H"}


def stocks(position: Position, side: Side, picked: Picked) -> tuple[Stock, ...]:
    """The stocks of a side, the largest tiles first.

    The 2x1 lies or stands; where a cell waits for it that takes it both ways, it is there twice.
    """
    ways = _ways(position, picked) if side == position.to_move else (LYING,)
    turns = len(ways) == 1
    return tuple(_stock(position, side, kind, turns) for kind in (BLOCK, *ways, SINGLE))


def rotated(position: Position, picked: Picked) -> Picked:
    """What was picked with its 2x1 turned, and without the cell if it does not fit there.

    With nothing picked, the 2x1 in the tray is. `picked` itself if there is
    no 2x1 in it, or none fits the other way.
    """
    if not picked:
        picked_up = (_OTHER_WAY[KIND_NAMES[_ways(position, ())[0]]],)
        return picked_up if _begins(position, picked_up) else ()
    both = tuple(_OTHER_WAY.get(target, target) for target in picked)
    tile = tuple(target for target in both if target in _OTHER_WAY)
    if not tile:
        return picked
    return next((way for way in (both, tile) if _begins(position, way)), picked)


def _stock(position: Position, side: Side, kind: int, turns: bool) -> Stock:
    """`turns`: its 2x1 can be turned; else there is one of each way, with names of their own."""
    return Stock(
        KIND_NAMES[kind],
        text("zaic.stock.standing") if kind == STANDING and not turns else stock_name(kind),
        position.left(side, kind),
        icon(WIDTHS[kind], HEIGHTS[kind], side),
        rotates=turns and kind in (LYING, STANDING),
    )


def _ways(position: Position, picked: Picked) -> tuple[int, ...]:
    """Which way the 2x1 is shown: as it was picked, or else as it fits."""
    for target in _OTHER_WAY:
        if target in picked:
            return (KIND_NAMES.index(target),)
    kept = tuple(target for target in picked if target not in KIND_NAMES)
    fits = [t for t in _OTHER_WAY if _begins(position, (*kept, t))] or ["H"]
    return tuple(KIND_NAMES.index(t) for t in (fits if kept else fits[:1]))


def _begins(position: Position, targets: tuple[Target, ...]) -> bool:
    """Some move is entered so."""
    length = len(targets)
    return any(entry.targets[:length] == targets for entry in entries(position))
