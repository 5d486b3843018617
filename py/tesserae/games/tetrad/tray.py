"""Pieces that turn, and what stands beside the board: the shapes to choose from, and the units."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tesserae.core.entry import Picked
from tesserae.core.game import Panel, Side, Stock
from tesserae.core.scene import Scene, Target
from tesserae.games.tetrad import units, words
from tesserae.games.tetrad.notation import (
    CELL_NUMBERS,
    SHAPE_NAMES,
    SHAPE_NUMBERS,
    TURN_NAMES,
    entries,
)
from tesserae.games.tetrad.rules import SETUP_PLIES, UNITS, Position
from tesserae.games.tetrad.shapes import BY_NAME, LETTERS, ROTATIONS, SHAPES
from tesserae.games.tetrad.shapes import turned as turned_shape

_FULL_CIRCLE: Final = 4


def turned(position: Position, picked: Picked) -> Picked:
    """The half-entered move with its unit turned a quarter clockwise, farther if that is no use.

    A unit in the setup keeps its cell if it still fits; else the cell is dropped.
    """
    ways = _shapes(picked) if position.placed < SETUP_PLIES else _turns(picked)
    begun = {e.targets[:n] for e in entries(position) for n in range(1, len(e.targets) + 1)}
    return next((way for way in ways if way in begun), picked)


def panel(position: Position, side: Side, picked: Picked) -> Panel:
    """The tiles and the units of a side, and in the setup the shapes to choose from."""
    return Panel(
        words.score(position, side),
        tuple(_badges(position, side)),
        tuple(_stocks(position, side, picked)),
    )


def _shapes(picked: Picked) -> Iterator[Picked]:
    """What is picked with its shape in each other rotation, then without the cell."""
    shape = next((t for t in picked if t in SHAPE_NUMBERS), None)
    if shape is None:
        return
    number = SHAPE_NUMBERS[shape]
    names = [SHAPE_NAMES[turned_shape(number, n)] for n in range(1, ROTATIONS[number])]
    for name in names:
        yield tuple(name if t == shape else t for t in picked)
        yield (name,)


def _turns(picked: Picked) -> Iterator[Picked]:
    """The tile that is grabbed, with each other turn in its order."""
    if not picked or picked[0] not in CELL_NUMBERS or picked[1:2] not in _ONE_TURN:
        return
    now = _ONE_TURN.index(picked[1:2])
    for n in range(1, _FULL_CIRCLE):
        yield picked[:1] + _ONE_TURN[(now + n) % _FULL_CIRCLE]


_ONE_TURN: Final[tuple[Picked, ...]] = ((), *((name,) for name in TURN_NAMES[1:]))


def _badges(position: Position, side: Side) -> Iterator[Scene]:
    """The units that have been placed."""
    placed = (position.placed + 1 - side) // 2
    mine = side == position.turn
    for number, unit in enumerate(position.of(side)[:placed]):
        status = ""
        if mine and unit:
            status = "moved" if position.moved >> number & 1 else ""
            status = "spent" if position.attacked >> number & 1 else status
        yield units.badge(side, number + 1, unit.bit_count(), status)


def _stocks(position: Position, side: Side, picked: Picked) -> Iterator[Stock]:
    """Each shape as it is picked, else as it is drawn in the rules."""
    left = len(UNITS) - (position.placed + 1 - side) // 2
    if position.placed == SETUP_PLIES:
        return
    for letter in LETTERS:
        target = _as_picked(letter, picked if side == position.to_move else ())
        shape = SHAPE_NUMBERS[target]
        squares = frozenset((x, -y) for x, y in SHAPES[shape].tiles)
        name = words.shape_name(letter)
        yield Stock(target, name, left, units.icon(squares, side), ROTATIONS[shape] > 1)


def _as_picked(letter: str, picked: Picked) -> Target:
    chosen = next((t for t in picked if t in SHAPE_NUMBERS and t[0] == letter), None)
    return chosen or SHAPE_NAMES[BY_NAME[letter, 0]]
