"""Rotating units, and what stands beside the board: the shapes to choose from, and the units."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from tesserae.core.entry import Picked
from tesserae.core.game import Panel, Side, Stock
from tesserae.core.scene import Scene, Target
from tesserae.games.tetrad.board import units
from tesserae.games.tetrad.notation.moves import entries, partial
from tesserae.games.tetrad.notation.targets import (
    CELL_TARGETS,
    PIECES,
    ROTATION_NAMES,
    UNIT_TARGETS,
    Cell,
    Piece,
    rotation,
    selection,
)
from tesserae.games.tetrad.rules.board import CELLS, SIZE, cells_of
from tesserae.games.tetrad.rules.position import SETUP_PLIES, Position, read
from tesserae.games.tetrad.rules.shapes import LETTERS, ROTATIONS, SHAPES
from tesserae.games.tetrad.rules.shapes import rotate_shape as rotated_shape
from tesserae.games.tetrad.words import prompts


def with_piece_rotated(position: Position, picked: Picked) -> Picked:
    """The half-entered move, its unit rotated a quarter clockwise, farther if that is no use.

    A unit in the setup keeps its cell if it still fits; else the cell is dropped.
    """
    in_setup = position.placed < SETUP_PLIES
    others = _other_pieces(picked) if in_setup else _other_rotations(picked)
    prefixes = {e.targets[:n] for e in entries(position) for n in range(1, len(e.targets) + 1)}
    return next((other for other in others if other in prefixes), picked)


def panel(position: Position, side: Side, picked: Picked = ()) -> Panel:
    """The tiles and the units of a side; to take from, in the setup the shapes, then the units."""
    stocks: Iterator[Stock] = iter(())
    if position.placed < SETUP_PLIES:
        stocks = _shapes(position, side, picked)
    elif not position.pending and position.outcome() is None:
        stocks = _units(position, side, picked)
    return Panel(prompts.score(position, side), tuple(_badges(position, side)), tuple(stocks))


def _other_pieces(picked: Picked) -> Iterator[Picked]:
    """The picked targets with the shape in each other rotation, then without the cell."""
    shape = selection(picked).shape
    if shape is None:
        return
    for quarters in range(1, ROTATIONS[shape]):
        other = PIECES[rotated_shape(shape, quarters)]
        yield tuple(other if isinstance(t, Piece) else t for t in picked)
        yield (other,)


def _other_rotations(picked: Picked) -> Iterator[Picked]:
    """The tile that is grabbed, with each other rotation in its order, then without its goal."""
    _, cells, now, direction = selection(picked)
    if not cells or direction is not None:
        return
    grabbed, *goal = (CELL_TARGETS[cell] for cell in cells)
    others = [rotation((now + n) % len(ROTATION_NAMES)) for n in range(1, len(ROTATION_NAMES))]
    for ending in dict.fromkeys((tuple(goal), ())):
        for other in others:
            yield (grabbed, *other, *ending)


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
    """Each shape as it is picked, else as it fits on the cell that is picked, else anywhere."""
    selected = picked if side == position.to_move else ()
    fitting = partial(position, selected).offered if selected else frozenset()
    anywhere = _placeable(position) if side == position.to_move else frozenset()
    for letter in LETTERS:
        piece = _tray_piece(letter, selected, (fitting, anywhere))
        squares = frozenset((x, -y) for x, y in SHAPES[piece.shape].tiles)
        name = prompts.shape_name(letter)
        rotates = ROTATIONS[piece.shape] > 1
        yield Stock(piece, name, None, units.icon(squares, side), rotates)


def _tray_piece(letter: str, picked: Picked, preferred: Sequence[frozenset[Target]]) -> Piece:
    pieces = [piece for piece in PIECES if piece.name[0] == letter]
    for among in (picked, *preferred):
        found = [piece for piece in pieces if piece in among]
        if found:
            return found[0]
    return pieces[0]


@lru_cache(maxsize=4)
def _placeable(position: Position) -> frozenset[Target]:
    """The shapes, each as it lies, that have a place; where a long one does not fit, it may stand.

    Cached: the tray is rendered whenever the pointer moves to another target.
    """
    return frozenset(PIECES[read(move).where // CELLS] for move in position.legal_moves())


def _units(position: Position, side: Side, picked: Picked) -> Iterator[Stock]:
    """Each unit as it lies, picked by its middle tile; of no use where it can do nothing now."""
    grabbed = picked[0] if picked and isinstance(picked[0], Cell) else None
    moving, firing = prompts.able_units(position) if side == position.turn else (0, 0)
    for number, unit in enumerate(position.of(side)):
        able = bool((moving | firing) >> number & 1)
        squares = frozenset((cell % SIZE, -(cell // SIZE)) for cell in cells_of(unit))
        held = grabbed is not None and unit >> grabbed.cell & 1
        lost = units.badge(side, number + 1, 0)
        yield Stock(
            _picking_target(number, unit, grabbed if held else None),
            prompts.unit_name(number),
            None if able else 0,
            units.icon(squares, side) if unit else lost,
            note=prompts.able(unit, moving >> number & 1, firing >> number & 1),
            lost=not unit,
        )


def _picking_target(number: int, unit: int, grabbed: Target | None) -> Target:
    """The target that picks a unit: the grabbed tile, else the middle one."""
    return grabbed or (CELL_TARGETS[_middle(unit)] if unit else UNIT_TARGETS[number])


def _middle(unit: int) -> int:
    """The tile nearest to the middle of a unit."""
    tiles = [divmod(cell, SIZE) for cell in cells_of(unit)]
    rank, file = (sum(tile[axis] for tile in tiles) / len(tiles) for axis in (0, 1))
    near = min(tiles, key=lambda at: (at[0] - rank) ** 2 + (at[1] - file) ** 2)
    return SIZE * near[0] + near[1]
