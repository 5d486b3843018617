"""The rules of Zaic, on bitboards. Nothing here knows words, text or pictures.

A *cell* is 16 * rank + file on the virtual grid of 15 by 15 cells; file 15 is
a border that keeps shifted masks from wrapping. A *kind* is 0..3: 1x1, 2x1
lying, 2x1 standing, 2x2. A move is kind * 240 + cell, the cell being the
tile's lower left. Masks are ints with bit 1 << cell.

What must never vanish is the part of a tile that is still visible. The masks
across, upward, rising and falling join the visible squares of one tile, so a
square without a joint is the last of its tile, and a tile may cover anything
but such squares and whole groups of joined ones.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from typing import Final, NamedTuple, cast

from tesserae.core.game import FIRST, OPPONENT, SECOND, Move, Outcome, Side

SINGLE, LYING, STANDING, BLOCK = KINDS = range(4)
SIZE: Final = 15
ROW: Final = 16
CELLS: Final = ROW * SIZE
EXTENT: Final = 8
"""The widest and the highest that all tiles together may be."""

CENTER: Final = 7 * ROW + 7
"""The lower left square of the first tile, by agreement: h8."""

SUPPLY: Final = (3, 8, 8)
"""The numbers of 1x1, 2x1 and 2x2 tiles that a player begins with."""

STOCK_OF: Final = (0, 1, 1, 2)
"""STOCK_OF[kind]: which supply a tile is taken from; a 2x1 lies or stands."""

SHAPES: Final = (1, 1 | 1 << 1, 1 | 1 << ROW, 1 | 1 << 1 | 1 << ROW | 1 << ROW + 1)
"""SHAPES[kind] << cell: the squares of a tile."""

WIDTHS: Final = (1, 2, 1, 2)
HEIGHTS: Final = (1, 1, 2, 2)

OPENINGS: Final = tuple(Move(kind * CELLS + CENTER) for kind in KINDS)
"""The first moves: only the kind matters, and which way a 2x1 lies."""

JOINTS: Final = (
    (0, 0, 0, 0),
    (1, 0, 0, 0),
    (0, 1, 0, 0),
    (1 | 1 << ROW, 1 | 1 << 1, 1, 1),
)
"""JOINTS[kind]: how the squares of a new tile are joined; see Position."""

STOCK_BITS: Final = 4
"""Bits of Position.supply for the count of one stock."""


class Tile(NamedTuple):
    """A tile in play; level 1 lies on the surface."""

    level: int
    cell: int
    kind: int
    side: Side

    @property
    def squares(self) -> int:
        """The squares it lies on, as a mask."""
        return SHAPES[self.kind] << self.cell

    @property
    def move(self) -> Move:
        """The move that played it."""
        return Move(self.kind * CELLS + self.cell)


def cells_of(mask: int) -> Iterator[int]:
    """The cells of a mask, in ascending order."""
    while mask:
        bit = mask & -mask
        yield bit.bit_length() - 1
        mask ^= bit


def read(move: Move) -> tuple[int, int]:
    """The kind of a move's tile, and the cell of its lower left corner."""
    return divmod(move, CELLS)


def squares_of(move: Move) -> int:
    """The squares that a move's tile lies on, as a mask."""
    kind, cell = read(move)
    return SHAPES[kind] << cell


def beside(mask: int) -> int:
    """The orthogonal neighbours of a mask's cells."""
    return mask << 1 | mask >> 1 | mask << ROW | mask >> ROW


def _square_around(cell: int) -> int:
    """The cells that can share an extent of 8 by 8 with a cell."""
    rank, file = divmod(cell, ROW)
    reach = EXTENT - 1
    files = sum(1 << x for x in range(max(0, file - reach), min(SIZE, file + reach + 1)))
    return sum(files << ROW * y for y in range(max(0, rank - reach), min(SIZE, rank + reach + 1)))


def _reach(move: Move) -> int:
    reach = _AROUND[CENTER]
    for cell in cells_of(squares_of(move)):
        reach &= _AROUND.get(cell, 0)
    return reach


_AROUND: Final = {
    y * ROW + x: _square_around(y * ROW + x) for y in range(SIZE) for x in range(SIZE)
}
REACHES: Final = tuple(_reach(Move(move)) for move in range(len(KINDS) * CELLS))
"""REACHES[move]: the cells that the extent leaves open once the tile lies there."""


