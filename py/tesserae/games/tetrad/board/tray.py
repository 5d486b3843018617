"""Pieces that turn, and what stands beside the board: the shapes to choose from, and the units."""

from __future__ import annotations

from collections.abc import Iterator

from tesserae.core.entry import Picked, resolve
from tesserae.core.game import Panel, Side, Stock
from tesserae.core.scene import Scene, Target
from tesserae.games.tetrad.board import units
from tesserae.games.tetrad.notation.moves import (
    CELL_NAMES,
    CELL_NUMBERS,
    SHAPE_NAMES,
    SHAPE_NUMBERS,
    TURN_NAMES,
    UNIT_NAMES,
    entries,
)
from tesserae.games.tetrad.rules.board import SIZE, cells_of
from tesserae.games.tetrad.rules.position import SETUP_PLIES, Position
from tesserae.games.tetrad.rules.shapes import LETTERS, ROTATIONS, SHAPES
from tesserae.games.tetrad.rules.shapes import turned as turned_shape
from tesserae.games.tetrad.words import prompts as words


def rotated(position: Position, picked: Picked) -> Picked:
    """The half-entered move with its unit turned a quarter clockwise, farther if that is no use.

    A unit in the setup keeps its cell if it still fits; else the cell is dropped.
    """
    ways = _other_shapes(picked) if position.placed < SETUP_PLIES else _turns(picked)
    begun = {e.targets[:n] for e in entries(position) for n in range(1, len(e.targets) + 1)}
    return next((way for way in ways if way in begun), picked)


def panel(position: Position, side: Side, picked: Picked) -> Panel:
    """The tiles and the units of a side; to take from, in the setup the shapes, then the units."""
    stocks: Iterator[Stock] = iter(())
    if position.placed < SETUP_PLIES:
        stocks = _shapes(position, side, picked)
    elif not position.pending and position.outcome() is None:
        stocks = _units(position, side, picked)
    return Panel(words.score(position, side), tuple(_badges(position, side)), tuple(stocks))


def _other_shapes(picked: Picked) -> Iterator[Picked]:
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
    """The tile that is grabbed, with each other turn in its order, then without its goal."""
    turn = "".join(picked[1:2]) if picked[1:2] and picked[1] in TURN_NAMES else ""
    goal = picked[2:] if turn else picked[1:]
    if not picked or not {*picked[:1], *goal} <= CELL_NUMBERS.keys():
        return
    now = TURN_NAMES.index(turn)
    turns = [TURN_NAMES[(now + n) % len(TURN_NAMES)] for n in range(1, len(TURN_NAMES))]
    for where in dict.fromkeys((goal, ())):
        for way in turns:
            yield (picked[0], *((way,) if way else ()), *where)


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


def _shapes(position: Position, side: Side, picked: Picked) -> Iterator[Stock]:
    """Each shape as it is picked, else as it fits on the cell that is picked."""
    asked = picked if side == position.to_move else ()
    fitting = resolve(entries(position), asked).offered if asked else frozenset()
    for letter in LETTERS:
        target = _shown(letter, asked, fitting)
        shape = SHAPE_NUMBERS[target]
        squares = frozenset((x, -y) for x, y in SHAPES[shape].tiles)
        name = words.shape_name(letter)
        yield Stock(target, name, None, units.icon(squares, side), ROTATIONS[shape] > 1)


def _shown(letter: str, picked: Picked, fitting: frozenset[Target]) -> Target:
    ways = [name for name in SHAPE_NUMBERS if name[0] == letter]
    chosen = [name for name in ways if name in picked] or [name for name in ways if name in fitting]
    return (chosen or ways)[0]


def _units(position: Position, side: Side, picked: Picked) -> Iterator[Stock]:
    """Each unit as it lies, picked by its middle tile; of no use where it can do nothing now."""
    grabbed = CELL_NUMBERS.get(picked[0]) if picked else None
    moving, firing = words.still(position) if side == position.turn else (0, 0)
    for number, unit in enumerate(position.of(side)):
        able = bool((moving | firing) >> number & 1)
        squares = frozenset((cell % SIZE, -(cell // SIZE)) for cell in cells_of(unit))
        held = grabbed is not None and unit >> grabbed & 1
        lost = units.badge(side, number + 1, 0)
        yield Stock(
            picked[0] if held else CELL_NAMES[_middle(unit)] if unit else UNIT_NAMES[number],
            words.unit_name(number),
            None if able else 0,
            units.icon(squares, side) if unit else lost,
            note=words.able(unit, moving >> number & 1, firing >> number & 1),
        )


def _middle(unit: int) -> int:
    """The tile nearest to the middle of a unit."""
    tiles = [divmod(cell, SIZE) for cell in cells_of(unit)]
    rank, file = (sum(tile[axis] for tile in tiles) / len(tiles) for axis in (0, 1))
    near = min(tiles, key=lambda at: (at[0] - rank) ** 2 + (at[1] - file) ** 2)
    return SIZE * near[0] + near[1]
