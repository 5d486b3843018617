"""What can be hit on the board of Tetrad, and what is heard of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tesserae.core.game import FIRST, SECOND
from tesserae.core.scene import Spot
from tesserae.core.text import Text, text
from tesserae.games.tetrad.board import CELLS, GROUND, cells_of
from tesserae.games.tetrad.ground import LENGTH, MARGIN, RIM, UNIT
from tesserae.games.tetrad.handles import handles
from tesserae.games.tetrad.layout import View
from tesserae.games.tetrad.marks import shift
from tesserae.games.tetrad.notation import CELL_NAMES
from tesserae.games.tetrad.rules import UNITS

_SLIVER: Final = 2
"""What is left of a spot that lies beyond the picture; its cell cannot be played."""


def spots(view: View) -> tuple[Spot, ...]:
    """The cells, then the handles that are offered.

    With a shape picked, each cell's spot lies where the middle of the unit
    would be, so that a click takes the placement nearest to it.
    """
    return (*_cells(view), *_handles(view))


def _cells(view: View) -> Iterator[Spot]:
    across, down = shift(view)
    standing, doing = _standing(view), _doing(view)
    offered, picked = view.marks.offered, frozenset(view.marks.picked)
    square = view.layout.square
    for cell in range(CELLS):
        target = CELL_NAMES[cell]
        column, row = square(cell)
        left, width = _within(UNIT * column + across, -MARGIN, LENGTH + RIM)
        top, height = _within(UNIT * row + down, -RIM, LENGTH + MARGIN)
        open_ = target in offered
        label = _label(target, GROUND[cell], standing.get(cell), doing if open_ else "")
        yield Spot(target, left, top, width, height, label, row, column, open_, target in picked)


def _within(start: float, low: float, high: float) -> tuple[float, float]:
    """Where a spot begins, and how long it is, with what is outside the picture cut off."""
    left = min(max(start, low), high - _SLIVER)
    return left, max(min(start + UNIT, high) - left, _SLIVER)


def _handles(view: View) -> Iterator[Spot]:
    number = 0 if view.grabbed is None else view.grabbed + 1
    for target, x, y, width in handles(view):
        label = text(f"tetrad.spot.handle.{target}", unit=number)
        half = width / 2
        yield Spot(target, x - half, y - half, width, width, label, offered=True)


def _doing(view: View) -> str:
    """What a click on an offered cell does."""
    if view.setup:
        return "start" if view.picked.shape is None else "place"
    if view.position.pending:
        return "remove"
    return "grab" if view.grabbed is None else "go"


def _standing(view: View) -> dict[int, tuple[int, int, int, str]]:
    """For each cell with a tile: side, number and size of its unit, and what it has done."""
    found = {}
    position = view.position
    for side in (FIRST, SECOND):
        for number in UNITS:
            unit = position.of(side)[number]
            if unit:
                mine = side == position.turn
                done = "moved" if mine and position.moved >> number & 1 else ""
                done = "attacked" if mine and position.attacked >> number & 1 else done
                if position.pending >> number & 1 and not mine:
                    done = "hit"
                about = (side, number + 1, unit.bit_count(), done)
                found.update(dict.fromkeys(cells_of(unit), about))
    return found


@lru_cache(maxsize=4096)
def _label(cell: str, ground: str, standing: tuple[int, int, int, str] | None, doing: str) -> Text:
    """Where it is, on what ground, what stands there, and what a click does."""
    what = text("tetrad.spot.empty")
    if standing is not None:
        side, number, size, done = standing
        what = text(f"tetrad.spot.unit.{side}", unit=number, n=size)
        if done:
            what = text(f"tetrad.spot.{done}", unit=what)
    label = text("tetrad.spot", cell=cell, ground=text(f"tetrad.spot.ground.{ground}"), what=what)
    return text(f"tetrad.spot.{doing}", spot=label) if doing else label
