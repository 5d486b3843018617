"""The shapes a unit can have, and where they can lie.

A unit begins as one of the 19 fixed shapes of four tiles; hits leave three,
two or one of them. A shape is told by a letter and its rotation. A
*placement* is shape * 196 + cell, the shape by its index in SHAPES and the
cell being the lower left corner of its bounding box, which need not be one of
its tiles. A unit on the board is the mask of its cells.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from tesserae.games.tetrad.rules.board import CELLS, SIZE

Tiles: TypeAlias = tuple[tuple[int, int], ...]
"""Cells of a shape as (file, rank), counted from the lower left of its bounding box."""


class Shape(NamedTuple):
    """A fixed shape: `mask` is where its tiles are with the bounding box at a1."""

    letter: str
    rotation: int
    tiles: Tiles
    width: int
    height: int
    mask: int


LETTERS: Final = "IOTSZLJ"
"""The shapes of four tiles, in the order of the notation."""

_DRAWN: Final = {
    "I": "XXXX",
    "O": "XX XX",
    "T": ".X. XXX",
    "S": ".XX XX.",
    "Z": "XX. .XX",
    "L": "..X XXX",
    "J": "X.. XXX",
    "R": "XXX",
    "V": "X. XX",
    "D": "XX",
    "M": "X",
}
"""Rotation 0, top line first; R, V, D and M are what hits leave of the others."""


def move_to_corner(tiles: Iterable[tuple[int, int]]) -> Tiles:
    """Tiles moved into the corner at (0, 0), in ascending order of their cells."""
    tiles = tuple(tiles)
    left, low = min(x for x, _ in tiles), min(y for _, y in tiles)
    moved = ((x - left, y - low) for x, y in tiles)
    return tuple(sorted(moved, key=lambda tile: (tile[1], tile[0])))


def rotated_right(tiles: Iterable[tuple[int, int]]) -> Tiles:
    """The tiles rotated a quarter clockwise around (0, 0)."""
    return tuple((y, -x) for x, y in tiles)


def _tiles_of_drawing(drawing: str) -> Tiles:
    lines = reversed(drawing.split())
    return move_to_corner(
        (x, y) for y, line in enumerate(lines) for x, c in enumerate(line) if c == "X"
    )


def _rotations(letter: str) -> list[Shape]:
    """The shape in every rotation; fewer than four if some are alike."""
    tiles = _tiles_of_drawing(_DRAWN[letter])
    found: dict[Tiles, Shape] = {}
    while tiles not in found:
        width, height = (1 + max(tile[axis] for tile in tiles) for axis in (0, 1))
        mask = sum(1 << SIZE * y + x for x, y in tiles)
        found[tiles] = Shape(letter, len(found), tiles, width, height, mask)
        tiles = move_to_corner(rotated_right(tiles))
    return list(found.values())


SHAPES: Final = tuple(shape for letter in _DRAWN for shape in _rotations(letter))
"""All fixed shapes: 19 of four tiles, then 6 of three, 2 of two and the single tile."""

FULL: Final = sum(len(shape.tiles) == 4 for shape in SHAPES)
"""Number of shapes with four tiles; they are the first of SHAPES."""

PLACEMENTS: Final = len(SHAPES) * CELLS
"""Placements are below this; not each number is one that lies on the board."""

BY_NAME: Final = {(shape.letter, shape.rotation): n for n, shape in enumerate(SHAPES)}
"""The index in SHAPES of a letter and a rotation."""

BY_TILES: Final = {shape.tiles: n for n, shape in enumerate(SHAPES)}
"""The index in SHAPES of tiles as `move_to_corner` gives them."""

_BY_MASK: Final = {shape.mask: n for n, shape in enumerate(SHAPES)}
_MASKS: Final = tuple(shape.mask for shape in SHAPES)

ROTATIONS: Final = tuple(
    max(other.rotation for other in SHAPES if other.letter == shape.letter) + 1 for shape in SHAPES
)
"""ROTATIONS[shape]: how many rotations it has: 1, 2 or 4."""


def mask_of(placement: int) -> int:
    """The cells of a placement, which must lie on the board."""
    shape, cell = divmod(placement, CELLS)
    return _MASKS[shape] << cell


@cache
def placement_of(unit: int) -> int:
    """The placement of a unit's cells."""
    rank = ((unit & -unit).bit_length() - 1) // SIZE
    low = unit >> SIZE * rank
    row = (low | low >> SIZE | low >> 2 * SIZE) & (1 << SIZE) - 1  # four high: all in one file
    file = (row & -row).bit_length() - 1
    return _BY_MASK[low >> file] * CELLS + SIZE * rank + file


def shape_of(unit: int) -> Shape:
    """The shape of a unit's cells."""
    return SHAPES[placement_of(unit) // CELLS]


def fits(shape: int, file: int, rank: int) -> bool:
    """Whether the shape lies on the board with the lower left of its bounding box there."""
    _, _, _, width, height, _ = SHAPES[shape]
    return 0 <= file <= SIZE - width and 0 <= rank <= SIZE - height


def rotate_shape(shape: int, quarters: int) -> int:
    """The shape rotated clockwise by quarters."""
    old = SHAPES[shape]
    return BY_NAME[old.letter, (old.rotation + quarters) % ROTATIONS[shape]]
