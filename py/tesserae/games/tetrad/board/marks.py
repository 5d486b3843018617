"""The marks over the units: last ply, offered targets, hint, faults."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tesserae.core.scene import Box, Disc, Group, Item, Outline, Point, Strokes, with_case
from tesserae.games.tetrad.board.fire import lanes_of, shafts
from tesserae.games.tetrad.board.ground import LENGTH, UNIT
from tesserae.games.tetrad.board.layout import BoardView
from tesserae.games.tetrad.board.outlines import ring
from tesserae.games.tetrad.board.units import DrawnUnit, around, lifted_unit
from tesserae.games.tetrad.notation.moves import entries
from tesserae.games.tetrad.notation.targets import (
    CELL_TARGETS,
    Cell,
    Selection,
    rotation,
    selection,
)
from tesserae.games.tetrad.rules.board import SIZE, cells_of, union
from tesserae.games.tetrad.rules.position import Position

RINGS: Final = "rings"
"""The rings around dots, among the marks that can be left out."""

_CROSS: Final = (((-14, -14), (14, 14)), ((14, -14), (-14, 14)))
_SHACKLE: Final = ((-9, -4), (-9, -11), (-6, -17), (0, -20), (6, -17), (9, -11), (9, -4))


def edge(view: BoardView) -> Iterator[Box]:
    """The rank at which the next unit has to touch the board's edge."""
    if view.setup:
        bottom = (view.position.to_move == 0) != view.layout.flipped
        top = LENGTH - UNIT if bottom else 0
        yield Box(6, top + 6, LENGTH - 12, UNIT - 12, "edge")


def last(view: BoardView) -> Iterator[Item]:
    """The last ply: a line around its unit and where it came from, or the cell of a lost tile."""
    done = selection(view.marks.last)
    if view.last:
        yield from around(view.squares(view.last), "last", 7)
    elif done.cells:
        yield lost_tile(view, done.cells[0])
    if len(done.cells) > 1:
        start, end = (view.layout.middle(cell) for cell in done.cells)
        yield Strokes(((start, end),), "last way")
        yield Disc(*start, 9, "last start")


def lost_tile(view: BoardView, cell: int) -> Group:
    """A tile that was removed."""
    return Group(with_case(Strokes(_CROSS, "last")), *view.layout.middle(cell))


def picked_items(view: BoardView) -> Iterator[Item]:
    """The unit that is picked, the tile that is grabbed, and the unit as it is rotated."""
    if view.setup and view.chosen.cells and view.ghost_cells(view.chosen) is None:
        yield _frame(view, view.chosen.cells[-1], "chosen")
    if view.grabbed_unit is None:
        return
    unit = view.position.of(view.position.turn)[view.grabbed_unit]
    yield from around(view.squares(unit), "picked")
    yield Disc(*view.layout.middle(view.picked.cells[0]), 30, "grabbed")
    if view.chosen.quarters and len(view.chosen.cells) == 1:
        rotated = view.ghost_cells(view.chosen._replace(cells=view.picked.cells[:1] * 2))
        if rotated is not None:
            yield Outline((ring(view.squares(rotated), 12),), "turned")


def reach(view: BoardView) -> Iterator[Item]:
    """A dot on each cell that carries the move on; ringed if another rotation leads there, too.

    Small and aside on a tile; none while somebody aims a shot.
    """
    if view.chosen.direction is not None or not (view.setup or view.grabbed_unit is not None):
        return
    ghost = view.ghost_cells(view.chosen) or 0
    taken = union(view.position.units)
    others = _otherwise_reached(view)
    across, down = shift(view)
    offered = [target for target in view.marks.offered if isinstance(target, Cell)]
    for target in sorted(offered, key=lambda it: it.name):
        cell = target.cell
        x, y = view.layout.middle(cell)
        if taken >> cell & 1 and view.grabbed_unit is not None:
            yield Disc(x + 30, y + 28, 11, "dot")
        elif not ghost >> cell & 1:
            yield from _dot(x + across, y + down, cell in others)


def removal(view: BoardView) -> Iterator[Item]:
    """The units that lose a tile, and of the first one which tiles may go."""
    position = view.position
    if not position.pending:
        return
    units = position.of(position.to_move)
    due = position.due()
    for number, unit in enumerate(units):
        if position.pending >> number & 1:
            squares = view.squares(unit)
            yield from around(squares, "due" if number == due else "waiting")
    for cell in cells_of(units[due]):
        picked = cell in view.chosen.cells
        if picked or CELL_TARGETS[cell] in view.marks.offered:
            style = "cut aimed" if picked else "cut"
            yield Group(
                (Disc(0, 0, 37, style), Strokes(_CROSS, "cross")), *view.layout.middle(cell)
            )
        elif view.marks.offered:
            yield Group(_LOCK, *view.layout.middle(cell))


