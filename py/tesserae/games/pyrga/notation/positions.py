"""The canonical text of a position, and its strict reader.

The spaces in the order a1, b1, .. d4, empty ones left out, joined by dots,
then `~` and the last piece: `b2Stn.b3c~Cb3`. A space is its name and its
pieces in the order S, T, C, White's as capitals, Black's small; a Triangle is
followed by its direction: `b2Stn` is a White Square and a Black Triangle
pointing north. Whose turn it is follows from the number of pieces. The start
is `start`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Move, Side
from tesserae.core.retrace import can_be_reached
from tesserae.core.text import text
from tesserae.games.pyrga.notation.targets import CELL_NAMES, DIRECTION_NAMES, KIND_NAMES
from tesserae.games.pyrga.retrace import before, one_step_back
from tesserae.games.pyrga.rules import (
    ARROWS,
    BITS,
    CELLS,
    KINDS,
    NO_MOVE,
    NUMBERS,
    PIECES,
    START,
    SUPPLY,
    TRIANGLE,
    Piece,
    Position,
)

MAX_LENGTH: Final = 120
START_TEXT: Final = "start"

MOST_POSITIONS: Final = 400
"""Positions that are looked at to find an order of play: some milliseconds."""

_SPACE: Final = re.compile(r"([a-d][1-4])([Ss]?)((?:[Tt][nesw])?)([Cc]?)")
_LAST_PIECE: Final = re.compile(r"([STC])([a-d][1-4])")


def encode(position: Position) -> str:
    """The canonical text of a position."""
    if position.last == NO_MOVE:
        return START_TEXT
    last = PIECES[position.last]
    return f"{written_spaces(position)}~{KIND_NAMES[last.kind]}{CELL_NAMES[last.cell]}"


def decode(written: str) -> Position:
    """The position of a canonical text.

    Refused with BadInput: every other text, more pieces of a kind than there
    are, a side too far ahead, a game that was over before, and pieces that no
    order of play brings onto the board, the last one last. Orders are tried
    until MOST positions were looked at; what is undecided then is not refused,
    as happens now and then with fifteen pieces or more.
    """
    if written == START_TEXT:
        return START
    position = read(written)
    if encode(position) != written:
        raise BadInput(text("pyrga.bad.position"))
    _check_counts(position)
    earlier = next(one_step_back(position))
    if any(earlier.towers(side).bit_count() >= 3 for side in (FIRST, SECOND)):
        raise BadInput(text("pyrga.bad.over"))
    if not any(before(position)):
        raise BadInput(text("pyrga.bad.last"))
    if can_be_reached(position, START, before, MOST_POSITIONS) is False:
        raise BadInput(text("pyrga.bad.order"))
    return position


def written_spaces(position: Position) -> str:
    """The part of the text that says what stands on the spaces."""
    held = (cell for cell in CELLS if position.kinds_on(cell))
    return ".".join(CELL_NAMES[cell] + "".join(_letters(position, cell)) for cell in held)


def _letters(position: Position, cell: int) -> Iterator[str]:
    for kind in KINDS:
        bit = 1 << 3 * cell + kind
        if position.both & bit:
            yield KIND_NAMES[kind] if position.white & bit else KIND_NAMES[kind].lower()
            if kind == TRIANGLE:
                yield DIRECTION_NAMES[position.arrow(cell)]


def read(written: str) -> Position:
    """The position that is written, possible or not."""
    spaces, _, last = written.partition("~")
    match = _LAST_PIECE.fullmatch(last)
    if len(written) > MAX_LENGTH or match is None:
        raise BadInput(text("pyrga.bad.position"))
    owners = read_spaces(spaces)
    kind, cell = KIND_NAMES.index(match[1]), CELL_NAMES.index(match[2])
    for move in owners:
        if PIECES[move][:2] == (cell, kind):
            return build(owners, move)
    raise BadInput(text("pyrga.bad.position"))


def read_spaces(written: str) -> dict[Move, Side]:
    """The pieces on the spaces of a text, possible or not, as the moves that play them."""
    if len(written) > MAX_LENGTH:
        raise BadInput(text("pyrga.bad.position"))
    return {move: side for space in written.split(".") for move, side in _pieces(space)}


def build(owners: Mapping[Move, Side], last: Move) -> Position:
    """The position of some pieces, given their owners and the move that played the last one."""
    sides, arrows = [0, 0], 0
    for move, side in owners.items():
        sides[side] |= BITS[move]
        arrows |= ARROWS[move]
    to_move = (sides[FIRST] | sides[SECOND]).bit_count() & 1
    return Position(Side(to_move), sides[FIRST], sides[SECOND], arrows, last)


def _pieces(space: str) -> Iterator[tuple[Move, Side]]:
    """The pieces that are written for one space, as the moves that play them."""
    match = _SPACE.fullmatch(space)
    if match is None:
        raise BadInput(text("pyrga.bad.position"))
    name, *pieces = match.groups()
    cell = CELL_NAMES.index(name)
    for kind, letters in zip(KINDS, pieces, strict=True):
        if letters:
            direction = DIRECTION_NAMES.index(letters[1]) if kind == TRIANGLE else None
            move = NUMBERS.get(Piece(cell, kind, direction))
            if move is None:
                raise BadInput(text("pyrga.bad.arrow", cell=CELL_NAMES[cell]))
            yield move, FIRST if letters[0] in KIND_NAMES else SECOND


def _check_counts(position: Position) -> None:
    for side in (FIRST, SECOND):
        if any(position.pieces_left(side, kind) < 0 for kind in KINDS):
            raise BadInput(text("pyrga.bad.supply", n=SUPPLY))
    if position.white.bit_count() - position.black.bit_count() != position.to_move:
        raise BadInput(text("pyrga.bad.turns"))
    if position.of(position.to_move) & BITS[position.last]:
        raise BadInput(text("pyrga.bad.owner"))
