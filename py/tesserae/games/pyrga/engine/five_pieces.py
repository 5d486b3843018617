"""The value of every position with five pieces, and what it says of those with six.

`five_pieces.bin` is written by tools/generate/tabulate_pyrga_five.py: a static function as in
early.py, but of values alone. Its slots are digits of base 3, five in a byte, and the three digits
of a position add up, modulo 3, to its value + 1.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tesserae.games.pyrga.engine.early import is_reached, slots_of
from tesserae.games.pyrga.engine.packed import canonical, pack, ply_of
from tesserae.games.pyrga.engine.stored import FIVE_PIECES
from tesserae.games.pyrga.retrace import before
from tesserae.games.pyrga.rules import Position

PLIES: Final = 5
"""The number of pieces."""

POWERS: Final = (1, 3, 9, 27, 81)
"""The weights of the digits of a byte, the first one the least."""


class Table(NamedTuple):
    """A static function on the ints of positions.

    seed: picks one of many ways to spread the positions over the slots.
    """

    seed: int
    digits: bytes

    def slots_of(self, key: int) -> tuple[int, int, int]:
        """The three slots of a position, as their numbers."""
        return slots_of(key, self.seed, len(self.digits) * len(POWERS) // 3)

    def digit(self, slot: int) -> int:
        """The digit in a slot: 0, 1 or 2."""
        byte, place = divmod(slot, len(POWERS))
        return self.digits[byte] // POWERS[place] % 3

    def value(self, key: int) -> int:
        """The value of a position of the table for the side to move."""
        return sum(map(self.digit, self.slots_of(key))) % 3 - 1


def read(data: bytes) -> Table:
    """The table of a file: the seed, then the digits."""
    return Table(data[0], data[1:])


def write(table: Table) -> bytes:
    """The file of a table."""
    return bytes([table.seed]) + table.digits


def value(position: Position) -> int | None:
    """The value of a position for the side to move.

    None if it has another number of pieces, or if no game leads to it.
    """
    if ply_of(position) != PLIES or not is_reached(position):
        return None
    return _TABLE.value(canonical(pack(position)))


def lower_bound(position: Position) -> int:
    """A value that the side to move has at least: -1, 0 or 1.

    With six pieces, the positions that may have come before tell it: no move leads to more than
    the value of the position in which it is made.
    """
    if ply_of(position) != PLIES + 1:
        return -1
    found = [value(earlier) for earlier in before(position)]
    return max((-its for its in found if its is not None), default=-1)


_TABLE: Final = read(FIVE_PIECES)
"""Read with the module: in the browser there are no files to be read later."""
