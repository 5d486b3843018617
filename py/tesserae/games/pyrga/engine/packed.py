"""Positions of Pyrga as single ints, for search and proofs: what still matters, nothing else.

Two positions have the same int exactly if they agree in these parts; then the
same games can follow, with the same winners:

    bits 0..63    each space that is no finished Tower, four bits: 0 empty; one piece,
                  1 + 2 * kind + owner; two pieces, 7 + 3 * missing kind + Black's pieces
    bits 64..79   the finished Towers
    bits 80..97   what White and then Black has left of each kind, three bits a kind
    bits 98..101  how many Towers White and Black control, two bits each
    bits 102..108 a rough score of the board for White (WEIGHTS), LEVEL if nothing is played
    bits 109..124 the spaces where the last piece lets the side to move play a piece,
                  none if it may play on any empty space (rule 6)

The score follows from the rest; it is kept so that search need not compute it.

Left out: who owns what inside a finished Tower, who owns which kind of a pair,
and where arrows point. Whose turn it is follows from the ply.

tests/games/pyrga/engine/test_fast_position.py holds its moves equal to those of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias, TypeVar, Union

from tesserae.core.game import FIRST, SECOND, Move, Side
from tesserae.games.pyrga.rules import (
    CELLS,
    KINDS,
    NO_MOVE,
    ORDERED,
    PIECES,
    SUPPLY,
    Position,
    Tally,
)

T = TypeVar("T")

FULL: Final = 64
SUPPLIES: Final = 80
TOWERS: Final = 98
SCORE: Final = 102
OPEN: Final = 109
BOARD: Final = (1 << OPEN) - 1
"""All but the spaces that are open to the side to move."""

ALL_CELLS: Final = (1 << len(CELLS)) - 1

PAIR: Final = 7
"""The spaces with two pieces begin with this number."""

LEVEL: Final = 64
"""The score while nothing is played: no score is negative."""

WEIGHTS: Final = Tally(towers=2, pairs=1, singles=-1)
"""The weights of Towers, pairs and single pieces for their owner in the search for a proof. These
make proofs shortest, and so differ from those of evaluation.py.
"""

_SPACES: Final = (1 << FULL) - 1
_NIBBLES: Final = 0x1111_1111_1111_1111
_RANK: Final = 0x1111


class PackedMove(NamedTuple):
    """A piece played on a space.

    change: is added to the int of the position. orders: the spaces it sends the opponent to.
    tower: 0, or 1 + the side that controls the Tower finished by it.
    """

    change: int
    orders: int
    tower: int


def _bits(cells: Sequence[int]) -> int:
    return sum(1 << cell for cell in cells)


def kinds_in(space: int) -> int:
    """The kinds on a space as three bits."""
    if space == 0:
        return 0
    return 7 ^ 1 << (space - PAIR) // 3 if space >= PAIR else 1 << (space - 1) // 2


def space_after(space: int, kind: int, side: Side) -> tuple[int, int]:
    """The four bits of a space after a side plays a kind on it, and PackedMove.tower."""
    if space == 0:
        return 1 + 2 * kind + side, 0
    if space < PAIR:
        other, owner = divmod(space - 1, 2)
        return PAIR + 3 * (3 - other - kind) + owner + side, 0
    blacks = (space - PAIR) % 3 + side
    return 0, 1 + (SECOND if blacks >= 2 else FIRST)


def score_of(space: int, weights: Tally = WEIGHTS) -> int:
    """The score for White of an unfinished space with these four bits."""
    if space >= PAIR:
        return weights.pairs * (1 - (space - PAIR) % 3)
    if space:
        return weights.singles if space & 1 else -weights.singles
    return 0


Packed: TypeAlias = tuple[Union[PackedMove, None], ...]
"""A move on each space, by its four bits; None where its kind is."""


class Effect(NamedTuple):
    """The effect of a piece on a space: on its four bits and on the score, and PackedMove.tower."""

    space: int
    score: int
    tower: int


def _effect(side: Side, kind: int, space: int) -> Effect | None:
    if kinds_in(space) >> kind & 1:
        return None
    after, tower = space_after(space, kind, side)
    score = score_of(after) - score_of(space) + (0, WEIGHTS.towers, -WEIGHTS.towers)[tower]
    return Effect(after - space, score, tower)


def _pack_move(side: Side, move: Move, effects: Sequence[Effect | None]) -> Packed:
    """The packed form of a move on each space. effects: of its kind."""
    cell, kind, _ = PIECES[move]
    orders, taken = _bits(ORDERED[move]), 1 << SUPPLIES + 9 * side + 3 * kind
    found: list[PackedMove | None] = []
    for it in effects:
        if it is None:
            found.append(None)
            continue
        change = (it.space << 4 * cell) + (it.score << SCORE) - taken
        if it.tower:
            change += (1 << FULL + cell) + (1 << TOWERS + 2 * (it.tower - 1))
        found.append(PackedMove(change, orders, it.tower))
    return tuple(found)


EFFECTS: Final = tuple(
    tuple(tuple([_effect(side, kind, space) for space in range(16)]) for kind in KINDS)
    for side in (FIRST, SECOND)
)
"""EFFECTS[side][kind][space]: what the kind does there; None where it is already."""

PACKED: Final = tuple(
    tuple(_pack_move(side, Move(move), kinds[piece.kind]) for move, piece in enumerate(PIECES))
    for side, kinds in zip((FIRST, SECOND), EFFECTS, strict=True)
)
"""PACKED[side][move][space]: the packed form of the move there; None where its kind is."""

MOVES_ON: Final = tuple(
    tuple(Move(move) for move, piece in enumerate(PIECES) if piece.cell == cell) for cell in CELLS
)
"""MOVES_ON[cell]: the moves onto it."""


def by_kinds(moves: Sequence[tuple[int, T]]) -> tuple[tuple[T, ...], ...]:
    """The moves of each set of kinds, as three bits; they are given with their kinds."""
    return tuple(tuple([move for kind, move in moves if kinds >> kind & 1]) for kinds in range(8))


PLAYABLE: Final = tuple(
    tuple(kinds & ~kinds_in(space) for kinds in range(8)) for space in range(16)
)
"""PLAYABLE[space][kinds]: those that can be played there."""


def _counts(cell: int) -> tuple[tuple[int, ...], ...]:
    counts = [len(it) for it in by_kinds([(PIECES[move].kind, move) for move in MOVES_ON[cell]])]
    return tuple(tuple([counts[kinds] for kinds in playable]) for playable in PLAYABLE)


MOVE_COUNTS: Final = tuple(_counts(cell) for cell in CELLS)
"""MOVE_COUNTS[cell][space][kinds]: how many moves onto a space there are with these kinds."""


def _kinds_to_play(side: Side) -> tuple[int, ...]:
    numbers = range(8)
    kinds = [
        (one > 0) + 2 * (two > 0) + 4 * (three > 0)
        for three in numbers
        for two in numbers
        for one in numbers
    ]
    if side == FIRST:  # rule 5: only at ply 3 has White played one piece, a Square, and is to move
        kinds[SUPPLY - 1 | SUPPLY << 3 | SUPPLY << 6] = 0b110
    return tuple(kinds)


KINDS_LEFT: Final = tuple(_kinds_to_play(side) for side in (FIRST, SECOND))
"""KINDS_LEFT[side][what it has left, nine bits]: the kinds it may play on its turn."""


def _subsets(cells: int) -> list[int]:
    subsets = [cells]
    while subsets[-1]:
        subsets.append(subsets[-1] - 1 & cells)
    return subsets


CELLS_OF: Final = {
    part: tuple(cell for cell in CELLS if part >> cell & 1)
    for orders in {_bits(cells) for cells in ORDERED}
    for part in _subsets(orders)
}
"""The cells of every set that can be open to a side under rule 2."""


def _empty(rank: int, taken: int) -> tuple[int, ...]:
    return tuple(4 * rank + file for file in range(4) if not taken >> 4 * file & 1)


_EMPTY: Final = tuple(
    {taken: _empty(rank, taken) for taken in _subsets(_RANK)} for rank in range(4)
)
"""_EMPTY[rank][the first bit of each space that is taken]: its empty cells."""


def pack(position: Position) -> int:
    """The int of an unfinished position."""
    white, black = (position.towers(side).bit_count() for side in (FIRST, SECOND))
    score = LEVEL + WEIGHTS.towers * (white - black)
    key = white << TOWERS | black << TOWERS + 2
    for cell in CELLS:
        packed = _packed_space(position, cell)
        score += score_of(packed >> 4 * cell & 15 if packed < 1 << FULL else 0)
        key |= packed
    key |= score << SCORE
    for side in (FIRST, SECOND):
        for kind in KINDS:
            key |= position.pieces_left(side, kind) << SUPPLIES + 9 * side + 3 * kind
    ordered = () if position.last == NO_MOVE else position.ordered_moves()
    return key | _bits(sorted({PIECES[move].cell for move in ordered})) << OPEN


def _packed_space(position: Position, cell: int) -> int:
    """The part of the int that tells of one space."""
    held, blacks = position.kinds_on(cell), (position.black >> 3 * cell & 7).bit_count()
    pieces = held.bit_count()
    if pieces == 3:
        return 1 << FULL + cell
    if pieces == 2:
        return PAIR + 3 * ((7 ^ held).bit_length() - 1) + blacks << 4 * cell
    return (2 * held.bit_length() - 1 + blacks << 4 * cell) if held else 0


def ply_of(position: Position) -> int:
    """The number of pieces played."""
    return position.both.bit_count()


def empty_cells(key: int) -> tuple[int, ...]:
    """The spaces without a piece."""
    some = key & _SPACES
    some = (some | some >> 1 | some >> 2 | some >> 3) & _NIBBLES
    if full := key >> FULL & ALL_CELLS:
        for cell in CELLS:
            some |= (full >> cell & 1) << 4 * cell
    one, two, three, four = _EMPTY
    ranks = one[some & _RANK] + two[some >> 16 & _RANK]
    return ranks + three[some >> 32 & _RANK] + four[some >> 48]


def playable(key: int, cells: int, kinds: int) -> int:
    """The mask of those `cells` on which one of these kinds can be played."""
    for cell in CELLS_OF[cells]:
        if not MOVE_COUNTS[cell][key >> 4 * cell & 15][kinds]:
            cells ^= 1 << cell
    return cells


def final(key: int) -> int:
    """Who is ahead when nobody can play any more: 1 White, 0 level, -1 Black (rule 7)."""
    towers = (key >> TOWERS & 3) - (key >> TOWERS + 2 & 3)
    spaces = [key >> 4 * cell & 15 for cell in CELLS]
    pairs = sum(1 - (space - PAIR) % 3 for space in spaces if space >= PAIR)
    singles = sum(1 if space & 1 else -1 for space in spaces if 0 < space < PAIR)
    ahead = towers or pairs or singles
    return (ahead > 0) - (ahead < 0)


def _image_of_cell(cell: int, symmetry: int) -> int:
    """The image of a cell under one of the eight symmetries of the board."""
    rank, file = divmod(cell, 4)
    file, rank = (3 - file if symmetry & 1 else file), (3 - rank if symmetry & 2 else rank)
    return 4 * file + rank if symmetry & 4 else 4 * rank + file


_SYMMETRIES: Final = tuple(
    tuple(_image_of_cell(cell, number) for cell in CELLS) for number in range(8)
)


def canonical(key: int) -> int:
    """The least of a position's mirror images."""
    return min(images(key))


def images(key: int) -> list[int]:
    """The position and its mirror images."""
    spaces = [(cell, key >> 4 * cell & 15) for cell in CELLS]
    filled = [(cell, space) for cell, space in spaces if space]
    full = [cell for cell in CELLS if key >> FULL + cell & 1]
    open_ = CELLS_OF[key >> OPEN]
    rest = key & (1 << OPEN) - (1 << SUPPLIES)
    images = []
    for mapped in _SYMMETRIES:
        image = rest
        for cell, space in filled:
            image |= space << 4 * mapped[cell]
        for cell in full:
            image |= 1 << FULL + mapped[cell]
        for cell in open_:
            image |= 1 << OPEN + mapped[cell]
        images.append(image)
    return images
