"""The tiles in a player's tray, and the 2x1 that can be rotated in it."""

from __future__ import annotations

from typing import Final

from tesserae.core.entry import Picked
from tesserae.core.game import Move, Side, Stock
from tesserae.core.scene import Target
from tesserae.games.zaic.board.tiles import icon
from tesserae.games.zaic.notation.moves import entries
from tesserae.games.zaic.notation.targets import KIND_TARGETS, Kind, selection
from tesserae.games.zaic.rules import (
    BLOCK,
    CELLS,
    HEIGHTS,
    LYING,
    SINGLE,
    STANDING,
    STOCK_OF,
    WIDTHS,
    Position,
)
from tesserae.games.zaic.words.prompts import stock_name

_OTHER: Final = {LYING: STANDING, STANDING: LYING}
"""A 2x1 rotated."""


def stocks(position: Position, side: Side, picked: Picked) -> tuple[Stock, ...]:
    """The stocks of a side, the largest tiles first; the 2x1 lies or stands."""
    oblong = _oblong(position, picked) if side == position.to_move else LYING
    return tuple(_stock(position, side, kind) for kind in (BLOCK, oblong, SINGLE))


def preselection(position: Position, last: Move | None) -> Picked:
    """The tile that a side played last, if it can play one more; else its largest that fits."""
    playable = sorted({move // CELLS for move in position.legal_moves()}, reverse=True)
    if last is not None:
        kind = last // CELLS
        playable = sorted(playable, key=lambda it: (it != kind, STOCK_OF[it] != STOCK_OF[kind]))
    return tuple(KIND_TARGETS[kind] for kind in playable[:1])


def with_piece_rotated(position: Position, picked: Picked) -> Picked:
    """The picked targets with the 2x1 rotated, and without the cell if it does not fit there.

    With no 2x1 picked, the one in the tray is. `picked` itself if none fits when it is rotated.
    """
    kind = selection(picked).kind
    if kind not in _OTHER:
        taken = (KIND_TARGETS[_OTHER[_oblong(position, ())]],)
        return taken if _begins(position, taken) else picked
    other = KIND_TARGETS[_OTHER[kind]]
    both = tuple(other if isinstance(target, Kind) else target for target in picked)
    return next((begun for begun in (both, (other,)) if _begins(position, begun)), picked)


def _stock(position: Position, side: Side, kind: int) -> Stock:
    return Stock(
        KIND_TARGETS[kind],
        stock_name(kind),
        position.tiles_left(side, kind),
        icon(WIDTHS[kind], HEIGHTS[kind], side),
        rotates=kind in _OTHER,
    )


def _oblong(position: Position, picked: Picked) -> int:
    """Whether the 2x1 is shown lying or standing: as it was picked, or else as it fits."""
    kind = selection(picked).kind
    if kind in _OTHER:
        return kind
    return next((it for it in _OTHER if _begins(position, (KIND_TARGETS[it],))), LYING)


def _begins(position: Position, targets: tuple[Target, ...]) -> bool:
    """Whether an entry of some legal move begins with these targets."""
    length = len(targets)
    return any(entry.targets[:length] == targets for entry in entries(position))
