"""Why a target cannot be clicked: the rule in words, and the squares at fault.

The rules once more, worded for the player: `test_exactly_the_legal_moves_are_read`
in tests/conformance/test_texts.py holds them equal to `legal_moves`.
"""

from __future__ import annotations

from tesserae.core.entry import Picked
from tesserae.core.game import OPPONENT, Move, Reason
from tesserae.core.scene import Target
from tesserae.core.text import Listed, Text, text
from tesserae.games.zaic.notation.moves import coverings
from tesserae.games.zaic.notation.targets import (
    CELL_NAMES,
    CELL_TARGETS,
    Cell,
    Kind,
    cells_at,
    selection,
)
from tesserae.games.zaic.rules import (
    CELLS,
    CENTER,
    EXTENT,
    ROW,
    SHAPES,
    Position,
    beside,
    cells_of,
    read,
)
from tesserae.games.zaic.words.prompts import kind_name, stock_name


def why_not(position: Position, picked: Picked, target: Target) -> Reason | None:
    """The rule that keeps `target` from being clicked after `picked`.

    None if nothing does: it is offered, was picked, or can take the place of
    what was picked of its sort.
    """
    if not position.legal_moves():
        return Reason(text("zaic.no.over"))
    if isinstance(target, Kind):
        return _tile(position, target.kind, None)
    kind = selection(picked).kind
    return _cell(position, target.cell, kind) if isinstance(target, Cell) else None


def refusal(position: Position, move: Move) -> Reason | None:
    """The rule that a move breaks; None if it is legal."""
    if not position.legal_moves():
        return Reason(text("zaic.no.over"))
    return _tile(position, *read(move))


def placement(position: Position, kind: int, cell: int) -> Reason | None:
    """The rule that keeps a tile from a cell while the game goes on; None if it may lie there."""
    if not position.tiles:
        return None if cell == CENTER else Reason(text("zaic.no.first", cell=CELL_NAMES[CENTER]))
    squares = SHAPES[kind] << cell
    heights = {position.height(square) for square in cells_of(squares)}
    if squares & ~position.room:
        return _too_far(position, squares)
    if len(heights) > 1:
        return _uneven_ground(position, squares, heights)
    return _on_top(position, squares) if heights != {0} else _on_surface(position, squares)


def _tile(position: Position, kind: int, cell: int | None) -> Reason | None:
    """A tile, on a cell if one was picked."""
    if not position.tiles_left(position.to_move, kind):
        return Reason(text("zaic.no.left", tile=stock_name(kind)))
    if cell is not None:
        return placement(position, kind, cell)
    if all(move // CELLS != kind for move in position.legal_moves()):
        return Reason(text("zaic.no.nowhere", kind=kind_name(kind)))
    return None


def _cell(position: Position, cell: int, kind: int | None) -> Reason | None:
    """A cell, for the tile that was picked, or for the only kind that can be played."""
    if kind is None:
        playable = [it.kind for it in coverings(position) if it.cells]
        if len(playable) > 1:
            return Reason(text("zaic.no.tile"), is_note=True)
        kind = playable[0]
    if cell in coverings(position)[kind].cells:
        return None
    return _tile(position, kind, cell)


def _too_far(position: Position, squares: int) -> Reason:
    """The tile would make the extent wider or higher than it may be."""
    cells = tuple(cells_of(position.light | position.dark | squares))
    files, ranks = {cell % ROW for cell in cells}, {cell // ROW for cell in cells}
    wide, high = max(files) - min(files) + 1, max(ranks) - min(ranks) + 1
    key, n = ("zaic.no.wide", wide) if wide > EXTENT else ("zaic.no.high", high)
    return Reason(text(key, most=EXTENT, n=n), cells_at(squares & ~position.room))


def _uneven_ground(position: Position, squares: int, heights: set[int]) -> Reason:
    """The squares under the tile are not of one height; the lower ones are at fault."""
    low = tuple(s for s in cells_of(squares) if position.height(s) < max(heights))
    faults = tuple(CELL_TARGETS[square] for square in low)
    key = "zaic.no.level" if min(heights) else "zaic.no.overhang"
    return Reason(_about(key, faults), faults)


def _on_surface(position: Position, squares: int) -> Reason | None:
    around = beside(squares)
    own = cells_at(around & position.visible_squares(position.to_move))
    if own:
        return Reason(_about("zaic.no.own", own), own)
    if around & position.visible_squares(OPPONENT[position.to_move]):
        return None
    at_corner = _diagonal(squares) & (position.light | position.dark)
    return Reason(text("zaic.no.corner" if at_corner else "zaic.no.apart"), cells_at(squares))


def _diagonal(squares: int) -> int:
    """The cells that meet these at a corner, and some that do so along a side."""
    above_and_below = squares << ROW | squares >> ROW
    return above_and_below << 1 | above_and_below >> 1


def _on_top(position: Position, squares: int) -> Reason | None:
    to_move = position.to_move
    if not squares & position.visible_squares(OPPONENT[to_move]):
        return Reason(text(f"zaic.no.covers.{OPPONENT[to_move]}"), cells_at(squares))
    parts = {position.part(cell) for cell in cells_of(squares)}
    buried = [part for part in parts if not part & ~squares]
    if not buried:
        return None
    faults = cells_at(sum(buried))
    return Reason(_about("zaic.no.buries", faults, len(buried)), faults)


def _about(key: str, cells: tuple[Cell, ...], n: int | None = None) -> Text:
    """A sentence about cells, singular or plural by their number if no other one is given."""
    return text(
        key,
        cells=Listed(tuple(cell.name for cell in cells), "and"),
        n=len(cells) if n is None else n,
    )
