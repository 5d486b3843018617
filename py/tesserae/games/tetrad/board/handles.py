"""The handles on the board: an arrow for each direction of fire that is offered.

It lies on an enemy's tile that the attack would hit: no unit can move there, so
it is in no one's way. Rotations and the end of a turn have their buttons beside the
board.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tesserae.core.position import OPPONENT
from tesserae.core.scene import Disc, Group, Item, Strokes
from tesserae.games.tetrad.board.fire import lanes_of
from tesserae.games.tetrad.board.layout import BoardView
from tesserae.games.tetrad.notation.targets import FIRES, Fire
from tesserae.games.tetrad.rules.board import cells_of, union

_ARROW: Final = (((0, 24), (0, -22)), ((-20, -2), (0, -22), (20, -2)))
_KNOB: Final = (Disc(0, 0, 40, "knob fire"), Strokes(_ARROW, "arrow"))


class Handle(NamedTuple):
    """A handle and its middle; it is as large as a cell."""

    target: Fire
    x: float
    y: float


def handle_items(view: BoardView) -> Iterator[Item]:
    """The handles as they are seen; that of the chosen direction makes room for its lanes."""
    for handle in handles(view):
        if handle.target != view.marks.aimed:
            rotation = 90 * view.layout.quarters(handle.target.direction)
            yield Group(_KNOB, handle.x, handle.y, rotation)


def handles(view: BoardView) -> Iterator[Handle]:
    """A handle on the first tile that the direction would hit and that has no other handle.

    If there is none left: on a cell that is reached, or on the unit itself.
    """
    number = view.grabbed_unit
    if number is None:
        return
    used: set[int] = set()
    enemy = union(view.position.of(OPPONENT[view.position.turn]))
    own = tuple(cells_of(view.position.of(view.position.turn)[number]))
    for target in FIRES:
        if target in view.marks.offered:
            reached = [c for lane in lanes_of(view, number, target.direction) for c in lane.reached]
            hit = [cell for cell in reached if enemy >> cell & 1]
            cell = next(cell for cell in (*hit, *reached, *own) if cell not in used)
            used.add(cell)
            yield Handle(target, *view.layout.middle(cell))
