"""The pieces, ghosts and Towers on the spaces, each at its level of the pile."""

from __future__ import annotations

from collections.abc import Iterator

from tesserae.core.game import FIRST, SECOND
from tesserae.core.scene import Disc, Group, Item
from tesserae.games.pyrga.board.layout import BoardView
from tesserae.games.pyrga.board.pieces import (
    SIDES,
    STACK,
    TOWER_SCALE,
    battlement,
    ghost,
    piece,
    pip_place,
)
from tesserae.games.pyrga.notation.targets import DIRECTION_TARGETS
from tesserae.games.pyrga.rules import CELLS, DIRECTIONS, TRIANGLE


def stacks(view: BoardView) -> Iterator[Item]:
    """The pieces of every space that holds any, or a ghost."""
    for cell in CELLS:
        pile = tuple(_pile(view, cell))
        if pile:
            x, y = view.layout.middle(cell)
            yield Group(_tower(view, cell, pile), x, y)


def _tower(view: BoardView, cell: int, pile: tuple[Item, ...]) -> tuple[Item, ...]:
    """A pile, within a battlement if it is a Tower."""
    for side in (FIRST, SECOND):
        if view.position.towers(side) >> 3 * cell & 1:
            just_now = view.marks.fresh and view.last is not None and view.last.cell == cell
            wall = Group((battlement(side),), style="risen" if just_now else "")
            return (wall, Group(pile, scale=TOWER_SCALE))
    return pile


def _pile(view: BoardView, cell: int) -> Iterator[Item]:
    """The pieces of a space from below, the ghost among them."""
    held = view.position.kinds_on(cell)
    for kind in STACK:
        if held >> kind & 1:
            yield _placed_piece(view, cell, kind)
        elif (cell, kind) == view.chosen[:2]:
            yield _ghost(view, kind)


def _placed_piece(view: BoardView, cell: int, kind: int) -> Item:
    position = view.position
    side = SECOND if position.black >> 3 * cell + kind & 1 else FIRST
    quarters = view.layout.quarters(position.arrow(cell)) if kind == TRIANGLE else 0
    drawn = piece(kind, side, quarters)
    if view.last is None or view.last[:2] != (cell, kind):
        return drawn
    x, y = pip_place(kind, *_above(view, cell, kind))
    pip = Disc(x, y, 6, f"pip {SIDES[side]}")
    return Group((drawn, pip), style="fresh" if view.marks.fresh else "")


def _above(view: BoardView, cell: int, kind: int) -> tuple[int, bool]:
    """The direction of a space's Triangle on the picture, and whether anything covers a kind."""
    higher = STACK[STACK.index(kind) + 1 :]
    covered = any(view.position.kinds_on(cell) >> other & 1 for other in higher)
    return view.layout.quarters(view.position.arrow(cell)), covered


def _ghost(view: BoardView, kind: int) -> Item:
    """The half-entered piece; a Triangle of no direction yet points, faintly, where it may."""
    direction = view.chosen.direction
    style = "ghost"
    if kind == TRIANGLE and direction is None:
        offered = (d for d in DIRECTIONS if DIRECTION_TARGETS[d] in view.marks.offered)
        direction, style = next(offered, 0), "ghost open"
    quarters = view.layout.quarters(direction or 0) if kind == TRIANGLE else 0
    return ghost(kind, view.position.to_move, quarters, style)
