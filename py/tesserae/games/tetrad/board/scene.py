"""The board of Tetrad as a scene, layer upon layer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from tesserae.core.game import FIRST, SECOND, Legend, Played, Side
from tesserae.core.scene import Group, Item, Marks, Scene
from tesserae.core.text import text
from tesserae.games.tetrad.board import fire, handles, trail
from tesserae.games.tetrad.board import marks as over
from tesserae.games.tetrad.board.ground import LENGTH, MARGIN, RIM, SIZE, UNIT, ground, part
from tesserae.games.tetrad.board.layout import BoardView, board_view
from tesserae.games.tetrad.board.spots import spots
from tesserae.games.tetrad.board.units import unit_on_board
from tesserae.games.tetrad.rules.board import GROUND
from tesserae.games.tetrad.rules.board import SIZE as WIDE
from tesserae.games.tetrad.rules.position import SETUP_PLIES, Position

DEEP: Final = 4
"""Ranks that a unit of four tiles can reach into from its edge."""


def scene(position: Position, marks: Marks, plies: Sequence[Played[Position]] = ()) -> Scene:
    """The board with everything that lies over it. plies: of a turn, told in its marks."""
    view = board_view(position, marks)
    layers = (
        *over.edge(view),
        *trail.below(view, plies),
        *fire.below(view),
        *_units(view),
        *(trail.above(view, plies) if plies else over.last(view)),
        *over.picked_items(view),
        *fire.above(view),
        *over.reach(view),
        *over.removal(view),
        *over.hint(view),
        *over.ghost_items(view),
        *handles.handle_items(view),
    )
    items = (Group(layers, style="tetrad"),)
    board = text("tetrad.board")
    below = (ground(marks.flipped, marks.coordinates),)
    return Scene(SIZE, SIZE, items, spots(view), board, -MARGIN, -RIM, below)


def army(units: Sequence[int], side: Side) -> Scene:
    """Units of a side that lie on the four ranks next to its edge, seen from there."""
    none = (0,) * len(units)
    both = (*none, *units) if side == SECOND else (*units, *none)
    view = board_view(Position(placed=SETUP_PLIES, units=both), Marks(flipped=side == SECOND))
    ranks = range(WIDE - DEEP, WIDE)
    items = (Group(tuple(_units(view)), style="tetrad"),)
    below = (part(range(WIDE), ranks),)
    top, height = UNIT * ranks.start - RIM, UNIT * DEEP + 2 * RIM
    return Scene(LENGTH + 2 * RIM, height, items, (), None, -RIM, top, below)


@lru_cache(maxsize=1)
def legend() -> tuple[Legend, ...]:
    """A square of each colour, and what it does for a unit."""
    return tuple(
        Legend(
            _square(letter), text(f"tetrad.ground.{letter}"), text(f"tetrad.ground.{letter}.does")
        )
        for letter in "YRB"
    )


def _square(letter: str) -> Scene:
    cell = GROUND.index(letter)
    column, row = cell % WIDE, WIDE - 1 - cell // WIDE
    items = (part(range(column, column + 1), range(row, row + 1)),)
    left, top = UNIT * column - RIM, UNIT * row - RIM
    return Scene(UNIT + 2 * RIM, UNIT + 2 * RIM, items, x=left, y=top)


def _units(view: BoardView) -> Iterator[Item]:
    """All units; the number of one below its own ghost is on that."""
    came = view.last if view.marks.fresh and len(view.marks.last) > 1 else 0
    ghost = over.raised_cells(view) or 0
    for side in (FIRST, SECOND):
        for number, unit in enumerate(view.position.of(side)):
            if unit:
                drawn = view.drawn_unit(side, number)
                below = unit & ghost and (side, number) == (view.position.turn, view.grabbed_unit)
                yield unit_on_board(drawn._replace(number=0) if below else drawn, unit == came)