def _supply(side: Side, kind: int) -> int:
    """One tile, as Position.supply counts it."""
    return 1 << STOCK_BITS * (len(SUPPLY) * side + STOCK_OF[kind])


_TAKEN: Final = tuple(tuple(_supply(side, kind) for kind in KINDS) for side in (FIRST, SECOND))
_MASKS: Final = tuple(tuple(((1 << STOCK_BITS) - 1) * one for one in ones) for ones in _TAKEN)


class Position(NamedTuple):
    """A situation of the game: tiles where they lie, in whatever order they came.

    tiles: a number for each tile, in ascending order: by level, then cell; see `tiles_in_play`.
    light, dark: the visible squares of each side.
    levels: levels[n] holds the cells where more than n tiles lie.
    across, upward: visible squares of one tile, joined to the next on the right, above.
    rising, falling: 2x2 tiles whose lower left is here, both squares of that diagonal visible.
    room: the cells that the extent of 8 by 8 leaves open.
    supply: tiles left, four bits a stock: Light's 1x1, 2x1, 2x2, then Dark's.

    All but the tiles follows from them.
    """

    to_move: Side
    tiles: tuple[int, ...]
    light: int
    dark: int
    levels: tuple[int, ...]
    across: int
    upward: int
    rising: int
    falling: int
    room: int
    supply: int

    def tiles_left(self, side: Side, kind: int) -> int:
        """The number of tiles that a side can still play as this kind."""
        return (self.supply & _MASKS[side][kind]) // _TAKEN[side][kind]

    def visible_squares(self, side: Side) -> int:
        """The visible squares of a side."""
        return self.dark if side else self.light

    def height(self, cell: int) -> int:
        """The number of tiles on a cell."""
        return sum(covered >> cell & 1 for covered in self.levels)

    def tiles_in_play(self) -> tuple[Tile, ...]:
        """The tiles in play, from the surface up, then by cell."""
        return tuple(_tile(number) for number in self.tiles)

    def part(self, cell: int) -> int:
        """All visible squares of the tile that shows on a cell, as a mask."""
        bit = 1 << cell
        beyond = (self.across, 1), (self.upward, ROW), (self.rising, ROW + 1)
        part = bit
        for joints, step in beyond:
            part |= (joints & bit) << step | joints & bit >> step
        falling = self.falling
        return part | (falling & bit >> 1) << ROW | (falling & bit >> ROW) << 1

    @property
    def turn(self) -> Side:
        """The side to move: it is never interrupted."""
        return self.to_move

    def legal_moves(self) -> tuple[Move, ...]:
        """All legal moves in ascending order; empty exactly when the game is over."""
        if not self.tiles:
            return OPENINGS
        moves: list[int] = []
        add = moves.append
        before = -1
        for fitting in self.fits(self.to_move):
            mask = fitting
            while mask:
                bit = mask & -mask
                add(before + bit.bit_length())
                mask ^= bit
            before += CELLS
        return cast("tuple[Move, ...]", tuple(moves))

    def fits(self, side: Side) -> tuple[int, int, int, int]:
        """The places where a side could play each kind, were it to move: masks of lower left cells.

        After the first tile only, which lies where OPENINGS says.
        """
        _, _, light, dark, levels, across, upward, rising, falling, room, supply = self
        own, other = (dark, light) if side else (light, dark)
        covered = light | dark

        # No tile is buried. The squares of a 2x2 tile that show are joined like this, or turned:
        #
        #     #-#    #      #-#    #      - across, | upward, / rising, \ falling
        #     |X|    |\             \
        #     #-#    #-#             #
        #
        # A square with a joint can be covered: another one of its tile shows. Two that are joined
        # along a side, and to no third one, are the last of their tile: not both can be covered.
        joined_across, joined_upward = across | across << 1, upward | upward << ROW
        joined_at_corner = rising | rising << ROW + 1 | falling << 1 | falling << ROW
        coverable = covered & (joined_across | joined_upward | joined_at_corner)
        last_two_across = across & ~(joined_upward | joined_at_corner)
        last_two_upward = upward & ~(joined_across | joined_at_corner)

        # On the surface a tile lies beside a square of the other side, and beside no own one. On
        # top it covers a square of the other side. One of its squares has to: the anchor.
        surface = room & ~covered & ~beside(own)
        legal_anchor = surface & beside(other) | coverable & other

        # All squares of a tile lie on one level.
        uneven_across = uneven_upward = 0
        for level in levels:
            uneven_across |= level ^ level >> 1
            uneven_upward |= level ^ level >> ROW
        open_ = surface | coverable
        flat_across = open_ & open_ >> 1 & ~uneven_across
        flat_upward = open_ & open_ >> ROW & ~uneven_upward

        # A tile fits where all of this holds. A 2x2 also buries a 2x2 right below it. That is level
        # only where all of it shows, so that one of its diagonals tells.
        anchor_across = legal_anchor | legal_anchor >> 1
        lying = flat_across & anchor_across & ~last_two_across
        standing = flat_upward & (legal_anchor | legal_anchor >> ROW) & ~last_two_upward
        flat_block = flat_across & flat_across >> ROW & flat_upward
        burying = rising | last_two_across | last_two_across >> ROW
        burying |= last_two_upward | last_two_upward >> 1
        block = flat_block & (anchor_across | anchor_across >> ROW) & ~burying
        singles, oblongs, _, blocks = _MASKS[side]
        return (
            legal_anchor if supply & singles else 0,
            lying if supply & oblongs else 0,
            standing if supply & oblongs else 0,
            block if supply & blocks else 0,
        )

    def apply(self, move: Move) -> Position:
        """The position after `move`, which must be legal."""
        to_move, tiles, light, dark, levels, across, upward, rising, falling, room, supply = self
        kind, cell = read(move)
        squares = SHAPES[kind] << cell
        height = self.height(cell)
        if height == len(levels):
            levels += (squares,)
        else:
            levels = (*levels[:height], levels[height] | squares, *levels[height + 1 :])
        number = _number(Tile(height + 1, cell, kind, to_move))
        index = bisect(tiles, number)
        right, above = squares >> 1, squares >> ROW
        joints = JOINTS[kind]
        return Position(
            OPPONENT[to_move],
            (*tiles[:index], number, *tiles[index:]),
            light & ~squares if to_move else light | squares,
            dark | squares if to_move else dark & ~squares,
            levels,
            across & ~(squares | right) | joints[0] << cell,
            upward & ~(squares | above) | joints[1] << cell,
            rising & ~(squares | above >> 1) | joints[2] << cell,
            falling & ~(right | above) | joints[3] << cell,
            room & REACHES[move],
            supply - _TAKEN[to_move][kind],
        )

    def outcome(self) -> Outcome | None:
        """The outcome, or None while the game goes on.

        Areas are compared from the largest down. Reasons: "largest_area",
        "further_areas" where the largest are equal, "level" where all are.
        """
        if not self.tiles or any(self.fits(self.to_move)):
            return None
        light, dark = self.area_sizes(FIRST), self.area_sizes(SECOND)
        if light == dark:
            return Outcome(None, "level")
        winner = FIRST if light > dark else SECOND
        return Outcome(winner, "further_areas" if light[:1] == dark[:1] else "largest_area")

    def areas(self, side: Side) -> list[int]:
        """The connected areas of a side's visible squares, as masks, the largest first."""
        return sorted(areas_of(self.visible_squares(side)), key=int.bit_count, reverse=True)

    def area_sizes(self, side: Side) -> tuple[int, ...]:
        """The sizes of a side's areas in squares, the largest first."""
        return tuple(area.bit_count() for area in self.areas(side))


