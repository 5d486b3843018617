"""The marks of a turn: where units came from, the fire, the lost tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from tesserae.core.game import Played
from tesserae.core.scene import Disc, Group, Item, Point, Strokes
from tesserae.games.tetrad.board.fire import shot_above, shot_below
from tesserae.games.tetrad.board.ground import UNIT
from tesserae.games.tetrad.board.layout import BoardView
from tesserae.games.tetrad.board.marks import lost_tile
from tesserae.games.tetrad.board.units import around
from tesserae.games.tetrad.rules.position import ATTACK, MOVE, REMOVAL, SETUP, Position, read
from tesserae.games.tetrad.rules.shapes import mask_of

Plies: TypeAlias = Sequence[Played[Position]]


def below(view: BoardView, plies: Plies) -> Iterator[Item]:
    """Under the units: the cells that were under fire."""
    shown = _shows_fire(plies)
    for before, move in plies:
        kind, number, direction = read(move)
        if shown and kind == ATTACK:
            shot = shot_below(view._replace(position=before), number, direction)
            yield Group(tuple(shot), style="told")


def above(view: BoardView, plies: Plies) -> Iterator[Item]:
    """Over the units: who moved and from where, what was hit, which tiles were lost."""
    shown = _shows_fire(plies)
    for before, move in plies:
        kind, number, where = read(move)
        if kind == MOVE:
            yield from _trail_items(view, before.of(before.turn)[number], mask_of(where))
        elif shown and kind == ATTACK:
            shot = shot_above(view._replace(position=before), number, where)
            yield Group(tuple(shot), style="told")
        elif kind == REMOVAL:
            yield lost_tile(view, where)
        elif kind == SETUP:
            yield from around(view.squares(mask_of(where)), "last", 7)


def _shows_fire(plies: Plies) -> bool:
    """Several attacks at once cannot be told apart: what they hit is marked by the lost tiles."""
    return sum(read(move).kind == ATTACK for _, move in plies) == 1


def _trail_items(view: BoardView, start: int, end: int) -> Iterator[Item]:
    """A line around a unit where it is now, and the way it came."""
    yield from around(view.squares(end), "last", 7)
    path = (_centre(view, start), _centre(view, end))
    yield Strokes((path,), "last way")
    yield Disc(*path[0], 9, "last start")


def _centre(view: BoardView, unit: int) -> Point:
    """The middle of a unit's tiles."""
    squares = view.squares(unit)
    x, y = (sum(square[axis] for square in squares) / len(squares) for axis in (0, 1))
    return UNIT * (x + 0.5), UNIT * (y + 0.5)