def hint(view: BoardView) -> Iterator[Item]:
    """The ply that was made instead, the hint's, and the continuations of a study."""
    yield from _dotted_outline(view, selection(view.marks.worse), "hint worse", 12)
    for advised in (view.marks.hint, *view.marks.branches):
        yield from _dotted_outline(view, selection(advised), "hint", 4)


def _dotted_outline(
    view: BoardView, advised: Selection, style: str, depth: float
) -> Iterator[Item]:
    """A dotted line around where a ply's unit comes to stand, or around its tile."""
    unit = view.ghost_cells(advised)
    if unit is None and advised.cells and not view.setup and not view.position.pending:
        unit = view.unit_on(advised.cells[0])
    if unit:
        yield from with_case(Outline((ring(view.squares(unit), depth),), style))
    elif advised.cells:
        yield from with_case(_frame(view, advised.cells[0], style))
    if len(advised.cells) > 1:
        yield from with_case(Disc(*view.layout.middle(advised.cells[0]), 30, style))
    if advised.direction is not None and advised.cells:
        number = view.owner(advised.cells[0], view.position.turn) or 0
        yield from with_case(
            Strokes(shafts(view, lanes_of(view, number, advised.direction)), style)
        )


def ghost_items(view: BoardView) -> Iterator[Item]:
    """The ghost of the half-entered move; or what was refused, and the cells at fault."""
    refused, unit = _shows_refusal(view), raised_cells(view)
    if unit is not None:
        ghost = _ghost(view, unit)
        yield Group(lifted_unit(ghost), style="ghost refused" if refused else "ghost")
        style = "line refused" if refused else "line"
        yield Group(around(ghost.squares, style), x=-3, y=-7)
    yield from _faults(view)


def raised_cells(view: BoardView) -> int | None:
    """The cells of the ghost, if there is one."""
    return view.ghost_cells(view.picked if _shows_refusal(view) else view.chosen)


def _shows_refusal(view: BoardView) -> bool:
    return bool(view.marks.faults) and view.ghost_cells(view.picked) is not None


def shift(view: BoardView) -> Point:
    """The offset from the middle of a cell to that of the picked shape with its corner there."""
    if not view.setup or view.picked.shape is None or view.picked.cells:
        return 0, 0
    toward = -1 if view.layout.flipped else 1
    unit = view.ghost_cells(Selection(view.picked.shape, (0,), 0, None)) or 0
    width = max(cell % SIZE for cell in cells_of(unit))
    height = max(cell // SIZE for cell in cells_of(unit))
    return toward * width * UNIT / 2, -toward * height * UNIT / 2


def _ghost(view: BoardView, unit: int) -> DrawnUnit:
    if view.setup:
        return view.drawn_unit(view.position.to_move, view.position.placed // 2, unit)
    number = view.grabbed_unit or 0
    return view.drawn_unit(view.position.turn, number, unit)._replace(moved=False)


def _otherwise_reached(view: BoardView) -> frozenset[int]:
    """The cells that the grabbed tile can also reach with its unit rotated otherwise."""
    if view.grabbed_unit is None or RINGS in view.marks.without:
        return frozenset()
    return _reached_unless(view.position, view.picked.cells[0], view.picked.quarters)


@lru_cache(maxsize=8)
def _reached_unless(position: Position, grabbed: int, quarters: int) -> frozenset[int]:
    """The cells that a tile can reach with its unit not rotated by `quarters`."""
    tile, now = CELL_TARGETS[grabbed], rotation(quarters)
    begun = [targets[1:] for targets, _ in entries(position) if targets[0] == tile]
    goals = [targets[-1] for targets in begun if targets[:-1] != now]
    return frozenset(goal.cell for goal in goals if isinstance(goal, Cell))


def _dot(x: float, y: float, ringed: bool) -> Iterator[Disc]:
    yield Disc(x, y, 13.5 if ringed else 10, "dot")
    if ringed:
        yield Disc(x, y, 23.5, "halo")


def _frame(view: BoardView, cell: int, style: str) -> Box:
    return view.layout.frame(cell, UNIT / 2 - 7, style, 8)


def _faults(view: BoardView) -> Iterator[Item]:
    for cell in selection(view.marks.faults).cells:
        yield _frame(view, cell, "fault")
        sign = (Disc(0, 0, 25, "sign"), Strokes(_SMALL_CROSS, "cross"))
        yield Group(sign, *view.layout.middle(cell))


_SMALL_CROSS: Final = (((-9, -9), (9, 9)), ((-9, 9), (9, -9)))
_LOCK: Final[tuple[Item, ...]] = (
    Disc(0, 0, 30, "lock"),
    Box(-14, -4, 28, 21, "bolt", 3),
    Strokes((_SHACKLE,), "shackle"),
)