START: Final = Position(
    to_move=FIRST,
    tiles=(),
    light=0,
    dark=0,
    levels=(),
    across=0,
    upward=0,
    rising=0,
    falling=0,
    room=_AROUND[CENTER],
    supply=sum(
        count << STOCK_BITS * (len(SUPPLY) * side + stock)
        for side in (FIRST, SECOND)
        for stock, count in enumerate(SUPPLY)
    ),
)


def connected_cells(seed: int, within: int) -> int:
    """All cells of a mask that are connected to the seed."""
    area = 0
    while seed != area:
        area = seed
        seed |= (area << 1 | area >> 1 | area << ROW | area >> ROW) & within
    return area


def areas_of(mask: int) -> list[int]:
    """The connected areas of a mask."""
    areas = []
    while mask:
        area = connected_cells(mask & -mask, mask)
        areas.append(area)
        mask ^= area
    return areas


def _number(tile: Tile) -> int:
    """A tile as one int; ascending by level, then cell."""
    level, cell, kind, side = tile
    return ((level * CELLS + cell) * len(KINDS) + kind) * 2 + side


def _tile(number: int) -> Tile:
    rest, side = divmod(number, 2)
    rest, kind = divmod(rest, len(KINDS))
    return Tile(*divmod(rest, CELLS), kind, Side(side))
