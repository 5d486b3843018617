"""The board of Pyrga as a scene, layer upon layer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tesserae.core.entry import Picked
from tesserae.core.scene import Box, Disc, Group, Item, Marks, Outline, Point, Scene, Strokes
from tesserae.core.text import text
from tesserae.games.pyrga.board.layout import (
    GUTTER,
    HALF,
    PITCH,
    SIZE,
    BoardView,
    board_view,
    layout,
    margin,
)
from tesserae.games.pyrga.board.pieces import shape
from tesserae.games.pyrga.board.shapes import Ring, rotate_ring
from tesserae.games.pyrga.board.spots import spots
from tesserae.games.pyrga.board.stacks import stacks
from tesserae.games.pyrga.notation.targets import DIRECTION_TARGETS, SPACES, selection
from tesserae.games.pyrga.rules import CELLS, DIRECTIONS, LINES, SQUARE, Piece, Position

_ARROWHEAD: Final[Ring] = ((-13, 6.5), (0, -7.5), (13, 6.5))
_CHEVRON: Final[tuple[Point, ...]] = ((-6, 3), (0, -4), (6, 3))
_HANDLE_PLACE: Final = 57
_MID_GUTTER: Final = HALF + GUTTER / 2

_WITHIN: Final = 47.5
"""Half the side of a frame inside a space."""

_WITHIN_LAST: Final = 44.0
"""The same inside the frame of the last move."""

_MOST_THICK_FRAMES: Final = 8
"""Frames around more spaces than this are drawn thinner."""


def scene(position: Position, marks: Marks) -> Scene:
    """The board with everything that lies over it."""
    view = board_view(position, marks)
    layers = (
        *_tint(view),
        *_deciding_spaces(view),
        *_triangle_order(view),
        *stacks(view),
        *_frames(view),
        *_arrowheads(view),
        *_hint(view),
        *_handles(view),
    )
    items = (Group(layers, style="pyrga"),)
    return Scene(
        SIZE,
        SIZE,
        items,
        spots(view),
        text("pyrga.board"),
        ground=(_ground(marks.flipped, marks.coordinates),),
    )


@lru_cache(maxsize=4)
def _ground(flipped: bool, coordinates: bool) -> Group:
    """The bare board."""
    grid, middle = layout(flipped, coordinates), margin(coordinates) / 2 + 0.5
    surface = Box(0.5, 0.5, SIZE - 1, SIZE - 1, "surface", 8)
    cells = (grid.frame(cell, HALF, "cell", 5) for cell in CELLS)
    lettering = grid.lettering(middle, SIZE - middle) if coordinates else ()
    return Group((surface, *cells, *lettering), style="pyrga")


def _order(view: BoardView) -> Piece | None:
    """The last piece, while somebody has to follow it."""
    return view.last if view.position.legal_moves() else None


def _triangle_order(view: BoardView) -> Iterator[Item]:
    """The line that a Triangle orders, up to its last space; it runs under the pieces."""
    last = _order(view)
    if last is not None and last.direction is not None:
        length = PITCH * len(LINES[last.cell][last.direction]) - HALF - GUTTER
        end = view.layout.toward(last.cell, last.direction, length)
        yield Strokes(((view.layout.middle(last.cell), end),), "way")


def _tint(view: BoardView) -> Iterator[Item]:
    """The ground of the chosen space."""
    if view.chosen.cell is not None:
        yield view.layout.frame(view.chosen.cell, HALF, "tint", 4)


def _deciding_spaces(view: BoardView) -> Iterator[Item]:
    """The ground of the winner's spaces that decided the game."""
    decided = view.position.deciding_spaces()
    for cell in CELLS:
        if decided >> 3 * cell & 1:
            yield view.layout.frame(cell, HALF, "won", 6)


def _frames(view: BoardView) -> Iterator[Item]:
    """The last move; then at most one frame for each space: at fault, picked, or offered."""
    at = None if view.last is None else view.last.cell
    if at is not None:
        yield view.layout.frame(at, HALF, "last", 6)
    for cell in CELLS:
        style = _frame_style(view, cell)
        if style:
            yield view.layout.frame(cell, _WITHIN_LAST if cell == at else _WITHIN, style, 4)
        if style.startswith("legal") and not view.position.kinds_on(cell):
            yield Disc(*view.layout.middle(cell), 9, "dot")


def _frame_style(view: BoardView, cell: int) -> str:
    if SPACES[cell] in view.marks.faults:
        return "fault"
    if cell == view.chosen.cell:
        return "chosen"
    if SPACES[cell] not in view.marks.offered:
        return ""
    return "legal" if len(view.marks.offered) <= _MOST_THICK_FRAMES else "legal many"


def _arrowheads(view: BoardView) -> Iterator[Item]:
    """The order of the last piece, between the spaces, where no piece hides it."""
    last = _order(view)
    if last is None:
        return
    lines = LINES[last.cell]
    if last.kind == SQUARE:
        steps = [(d, 0) for d in DIRECTIONS if lines[d]]
    else:
        steps = [(d, n) for d in DIRECTIONS if d == last.direction for n in range(len(lines[d]))]
    for direction, number in steps:
        x, y = view.layout.toward(last.cell, direction, _MID_GUTTER + PITCH * number)
        ring = rotate_ring(_ARROWHEAD, view.layout.quarters(direction))
        yield Group((Outline((ring,), "arrowhead"),), x, y)


def _hint(view: BoardView) -> Iterator[Item]:
    """The piece that was played instead, the hint's, and the continuations of a study."""
    yield from _dotted_outline(view, view.marks.worse, "hint worse")
    for cell in CELLS:
        if SPACES[cell] in view.marks.sent:
            yield from _dotted_outline(view, (SPACES[cell],), "hint worse")
    for advised in (view.marks.hint, *view.marks.branches):
        yield from _dotted_outline(view, advised, "hint")


def _dotted_outline(view: BoardView, targets: Picked, name: str) -> Iterator[Item]:
    """A piece as a dotted outline on a plain one, or its space if that is all."""
    cell, kind, direction = selection(targets)
    if cell is None:
        return
    for style in ("hint plain", name):
        if kind is None:
            yield view.layout.frame(cell, _WITHIN, style, 4)
        else:
            outline = shape(kind, style, view.layout.quarters(direction or 0))
            yield Group((outline,), *view.layout.middle(cell))


def _handles(view: BoardView) -> Iterator[Item]:
    """A round handle for each direction that can be chosen."""
    if view.picked.cell is None:
        return
    for direction, target in enumerate(DIRECTION_TARGETS):
        if target in view.marks.offered:
            x, y = view.layout.toward(view.picked.cell, direction, _HANDLE_PLACE)
            arrow = Strokes((rotate_ring(_CHEVRON, view.layout.quarters(direction)),), "chevron")
            style = "handle aimed" if direction == view.chosen.direction else "handle"
            yield Group((Disc(0, 0, 15.5, "knob"), arrow), x, y, style=style)
