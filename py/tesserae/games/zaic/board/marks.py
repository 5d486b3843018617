"""The marks over the tiles: last ply, offered targets, hint, faults."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from tesserae.core.entry import Picked
from tesserae.core.game import Move
from tesserae.core.scene import Box, Disc, Group, Item, Label, Point, Strokes, Target, with_case
from tesserae.games.zaic.board import counts
from tesserae.games.zaic.board.layout import BoardView
from tesserae.games.zaic.board.relief import UNIT, WIDE, Frame, Slab, Square
from tesserae.games.zaic.board.tiles import edge, far_shadow, hatching, laid_tile
from tesserae.games.zaic.notation.targets import Cell, selection
from tesserae.games.zaic.rules import CELLS
from tesserae.games.zaic.sizes import largest

_LIFT: Final = 12
"""The height of a held tile above its cells."""

_AROUND: Final = -4
"""How deep within the edge of a tile a line around it runs."""

_DOT: Final = 11
_ASIDE: Final = 34
"""The distance from the upper left corner of a square to a dot that avoids the level."""

_BESIDE_SIZE: Final = 26
"""The distance from the lower right corner of a square to a dot that avoids an area's size."""

_CROSS: Final = (((-10, -10), (10, 10)), ((-10, 10), (10, -10)))


def last(view: BoardView) -> Iterator[Box]:
    """The last tile: a line within its edge."""
    if view.last is not None:
        yield from with_case(edge(view.last, "last", 10, 7))


def dots(view: BoardView) -> Iterator[Disc]:
    """A dot on each cell that the picked tile could cover, beside the numbers of areas."""
    if view.picked.kind is None:
        return
    ghost = view.ghost_tile(view.chosen)
    under = () if ghost is None else ghost.squares
    numbered = counts.numbered_squares(view)
    for cell in sorted(_cells(view.marks.offered)):
        square = view.layout.square(cell)
        if square in under:
            continue
        frame = view.relief.visible(square)
        x, y = frame.center
        if square in numbered:
            x, y = frame.right - _BESIDE_SIZE, frame.bottom - _BESIDE_SIZE
        elif "levels" in view.marks.layers:
            x, y = frame.left + _ASIDE, frame.top + _ASIDE
        yield Disc(x, y, _DOT, "dot")


def hint(view: BoardView) -> Iterator[Box]:
    """The tile that was played instead, the hint's, and the continuations of a study.

    A dotted line around their cells.
    """
    yield from _dotted_outline(view, view.marks.worse, "hint worse", 13)
    for advised in (view.marks.hint, *view.marks.branches):
        yield from _dotted_outline(view, advised, "hint", 4)


def _dotted_outline(view: BoardView, targets: Picked, style: str, depth: float) -> Iterator[Box]:
    """A line around a tile, so deep within its edge; around its one cell if that is all."""
    chosen = selection(targets)
    if chosen.cell is None:
        return
    slab = view.ghost_tile(chosen)
    if slab is None:
        square = view.layout.square(chosen.cell)
        yield from with_case(_box(view.relief.visible(square), style))
    else:
        yield from with_case(edge(slab, style, depth, 9))


def ghost_items(view: BoardView) -> Iterator[Item]:
    """The ghost of the half-entered move; or what was refused, and the squares at fault."""
    refused = view.ghost_tile(view.refused) if view.refused else None
    if refused is not None:
        yield _ghost(refused, "ghost refused")
        yield from _faults(view, _levels(view, refused))
        return
    slab = view.ghost_tile(view.chosen)
    if slab is not None:
        yield _ghost(slab, "ghost")
        x, y = slab.x + UNIT / 2, slab.y + UNIT / 2 - _LIFT
        yield Disc(x, y, 28, "level")
        yield Label(x, y, str(slab.level), "level")
        yield from _change(view, slab)
    yield from _faults(view, {})


def _change(view: BoardView, slab: Slab) -> Iterator[Item]:
    """The change of its side's largest area, on the upper edge of the ghost."""
    kind, cell = view.chosen
    if kind is None or cell is None:
        return
    old, new = largest(view.position, Move(kind * CELLS + cell))
    x, y = slab.x + UNIT * slab.wide / 2, max(slab.y - _LIFT - 4, 0)
    yield Box(x - 62, y - 24, 124, 48, "change", 24)
    yield Label(x, y, f"{old} → {new}", "change")


def _cells(targets: Iterable[Target]) -> list[int]:
    return [target.cell for target in targets if isinstance(target, Cell)]


def _box(frame: Frame, style: str) -> Box:
    left, top, right, bottom = frame
    return Box(left + 7, top + 7, right - left - 14, bottom - top - 14, style, 9)


def _ghost(slab: Slab, style: str) -> Group:
    """A tile held above its cells, its shadow on what lies there."""
    lines = with_case(edge(slab, "line", _AROUND, 15))
    return Group((far_shadow(slab), Group((laid_tile(slab), *lines), y=-_LIFT)), style=style)


def _levels(view: BoardView, slab: Slab) -> dict[Square, int]:
    """The levels of the squares that a tile would cover, if they differ."""
    levels = {square: view.relief.level(square) for square in slab.squares}
    return levels if len(set(levels.values())) > 1 else {}


def _faults(view: BoardView, levels: dict[Square, int]) -> Iterator[Item]:
    """Hatching on each square at fault, and a cross; levels instead if those are what is wrong."""
    squares = [view.layout.square(cell) for cell in _cells(view.marks.faults)]
    for square in squares:
        if min(square) >= 0 and max(square) < WIDE:
            frame = view.relief.visible(square)
            yield _box(frame, "fault")
            yield Strokes(_falling(frame), "fault")
            yield from () if levels else _sign(frame, Strokes(_CROSS, "sign"))
    for square, level in levels.items():
        yield from _sign(view.relief.visible(square), Label(0, 0, str(level), "sign"))


def _sign(frame: Frame, what: Item) -> Iterator[Item]:
    x, y = frame.center
    yield Group((Disc(0, 0, 28, "sign"), what), x, y)


def _falling(frame: Frame) -> tuple[tuple[Point, Point], ...]:
    """Lines falling to the right, so that they are not taken for Dark's hatching."""
    left, top, right, bottom = frame
    rising = hatching(left + 9, top + 9, right - 9, bottom - 9, 28)
    return tuple(((left + right - x, y), (left + right - u, v)) for (x, y), (u, v) in rising)
