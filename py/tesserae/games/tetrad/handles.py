"""The handles on the board: fire, turn, end of turn. Each has its place while it is offered.

A direction of fire is taken by an enemy's tile that it would hit: no unit can
move there, so the handle is in no one's way. The others lie between the
coordinates below the board.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from tesserae.core.scene import Disc, Group, Item, Point, Strokes, Target
from tesserae.games.tetrad.board import cells_of, union
from tesserae.games.tetrad.fire import lanes_of
from tesserae.games.tetrad.ground import LENGTH, MARGIN, UNIT
from tesserae.games.tetrad.layout import View
from tesserae.games.tetrad.notation import END_NAME, FIRE_NAMES
from tesserae.games.tetrad.outlines import middle

Lines: TypeAlias = tuple[tuple[Point, ...], ...]

_FOOT: Final = LENGTH + MARGIN / 2
_PLACES: Final = {
    END_NAME: (-MARGIN / 2, _FOOT),
    "l": (UNIT, _FOOT),
    "u": (2 * UNIT, _FOOT),
    "r": (3 * UNIT, _FOOT),
}
_ARROW: Final[Lines] = (((0, 24), (0, -22)), ((-20, -2), (0, -22), (20, -2)))
_TICK: Final[Lines] = (((-11, 1), (-3, 9), (12, -9)),)
_BEND: Final[Lines] = (
    ((-10, 11), (-13, 1), (-9, -8), (0, -12), (9, -8), (13, 1)),
    ((5, -3), (13, 4), (19, -5)),
)
"""Clockwise, a quarter; for a half it has two heads, and the other way it is mirrored."""


class Handle(NamedTuple):
    """A handle: the middle and the width of where it can be hit."""

    target: Target
    x: float
    y: float
    width: float


def handles(view: View) -> tuple[Handle, ...]:
    """The handles that are offered."""
    return (*_fire(view), *_below(view))


def drawn(view: View) -> Iterator[Item]:
    """The handles as they are seen; that of the chosen direction makes room for its lanes."""
    for handle in handles(view):
        style = "aimed" if handle.target == view.marks.aimed else ""
        if handle.target not in FIRE_NAMES:
            yield Group(_knob(handle.target), handle.x, handle.y, style=f"handle {style}".rstrip())
        elif not style:
            turn = 90 * view.layout.quarters(FIRE_NAMES.index(handle.target))
            yield Group(_knob("x"), handle.x, handle.y, turn, style="handle")


def _fire(view: View) -> Iterator[Handle]:
    """On the first tile that the direction would hit and that no other handle lies on.

    If there is none left: on a cell that is reached, or on the unit itself.
    """
    number = view.grabbed
    if number is None:
        return
    used: set[int] = set()
    enemy = union(view.position.of(1 - view.position.turn))
    own = tuple(cells_of(view.position.of(view.position.turn)[number]))
    for direction, target in enumerate(FIRE_NAMES):
        if target in view.marks.offered:
            reached = [c for lane in lanes_of(view, number, direction) for c in lane.reached]
            hit = [cell for cell in reached if enemy >> cell & 1]
            cell = next(cell for cell in (*hit, *reached, *own) if cell not in used)
            used.add(cell)
            yield Handle(target, *middle(view.layout.square(cell)), UNIT)


def _below(view: View) -> Iterator[Handle]:
    for target, (x, y) in _PLACES.items():
        if target in view.marks.offered:
            yield Handle(target, x, y, MARGIN)


@lru_cache(maxsize=8)
def _knob(target: str) -> tuple[Item, Item]:
    """A handle around (0, 0)."""
    if target == "x":
        return Disc(0, 0, 40, "knob fire"), Strokes(_ARROW, "arrow")
    lines = _TICK if target == END_NAME else _BEND
    if target == "l":
        lines = _mirrored(lines)
    if target == "u":
        lines = (*lines, *_mirrored(lines[1:]))
    return Disc(0, 0, 25, "knob"), Strokes(lines, "bend")


def _mirrored(lines: Lines) -> Lines:
    return tuple(tuple((-x, y) for x, y in line) for line in lines)
