"""Ready-made armies, and an army as a short text.

An army is five placements as White would make them, joined by dots, in the
order in which they are placed: `T2c1.O0f1.I1h1.L0i1.S0l1`. For Black it is
rotated by half around the middle of the board, which is the same map. A side's
units touch nothing of the other's in the setup, so an army can always be
placed while the other side has one as well.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Move, Ready, Side
from tesserae.core.scene import Scene
from tesserae.core.text import text
from tesserae.games.tetrad import completing
from tesserae.games.tetrad.board import scene as picture
from tesserae.games.tetrad.notation.moves import placement_text, read_setup
from tesserae.games.tetrad.rules.board import CELLS, SIZE, cells_of, union
from tesserae.games.tetrad.rules.position import SETUP_PLIES, START, UNITS, Position
from tesserae.games.tetrad.rules.shapes import mask_of, placement_of
from tesserae.games.tetrad.words.reasons import setup

MAX_LENGTH: Final = 40

ARMIES: Final = {
    "line": "I1b1.I1d1.I1g1.I1j1.I1m1",
    "phalanx": "I1e1.I1f1.I1g1.I1h1.I1i1",
    "palisade": "I1d1.I1f1.I1g1.I1j1.I1n1",
    "gate": "I1b1.I1c1.T0f1.I1k1.I1l1",
    "crown": "L1a1.I1d1.I1g1.I1j1.J3l1",
    "fork": "J1b1.I1e1.T1g1.I1i1.L3k1",
    "mixed": "L1b1.I1e1.T1g1.S1i1.J3l1",
}
"""The ready-made armies by name: those that held their own against many others."""

_BEST_FIRST: Final = ("phalanx", "palisade", "crown", "gate", "line", "fork", "mixed")
"""The same, best first, by the games of 48 armies at the strongest level."""


class Armies:
    """The setup of Tetrad as core.game.Setup."""

    ready: Final = tuple(Ready(text(f"tetrad.army.{n}"), army) for n, army in ARMIES.items())

    @property
    def recommended(self) -> tuple[str, ...]:
        """The ready-made armies, the best first, and their mirror images."""
        return _book()

    def in_progress(self, position: Position) -> bool:
        """Whether there are units to be placed."""
        return position.placed < SETUP_PLIES

    def next_move(self, position: Position, text: str) -> Move | None:
        """The next placement of an army for the side to move; see core.game.Setup."""
        moves = read_army(text, position.to_move)
        number = position.placed // 2
        placed = position.of(position.to_move)[:number]
        if position.placed == SETUP_PLIES or placed != tuple(map(mask_of, moves[:number])):
            return None
        return moves[number]

    def completion(self, position: Position, side: Side, first: Collection[Move], seed: int) -> str:
        """An army that begins with the units that are placed; see completing.py."""
        to_side = rotated_half if side == SECOND else Move
        placed = [to_side(placement_of(unit)) for unit in position.of(side) if unit]
        return _join_placements(completing.completion(placed, frozenset(map(to_side, first)), seed))

    def picture(self, text: str, side: Side) -> Scene:
        """An army at its edge; see core.game.Setup."""
        return picture.army([mask_of(move) for move in read_army(text, side)], side)

    def text_of(self, position: Position, side: Side) -> str:
        """The text of the army that a side has set up; "" unless the setup is just over."""
        just_over = Position(placed=SETUP_PLIES, units=position.units)
        if position != just_over or union(position.units).bit_count() < 4 * SETUP_PLIES:
            return ""
        placements = map(placement_of, position.of(side))
        return _join_placements(rotated_half(p) if side == SECOND else p for p in placements)


@lru_cache(maxsize=64)
def read_army(written: str, side: Side) -> tuple[Move, ...]:
    """The setup moves of an army for a side, in order.

    BadInput if it is malformed, or cannot be set up; it names the unit at fault.
    """
    units = written.strip(" ").split(".") if len(written) <= MAX_LENGTH else []
    if len(units) != len(UNITS):
        raise BadInput(text("tetrad.bad.army"))
    moves = []
    position = START
    for number, unit in enumerate(units, 1):
        try:
            placement = _read_unit(position, unit)
        except BadInput as bad:
            raise BadInput(text("tetrad.bad.unit", unit=number, why=bad.text)) from bad
        moves.append(placement)
        position = position.apply(placement)._replace(to_move=FIRST, placed=2 * len(moves))
    return tuple(Move(move if side == FIRST else rotated_half(move)) for move in moves)


def _read_unit(position: Position, written: str) -> Move:
    placement = read_setup(written)
    reason = setup(position, placement)
    if reason is not None:
        raise BadInput(reason.text)
    return Move(placement)


def rotated_half(placement: int) -> Move:
    """A placement as the other side would have it: rotated by half around the middle."""
    unit = sum(1 << CELLS - 1 - cell for cell in cells_of(mask_of(placement)))
    return Move(placement_of(unit))


def mirror_army(army: str) -> str:
    """The army with left and right changed over."""
    masks = map(mask_of, read_army(army, FIRST))
    flipped = [sum(1 << _opposite(cell) for cell in cells_of(mask)) for mask in masks]
    return _join_placements(map(placement_of, flipped))


def _opposite(cell: int) -> int:
    rank, file = divmod(cell, SIZE)
    return SIZE * rank + SIZE - 1 - file


def _join_placements(placements: Iterable[int]) -> str:
    return ".".join(map(placement_text, placements))


@lru_cache
def _book() -> tuple[str, ...]:
    armies = [ARMIES[name] for name in _BEST_FIRST]
    return tuple(dict.fromkeys(either for army in armies for either in (army, mirror_army(army))))
