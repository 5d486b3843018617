"""The canonical text of a position, and its strict reader.

The tiles as the notation has them, Light's letters as capitals, Dark's small:
first those on the surface, by cells from a1, b1, .. o15; then, after a dot,
those on the next level, and so on: `Bh8sj9.vi8` is a 2x2 of Light's, a 1x1 of
Dark's beside it, and a standing 2x1 of Dark's on top. Whose turn it is follows
from the number of tiles. The start is `start`.

Nothing but the notation says where on the endless table a position lies: one
of the tiles on the surface was the first, Light's, and it has its lower left
on h8. So the same tiles with another first tile are another position, as the
moves that lead on from it have other names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, OPPONENT, SECOND, Side
from tesserae.core.retrace import can_be_reached
from tesserae.core.text import text
from tesserae.games.zaic.notation.targets import CELL_NAMES, CELL_NUMBERS, KIND_NAMES
from tesserae.games.zaic.rules import (
    CENTER,
    KINDS,
    ROW,
    START,
    SUPPLY,
    Position,
    Tile,
    beside,
    connected_cells,
)

MAX_LENGTH: Final = 200
START_TEXT: Final = "start"

MOST_POSITIONS: Final = 100
"""Positions that are looked at to find an order of play: some milliseconds."""

_TILE: Final = re.compile(r"([SHVBshvb])([a-o](?:1[0-5]|[1-9]))")
_LEVEL: Final = re.compile(rf"(?:{_TILE.pattern})+")


def encode(position: Position) -> str:
    """The canonical text of a position."""
    if not position.tiles:
        return START_TEXT
    levels = groupby(position.tiles_in_play(), lambda tile: tile.level)
    return ".".join("".join(map(_tile_text, tiles)) for _, tiles in levels)


def decode(written: str) -> Position:
    """The position of a canonical text.

    Refused with BadInput: every other text, and what breaks the rules of
    material, turns, levels, covering, burying and the extent; a surface that
    does not hang together, or on which a side touches itself; and tiles that
    no order of play brings onto the table. Orders are tried until MOST
    positions were looked at; what is undecided then is not refused, as happens
    now and then with fifteen tiles or more.
    """
    if written == START_TEXT:
        return START
    tiles = tuple(read(written))
    check_supply(tiles)
    if sum(1 - 2 * tile.side for tile in tiles) not in (0, 1):
        raise BadInput(text("zaic.bad.turns"))
    position = lay(tiles)
    if encode(position) != written:
        raise BadInput(text("zaic.bad.position"))
    _check_covering(tiles)
    _check_surface(position)
    for tile in tiles:
        if tile.level < len(position.levels) and not tile.squares & ~position.levels[tile.level]:
            raise BadInput(text("zaic.bad.buried", cell=CELL_NAMES[tile.cell]))
    if not any(True for _ in _before(position)):
        raise BadInput(text("zaic.bad.last"))
    if can_be_reached(position, START, _before, MOST_POSITIONS) is False:
        raise BadInput(text("zaic.bad.order"))
    return position


def _tile_text(tile: Tile) -> str:
    name = KIND_NAMES[tile.kind]
    return (name.lower() if tile.side else name) + CELL_NAMES[tile.cell]


def read(written: str) -> Iterator[Tile]:
    """The tiles that are written, possible or not."""
    levels = written.split(".") if len(written) <= MAX_LENGTH else [""]
    for level, tiles in enumerate(levels, 1):
        if not _LEVEL.fullmatch(tiles):
            raise BadInput(text("zaic.bad.position"))
        for name, cell in _TILE.findall(tiles):
            side = FIRST if name in KIND_NAMES else SECOND
            yield Tile(level, CELL_NUMBERS[cell], KIND_NAMES.index(name.upper()), side)


def check_supply(tiles: Iterable[Tile]) -> None:
    """Checks that no side has more tiles of a kind than there are."""
    counts = {(side, kind): 0 for side in (FIRST, SECOND) for kind in KINDS}
    for tile in tiles:
        counts[tile.side, tile.kind] += 1
    for side in (FIRST, SECOND):
        single, lying, standing, block = (counts[side, kind] for kind in KINDS)
        if any(n > most for n, most in zip((single, lying + standing, block), SUPPLY, strict=True)):
            raise BadInput(text("zaic.bad.supply"))


def lay(tiles: Sequence[Tile]) -> Position:
    """The position of tiles given level by level, each lying flat, all within the extent.

    BadInput if they do not; whether a game can lead to it is another matter.
    """
    position = START
    for tile in tiles:
        _check_tile(position, tile)
        position = position._replace(to_move=tile.side).apply(tile.move)
    if (position.light | position.dark) & ~position.room:
        raise BadInput(text("zaic.bad.extent"))
    return position._replace(to_move=Side(len(tiles) % 2))


def _check_tile(position: Position, tile: Tile) -> None:
    """Checks that a tile lies within the grid, flat on its level."""
    squares, cell = tile.squares, CELL_NAMES[tile.cell]
    if squares & ~START.room:
        raise BadInput(text("zaic.bad.extent"))
    below = (START.room, *position.levels)[: tile.level]
    above = position.levels[tile.level - 1 :]
    if len(below) < tile.level or squares & ~below[-1] or any(squares & mask for mask in above):
        raise BadInput(text("zaic.bad.level", cell=cell))


def _check_covering(tiles: Sequence[Tile]) -> None:
    """Checks that each tile not on the table lies on a square of the other side."""
    for tile in tiles:
        below = (it for it in tiles if it.level == tile.level - 1 and it.side != tile.side)
        if tile.level > 1 and not any(it.squares & tile.squares for it in below):
            raise BadInput(text("zaic.bad.covers", cell=CELL_NAMES[tile.cell]))


def _check_surface(position: Position) -> None:
    """Checks that the surface is one piece around h8, and that no side touches itself for good."""
    first = [tile for tile in position.tiles_in_play() if (tile.level, tile.cell) == (1, CENTER)]
    if not first or first[0].side != FIRST:
        raise BadInput(text("zaic.bad.first"))
    if not _hangs_together(position):
        raise BadInput(text("zaic.bad.apart"))
    higher = position.levels[1:]
    for side in (FIRST, SECOND):
        low = position.visible_squares(side) & ~(higher[0] if higher else 0)
        if low & low >> 1 & ~position.across or low & low >> ROW & ~position.upward:
            raise BadInput(text("zaic.bad.touch"))


def _hangs_together(position: Position) -> bool:
    """Whether all that lies on the surface is connected with the first tile's square."""
    surface = position.levels[0] if position.levels else 0
    return connected_cells(surface & 1 << CENTER, surface) == surface


def _before(position: Position) -> Iterator[Position]:
    """The positions from which one tile leads here: first those without a low, lonely tile."""
    tiles, side = position.tiles_in_play(), OPPONENT[position.to_move]
    shown, surface = position.visible_squares(side), position.levels[0]

    def anchoring(tile: Tile) -> tuple[int, int]:
        return tile.level, (beside(tile.squares) & surface).bit_count()

    for last in sorted(tiles, key=anchoring):
        above = position.levels[last.level] if last.level < len(position.levels) else 0
        if last.side != side or last.squares & (above | ~shown):
            continue
        if len(tiles) > 1 and last[:2] == (1, CENTER):
            continue
        earlier = _pile_up(tile for tile in tiles if tile != last)._replace(to_move=side)
        if _hangs_together(earlier) and last.move in earlier.legal_moves():
            yield earlier


def _pile_up(tiles: Iterable[Tile]) -> Position:
    """The position of valid tiles, given level by level."""
    position = START
    for tile in tiles:
        position = position._replace(to_move=tile.side).apply(tile.move)
    return position
