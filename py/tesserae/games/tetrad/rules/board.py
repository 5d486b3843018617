"""The board of Tetrad: 14 by 14 cells with their ground, as masks.

A *cell* is 14 * rank + file (a1 = 0, b1 = 1, .. n14 = 195). A mask is an int
with bit 1 << cell. The *ground* of a cell is one of YELLOW, RED and BLUE.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

SIZE: Final = 14
CELLS: Final = SIZE * SIZE
ALL: Final = (1 << CELLS) - 1

NORTH, EAST, SOUTH, WEST = DIRECTIONS = range(4)

RANKS: Final = tuple(((1 << SIZE) - 1) << SIZE * rank for rank in range(SIZE))
FILES: Final = tuple(sum(1 << SIZE * rank + file for rank in range(SIZE)) for file in range(SIZE))
EDGES: Final = (RANKS[0], RANKS[-1])
"""EDGES[side]: the rank at which a side sets up."""

_MAP: Final = """
BBBBBBBBBBBBBB
BBBBBBBBBBBBBB
BBBBBBBBBBBBBB
BBBBBBBBBBBBBB
YYRRBBYYRRBBYY
YYRRBBYYRRBBYY
BBYYRRBBYYRRBB
BBRRYYBBRRYYBB
YYBBRRYYBBRRYY
YYBBRRYYBBRRYY
BBBBBBBBBBBBBB
BBBBBBBBBBBBBB
BBBBBBBBBBBBBB
BBBBBBBBBBBBBB
"""

GROUND: Final = "".join(reversed(_MAP.split()))
"""GROUND[cell]: the letter of its ground, Y, R or B."""


def _ground(letter: str) -> int:
    return sum(1 << cell for cell in range(CELLS) if GROUND[cell] == letter)


YELLOW: Final = _ground("Y")
RED: Final = _ground("R")
BLUE: Final = _ground("B")


def cells_of(mask: int) -> Iterator[int]:
    """The cells of a mask, in ascending order."""
    while mask:
        bit = mask & -mask
        yield bit.bit_length() - 1
        mask ^= bit


def union(masks: Iterable[int]) -> int:
    """All cells of some masks."""
    cells = 0
    for mask in masks:
        cells |= mask
    return cells


def beside(mask: int) -> int:
    """The cells with an edge in common with a mask's cells; some of them may be its own."""
    east, west = (mask & ~FILES[-1]) << 1, (mask & ~FILES[0]) >> 1
    return (east | west | mask << SIZE | mask >> SIZE) & ALL


def is_connected(mask: int) -> bool:
    """Whether the cells are connected by their edges; true of none and of one."""
    reached, grown = 0, mask & -mask
    while grown != reached:
        reached = grown
        grown |= beside(grown) & mask
    return reached == mask
