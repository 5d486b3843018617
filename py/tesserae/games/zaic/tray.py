"""The tiles in a player's tray, and the 2x1 that can be turned in it."""

from __future__ import annotations

from typing import Final

from tesserae.core.entry import Picked
from tesserae.core.game import Side, Stock
from tesserae.core.scene import Target
from tesserae.games.zaic.notation import KIND_NAMES, entries
from tesserae.games.zaic.rules import BLOCK, HEIGHTS, LYING, SINGLE, STANDING, WIDTHS, Position
from tesserae.games.zaic.tiles import icon
from tesserae.games.zaic.words import stock_name

_OTHER_WAY: Final = {"H": "V", "V": "H"}


def stocks(position: Position, side: Side, picked: Picked) -> tuple[Stock, ...]:
    """The three stocks of a side, the largest tiles first."""
    oblong = _oblong(position, picked) if side == position.to_move else LYING
    return tuple(_stock(position, side, kind) for kind in (BLOCK, oblong, SINGLE))


def turned(position: Position, picked: Picked) -> Picked:
    """What was picked with its 2x1 turned, and without the cell if it does not fit there.

    `picked` itself if there is no 2x1 in it, or none fits the other way.
    """
    both = tuple(_OTHER_WAY.get(target, target) for target in picked)
    tile = tuple(target for target in both if target in _OTHER_WAY)
    if not tile:
        return picked
    return next((way for way in (both, tile) if _begins(position, way)), picked)


def _stock(position: Position, side: Side, kind: int) -> Stock:
    return Stock(
        KIND_NAMES[kind],
        stock_name(kind),
        position.left(side, kind),
        icon(WIDTHS[kind], HEIGHTS[kind], side),
        turns=kind in (LYING, STANDING),
    )


def _oblong(position: Position, picked: Picked) -> int:
    """Which way the 2x1 is shown: as it was picked, or else the way that fits."""
    kept = tuple(target for target in picked if target not in KIND_NAMES)
    for target in ("H", "V"):
        if target in picked:
            return KIND_NAMES.index(target)
    fits = [target for target in ("H", "V") if _begins(position, (*kept, target))]
    return KIND_NAMES.index(fits[0]) if fits else LYING


def _begins(position: Position, targets: tuple[Target, ...]) -> bool:
    """Some move is entered so."""
    length = len(targets)
    return any(entry.targets[:length] == targets for entry in entries(position))
