"""The canonical text of a position, and its strict reader.

White's units in the order of their numbers, joined by dots, `~`, and Black's:
`T2c1.O0e1~I1a11`. A unit is written as in the setup's notation; the letters R,
V, D and M are three tiles in a row, three around a corner, two and one (see
shapes.py), and a dead unit is `x`. Once all are set up, `~` and the turn
follow: `w` or `b`, then, each only if there is something to tell, `m` and the
numbers of the units that have moved, `x` and those that have attacked, `h` and
those of the other side that still have to lose a tile, `q` and how many turns
in a row went by without a removal: `~bm13x2h45`. The start is `start`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, OPPONENT, SECOND, Move, Side
from tesserae.core.text import text
from tesserae.games.tetrad.notation import history
from tesserae.games.tetrad.notation.moves import placement_text
from tesserae.games.tetrad.notation.targets import CELL_NUMBERS, SHAPE_NAMES
from tesserae.games.tetrad.rules.board import CELLS, DIRECTIONS, SIZE, union
from tesserae.games.tetrad.rules.position import QUIET, SETUP_PLIES, START, UNITS, Position
from tesserae.games.tetrad.rules.shapes import fits, mask_of, placement_of

MAX_LENGTH: Final = 120
START_TEXT: Final = "start"

_FULL: Final = 4 * len(UNITS)
_DEAD: Final = "x"
_SIDES: Final = "wb"
_UNIT: Final = re.compile(r"([A-Z][0-3])([a-n](?:1[0-4]|[1-9]))")
_TURN: Final = re.compile(
    r"([wb])(?:m([1-5]{1,5}))?(?:x([1-5]{1,5}))?(?:h([1-5]{1,5}))?(?:q([1-9][0-9]?))?"
)


def encode(position: Position) -> str:
    """The canonical text of a position."""
    if not position.placed:
        return START_TEXT
    parts = [".".join(_unit_texts(position, side)) for side in (FIRST, SECOND)]
    if position.placed == SETUP_PLIES:
        parts.append(_SIDES[position.turn] + "".join(_turn_state(position)))
    return "~".join(parts)


def decode(written: str) -> Position:
    """The position of a canonical text.

    Refused with BadInput: every other text, and what no game can have led to
    as far as this tells: units off the board or over each other, a setup that
    breaks its rules, a dead unit that did something, hits that no attack of
    this turn makes, more attacks than hits, a count of turns that cannot be;
    and, as history.py has it, units farther from their edge than their turns
    allow, and losses that nobody near enough can have caused.

    Not refused, as it would take a search through whole games: units that were
    in each other's way, however they moved; and where units are after any tile
    was lost, but for the attacks of this turn and of the one before.
    """
    if written == START_TEXT:
        return START
    parts = written.split("~") if len(written) <= MAX_LENGTH else []
    if len(parts) == 2:
        position = _set_up(*map(placements, parts))
    elif len(parts) == 3:
        position = in_play(*parts)
        _check_turn(position)
        _check_hits(position)
        history.check(position)
    else:
        raise BadInput(text("tetrad.bad.position"))
    if encode(position) != written:
        raise BadInput(text("tetrad.bad.position"))
    return position


def _unit_texts(position: Position, side: Side) -> Iterator[str]:
    """The units of a side that have been placed."""
    placed = (position.placed + 1 - side) // 2
    for unit in position.of(side)[:placed]:
        yield placement_text(placement_of(unit)) if unit else _DEAD


def _turn_state(position: Position) -> Iterator[str]:
    """The events of this turn, and the number of turns without a removal."""
    bits = (("m", position.moved), ("x", position.attacked), ("h", position.pending))
    for letter, units in bits:
        if units:
            yield letter + "".join(str(n + 1) for n in UNITS if units >> n & 1)
    if position.quiet:
        yield f"q{position.quiet}"


def placements(written: str) -> list[int]:
    """The placements of units that are written, possible or not; -1 for a dead one."""
    units = written.split(".") if written else []
    return [-1 if unit == _DEAD else _placement(unit) for unit in units]


def _placement(written: str) -> int:
    match = _UNIT.fullmatch(written)
    if match is None or match[1] not in SHAPE_NAMES:
        raise BadInput(text("tetrad.bad.position"))
    shape, cell = SHAPE_NAMES.index(match[1]), CELL_NUMBERS[match[2]]
    if not fits(shape, cell % SIZE, cell // SIZE):
        raise BadInput(text("tetrad.bad.outside", unit=written))
    return shape * CELLS + cell


def _set_up(white: list[int], black: list[int]) -> Position:
    """The position of a setup that goes on, unit by unit."""
    if len(white) - len(black) not in (0, 1) or len(black) >= len(UNITS):
        raise BadInput(text("tetrad.bad.position"))
    position = START
    for ply in range(len(white) + len(black)):
        placement = (white, black)[ply % 2][ply // 2]
        if placement not in position.legal_moves():
            raise BadInput(text("tetrad.bad.setup"))
        position = position.apply(Move(placement))
    return position


def in_play(white: str, black: str, turn: str) -> Position:
    """The position after the setup of a text's three parts, whether a game can lead to it or not.

    BadInput if it is malformed, or units lie off the board or over each other.
    """
    placed = placements(white) + placements(black)
    match = _TURN.fullmatch(turn)
    if match is None or len(placed) != SETUP_PLIES:
        raise BadInput(text("tetrad.bad.position"))
    units = tuple(0 if placement < 0 else mask_of(placement) for placement in placed)
    if sum(units) != union(units):
        raise BadInput(text("tetrad.bad.overlap"))
    side, moved, attacked, pending, quiet = match.groups()
    turns = Side(_SIDES.index(side))
    return Position(
        OPPONENT[turns] if pending else turns,
        turns,
        SETUP_PLIES,
        units,
        _bits(moved),
        _bits(attacked),
        _bits(pending),
        int(quiet or 0),
    )


def _bits(numbers: str | None) -> int:
    return sum(1 << int(number) - 1 for number in set(numbers or ""))


def _check_turn(position: Position) -> None:
    """Checks that units that acted are alive, and that turns and tiles agree with the count."""
    own, other = position.of(position.turn), position.of(OPPONENT[position.turn])
    for bits, units in ((position.moved | position.attacked, own), (position.pending, other)):
        if any(bits >> n & 1 and not units[n] for n in UNITS):
            raise BadInput(text("tetrad.bad.dead"))
    if not any(own) or (not any(other) and not position.attacked):
        raise BadInput(text("tetrad.bad.over"))
    quiet = position.quiet
    if quiet > QUIET or (quiet == QUIET and position.moved) or (quiet and position.attacked):
        raise BadInput(text("tetrad.bad.quiet"))
    whole = union(position.units).bit_count() == 2 * _FULL
    if whole and not position.attacked and quiet % 2 != position.turn:
        raise BadInput(text("tetrad.bad.quiet"))


def _check_hits(position: Position) -> None:
    """Checks that each attack made a hit, and that the hits left are those of one attack."""
    attacks, pending = position.attacked, position.pending
    lost = _FULL - position.tiles(OPPONENT[position.turn])
    if attacks.bit_count() > lost + pending.bit_count():
        raise BadInput(text("tetrad.bad.hits"))
    if not pending:
        return
    resolved = (pending & -pending) - 1
    attacks_ = ((n, d) for n in UNITS if attacks >> n & 1 for d in DIRECTIONS)
    if not any(position.hit_units(n, d) & ~resolved == pending for n, d in attacks_):
        raise BadInput(text("tetrad.bad.hits"))
