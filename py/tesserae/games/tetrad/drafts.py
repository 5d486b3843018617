"""Drafts of Tetrad as text: positions, the possible ones as the rules write them, and others."""

from __future__ import annotations

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, OPPONENT, SECOND, Side
from tesserae.core.text import text
from tesserae.games.tetrad.notation import positions as codec
from tesserae.games.tetrad.notation.moves import placement_text
from tesserae.games.tetrad.rules.board import union
from tesserae.games.tetrad.rules.position import QUIET, SETUP_PLIES, START, UNITS, Position
from tesserae.games.tetrad.rules.shapes import mask_of, placement_of


def decode(written: str) -> Position:
    """The draft of a text, reachable or not. While `placed` is less than all, the setup goes on.

    BadInput if it is not a draft: units overlap, or are off the board.
    """
    if written == codec.START_TEXT:
        return START
    parts = written.split("~") if len(written) <= codec.MAX_LENGTH else []
    if len(parts) == 2:
        units = tuple(mask for part in parts for mask in _read_units(part))
        if sum(units) != union(units):
            raise BadInput(text("tetrad.bad.overlap"))
        placed = min(sum(map(bool, units)), SETUP_PLIES - 1)
        side = Side(placed % 2)
        return Position(side, side, placed, units)
    if len(parts) != 3:
        raise BadInput(text("tetrad.bad.position"))
    position = codec.in_play(*parts)
    for bits, side in _bits(position):
        if any(bits >> n & 1 and not position.of(side)[n] for n in UNITS):
            raise BadInput(text("tetrad.bad.dead"))
    if position.quiet > QUIET:
        raise BadInput(text("tetrad.bad.quiet"))
    return position


def _bits(position: Position) -> tuple[tuple[int, Side], ...]:
    """What units did or suffered in this turn, and their sides."""
    turn = position.turn
    return (position.moved | position.attacked, turn), (position.pending, OPPONENT[turn])


def _read_units(written: str) -> tuple[int, ...]:
    """The units of a side in the setup; 0 for each that is not placed."""
    placements = codec.placements(written)
    if len(placements) > len(UNITS):
        raise BadInput(text("tetrad.bad.position"))
    units = tuple(0 if placement < 0 else mask_of(placement) for placement in placements)
    return units + (0,) * (len(UNITS) - len(units))


def encode(position: Position) -> str:
    """The text of a draft."""
    if position.placed == SETUP_PLIES:
        return codec.encode(position)
    sides = [_written_units(position.of(side)) for side in (FIRST, SECOND)]
    return "~".join(sides) if any(sides) else codec.START_TEXT


def _written_units(units: tuple[int, ...]) -> str:
    last = max((n for n, unit in enumerate(units, 1) if unit), default=0)
    return ".".join(placement_text(placement_of(it)) if it else "x" for it in units[:last])


def count_placed(units: tuple[int, ...]) -> int:
    """The number of units that a side has placed, if they are the first ones; else -1."""
    placed = sum(map(bool, units))
    return placed if all(units[:placed]) else -1
