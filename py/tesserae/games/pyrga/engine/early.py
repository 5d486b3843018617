"""The value of every position with at most four pieces, and a move that keeps it.

`early.bin` is written by tools/generate/tabulate_pyrga.py. It is a static function
(B. Chazelle and others, "The Bloomier filter", 2004): a position has a slot in each third
of a table, and the three bytes there combined by exclusive or are its code, as in the book:
3 * rank + value + 1. No positions are stored, so that what is not a position of the table
has a code too, which means nothing.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tesserae.core.retrace import can_be_reached
from tesserae.games.pyrga.engine.book import Entry, move_of
from tesserae.games.pyrga.engine.packed import canonical, pack, ply_of
from tesserae.games.pyrga.engine.stored import EARLY
from tesserae.games.pyrga.retrace import before
from tesserae.games.pyrga.rules import START, Position

DEEPEST: Final = 4
"""The last ply of which all positions are in the table."""

_ORDERS: Final = 64
"""More than there are positions on the ways back to the start from one with five pieces."""

_PRIME: Final = (1 << 127) - 1
_FACTOR: Final = 0x5DEECE66D_1234567_89ABCDEF_97531


class Table(NamedTuple):
    """A static function on the ints of positions.

    seed: picks one of many ways to spread the positions over the slots, a byte each.
    """

    seed: int
    slots: bytes

    def slots_of(self, key: int) -> tuple[int, int, int]:
        """The three slots of a position, as their numbers."""
        return slots_of(key, self.seed, len(self.slots) // 3)

    def code(self, key: int) -> int:
        """The code of a position."""
        one, two, three = self.slots_of(key)
        return self.slots[one] ^ self.slots[two] ^ self.slots[three]


def slots_of(key: int, seed: int, third: int) -> tuple[int, int, int]:
    """One slot in each third of a table, for the int of a position."""
    spread = (key + seed) * _FACTOR % _PRIME
    return spread % third, third + (spread >> 42) % third, 2 * third + (spread >> 84) % third


def read(data: bytes) -> Table:
    """The table of a file: the seed, then the slots."""
    return Table(data[0], data[1:])


def write(table: Table) -> bytes:
    """The file of a table."""
    return bytes([table.seed]) + table.slots


def find(position: Position) -> Entry | None:
    """The value of an unfinished position for the side to move, and a move that keeps it.

    None if it has too many pieces, or if no game leads to it.
    """
    if ply_of(position) > DEEPEST or not is_reached(position):
        return None
    rank, value = divmod(_TABLE.code(canonical(pack(position))), 3)
    return Entry(value - 1, move_of(position, rank))


def is_reached(position: Position) -> bool:
    """Whether a game leads to a position with at most five pieces."""
    return bool(can_be_reached(position, START, before, _ORDERS))


_TABLE: Final = read(EARLY)
"""Read with the module: in the browser there are no files to be read later."""
