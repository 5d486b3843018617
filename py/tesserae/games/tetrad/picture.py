"""The board of Tetrad as a scene, layer upon layer."""

from __future__ import annotations

from collections.abc import Iterator

from tesserae.core.game import FIRST, SECOND
from tesserae.core.scene import Group, Item, Marks, Scene
from tesserae.core.text import text
from tesserae.games.tetrad import fire, handles
from tesserae.games.tetrad import marks as over
from tesserae.games.tetrad.ground import MARGIN, RIM, SIZE, ground
from tesserae.games.tetrad.layout import View, view
from tesserae.games.tetrad.rules import Position
from tesserae.games.tetrad.spots import spots
from tesserae.games.tetrad.units import lying


def scene(position: Position, marks: Marks) -> Scene:
    """The board with everything that lies over it."""
    seen = view(position, marks)
    layers = (
        *over.edge(seen),
        *fire.below(seen),
        *_units(seen),
        *over.last(seen),
        *over.picked(seen),
        *fire.above(seen),
        *over.reach(seen),
        *over.removal(seen),
        *over.hint(seen),
        *over.lifted(seen),
        *handles.drawn(seen),
    )
    items = (Group(layers, style="tetrad"),)
    board = text("tetrad.board")
    below = (ground(marks.flipped, marks.coordinates),)
    return Scene(SIZE, SIZE, items, spots(seen), board, -MARGIN, -RIM, below)


def _units(seen: View) -> Iterator[Item]:
    came = seen.last if seen.marks.fresh and len(seen.marks.last) > 1 else 0
    for side in (FIRST, SECOND):
        for number, unit in enumerate(seen.position.of(side)):
            if unit:
                yield lying(seen.counted(side, number), unit == came)
