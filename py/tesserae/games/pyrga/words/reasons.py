"""Why a target cannot be clicked: the rule in words, and the spaces at fault.

The rules once more, worded for the player: `test_exactly_the_legal_moves_are_read`
in tests/conformance/test_texts.py holds them equal to `legal_moves`.
"""

from __future__ import annotations

from collections.abc import Sequence

from tesserae.core.entry import Picked, resolve
from tesserae.core.game import Reason
from tesserae.core.scene import Target
from tesserae.core.text import Listed, text
from tesserae.games.pyrga.notation.moves import entries
from tesserae.games.pyrga.notation.targets import (
    CELL_NAMES,
    DIRECTION_NAMES,
    KIND_NAMES,
    SPACES,
    Direction,
    Kind,
    Space,
    selection,
)
from tesserae.games.pyrga.rules import (
    CELLS,
    KINDS,
    LINES,
    NO_MOVE,
    ORDERED,
    PIECES,
    SQUARE,
    TRIANGLE,
    Piece,
    Position,
)


def why_not(position: Position, picked: Picked, target: Target) -> Reason | None:
    """The rule that keeps `target` from being clicked after `picked`.

    None if nothing does: it is offered, was picked, or can take the place of
    what was picked of its sort.
    """
    if not position.legal_moves():
        return Reason(text("pyrga.no.over"))
    if isinstance(target, Direction):
        filled = selection(resolve(entries(position), picked).filled)
        return _direction(position, filled.cell, filled.kind, target.direction)
    selected = selection(picked)
    if isinstance(target, Kind):
        return _kind(position, selected.cell, target.kind)
    return _cell(position, target.cell, selected.kind) if isinstance(target, Space) else None


def refusal(position: Position, piece: Piece) -> Reason | None:
    """The rule that playing a piece breaks; None if it is legal."""
    if not position.legal_moves():
        return Reason(text("pyrga.no.over"))
    cell, kind, direction = piece
    refused = _cell(position, cell, None) or _kind(position, cell, kind)
    if refused is not None or direction is None:
        return refused
    return _direction(position, cell, kind, direction)


def _direction(
    position: Position, cell: int | None, kind: int | None, direction: int
) -> Reason | None:
    if cell is None or kind != TRIANGLE:
        return Reason(text("pyrga.no.triangle_first"))
    if LINES[cell][direction]:
        return _cell(position, cell, kind)
    toward = text(f"pyrga.direction.{DIRECTION_NAMES[direction]}")
    return Reason(text("pyrga.no.edge", cell=CELL_NAMES[cell], direction=toward), (SPACES[cell],))


def _kind(position: Position, cell: int | None, kind: int) -> Reason | None:
    """A kind, on a space if one was picked."""
    if not position.playable() >> kind & 1:
        return _not_playable(position, kind)
    if cell is not None:
        return _cell(position, cell, kind)
    cells = _open_cells(position)
    if all(position.kinds_on(c) >> kind & 1 for c in cells):
        return _kind_is_there(cells, kind)
    return None


def _not_playable(position: Position, kind: int) -> Reason:
    if position.pieces_left(position.to_move, kind):
        return Reason(text("pyrga.no.second_square"))
    return Reason(text("pyrga.no.left", kind=text(f"pyrga.kind.{KIND_NAMES[kind]}")))


def _cell(position: Position, cell: int, kind: int | None) -> Reason | None:
    """A space, for a kind if one was picked."""
    name = CELL_NAMES[cell]
    if cell not in _open_cells(position):
        return _not_open(position, cell)
    held = position.kinds_on(cell)
    if held == 7:
        return Reason(text("pyrga.no.finished", cell=name), (SPACES[cell],))
    if not position.playable() & ~held:
        missing = tuple(text(f"pyrga.a.{KIND_NAMES[k]}") for k in KINDS if not held >> k & 1)
        return Reason(
            text("pyrga.no.room", cell=name, kinds=Listed(missing, "or")), (SPACES[cell],)
        )
    if kind is not None and held >> kind & 1:
        return _kind_is_there((cell,), kind)
    return None


def _open_cells(position: Position) -> Sequence[int]:
    """The spaces that rules 1, 2 and 6 leave open, whatever is on them."""
    if position.last == NO_MOVE:
        return CELLS
    if position.ordered_moves():
        return ORDERED[position.last]
    return [cell for cell in CELLS if not position.kinds_on(cell)]


def _kind_is_there(cells: Sequence[int], kind: int) -> Reason:
    names = tuple(CELL_NAMES[cell] for cell in cells)
    piece = text(f"pyrga.a.{KIND_NAMES[kind]}")
    held = text("pyrga.no.held", cells=Listed(names, "and"), n=len(names), piece=piece)
    return Reason(held, tuple(SPACES[cell] for cell in cells))


def _not_open(position: Position, cell: int) -> Reason:
    """The order of the last piece, which does not lead to the space."""
    last = PIECES[position.last]
    name, at = CELL_NAMES[cell], CELL_NAMES[last.cell]
    if not position.ordered_moves():
        rule = "not_empty"
    elif last.kind == SQUARE:
        rule = _beside(cell, last.cell)
    elif last.kind == TRIANGLE:
        rule = "under" if cell == last.cell else "line"
    else:
        rule = "same"
    return Reason(text(f"pyrga.no.{rule}", cell=name, at=at), (SPACES[cell],))


def _beside(cell: int, square: int) -> str:
    ranks, files = abs(cell // 4 - square // 4), abs(cell % 4 - square % 4)
    if cell == square:
        return "on_square"
    return "corner" if ranks == files == 1 else "beside"
