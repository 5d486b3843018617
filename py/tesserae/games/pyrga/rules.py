"""The rules of Pyrga, on bitboards. Nothing here knows words, text or pictures.

A *cell* is 0..15 (a1, b1, .. d4), a *kind* 0..2 (Square, Triangle, Cylinder),
a *direction* 0..3 (north, east, south, west). The pieces of one side are one
int of 48 bits: bit 3 * cell + kind. A move is 0..79, numbered by cell, then
kind, then direction; only Triangles that point at a space have a number.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tesserae.core.game import FIRST, OPPONENT, SECOND, Move, Outcome, Side

SQUARE, TRIANGLE, CYLINDER = KINDS = range(3)
CELLS: Final = range(16)
DIRECTIONS: Final = range(4)
SUPPLY: Final = 5
"""The number of pieces of each kind that a player begins with."""

NO_MOVE: Final = Move(-1)
"""Position.last before the first piece is played."""

_FIRST_BITS: Final = 0o1111111111111111
OF_KIND: Final = tuple(_FIRST_BITS << kind for kind in KINDS)
"""The bits of each kind, on every space."""

_STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))


def steps(one: int, other: int) -> int:
    """The steps from a cell to another, along ranks and files."""
    return abs(one // 4 - other // 4) + abs(one % 4 - other % 4)


class Piece(NamedTuple):
    """The piece that a move plays, and its space; the direction is None except for Triangles."""

    cell: int
    kind: int
    direction: int | None

    @property
    def bit(self) -> int:
        """The piece's bit in its owner's 48."""
        return 1 << 3 * self.cell + self.kind


def _line(cell: int, direction: int) -> tuple[int, ...]:
    """The cells from the neighbour in a direction to the edge."""
    rank, file = divmod(cell, 4)
    east, north = _STEPS[direction]
    steps = ((file + east * n, rank + north * n) for n in range(1, 4))
    return tuple(4 * y + x for x, y in steps if 0 <= x < 4 and 0 <= y < 4)


LINES: Final = tuple(tuple(_line(cell, d) for d in DIRECTIONS) for cell in CELLS)
"""LINES[cell][direction]: the cells a Triangle points at, nearest first; () off the board."""


def _pieces() -> list[Piece]:
    pieces = []
    for cell in CELLS:
        pointing = [Piece(cell, TRIANGLE, d) for d in DIRECTIONS if LINES[cell][d]]
        pieces += [Piece(cell, SQUARE, None), *pointing, Piece(cell, CYLINDER, None)]
    return pieces


PIECES: Final = tuple(_pieces())
"""The piece of each move: PIECES[move]."""

NUMBERS: Final = {piece: Move(number) for number, piece in enumerate(PIECES)}
"""The move that plays a piece."""

BITS: Final = tuple(piece.bit for piece in PIECES)
ARROWS: Final = tuple((p.direction or 0) << 2 * p.cell for p in PIECES)
ALL_MOVES: Final = tuple(map(Move, range(len(PIECES))))


def _ordered_cells(piece: Piece) -> tuple[int, ...]:
    """The cells that a piece orders the opponent to play on (rule 2)."""
    if piece.kind == CYLINDER:
        return (piece.cell,)
    if piece.direction is not None:
        return tuple(sorted(LINES[piece.cell][piece.direction]))
    return tuple(sorted(line[0] for line in LINES[piece.cell] if line))


ORDERED: Final = tuple(_ordered_cells(piece) for piece in PIECES)
"""ORDERED[move]: the cells open to the opponent after the move."""


def _fitting_moves(cell: int, kinds: int) -> tuple[Move, ...]:
    return tuple(
        m for m, p in zip(ALL_MOVES, PIECES, strict=True) if p.cell == cell and kinds >> p.kind & 1
    )


_SPACES: Final = tuple(
    (3 * c, tuple(_fitting_moves(c, kinds) for kinds in range(8))) for c in CELLS
)
"""For each cell, where its three bits begin, and the moves for every set of kinds."""

_MOVES_AFTER: Final = tuple(tuple(_SPACES[cell] for cell in cells) for cells in ORDERED)
_LONE_SQUARES: Final = frozenset(1 << 3 * cell for cell in CELLS)


class Tally(NamedTuple):
    """One side's count: Towers controlled, and spaces that hold two or one of its pieces alone."""

    towers: int
    pairs: int
    singles: int


class Position(NamedTuple):
    """A situation of the game. Equal positions have the same pieces, arrows and last move.

    white, black: the pieces of each side, as in the module's text.
    arrows: the direction of the Triangle on each cell, two bits a cell (0 without one).
    last: the move that led here, or NO_MOVE.
    """

    to_move: Side = FIRST
    white: int = 0
    black: int = 0
    arrows: int = 0
    last: Move = NO_MOVE

    @property
    def both(self) -> int:
        """All pieces."""
        return self.white | self.black

    def of(self, side: Side) -> int:
        """The pieces of a side."""
        return self.black if side else self.white

    def arrow(self, cell: int) -> int:
        """The direction of the Triangle on a cell that holds one."""
        return self.arrows >> 2 * cell & 3

    def kinds_on(self, cell: int) -> int:
        """The kinds on a cell as three bits, 1 << kind."""
        return self.both >> 3 * cell & 7

    def pieces_left(self, side: Side, kind: int) -> int:
        """The number of pieces of a kind that a side still has to play."""
        return SUPPLY - (self.of(side) & OF_KIND[kind]).bit_count()

    def second_square(self) -> bool:
        """Whether rule 5 applies: White's second piece comes next and the first was a Square."""
        return self.white in _LONE_SQUARES and not self.to_move

    def playable(self) -> int:
        """The kinds that the side to move may play at all, as three bits (rules 3 and 5)."""
        own = self.black if self.to_move else self.white
        squares, triangles, cylinders = OF_KIND
        return (
            ((own & squares).bit_count() < SUPPLY and not self.second_square())
            | ((own & triangles).bit_count() < SUPPLY) << 1
            | ((own & cylinders).bit_count() < SUPPLY) << 2
        )

    @property
    def turn(self) -> Side:
        """The side to move: it is never interrupted."""
        return self.to_move

    def legal_moves(self) -> tuple[Move, ...]:
        """All legal moves in ascending order; empty exactly when the game is over."""
        if self.last == NO_MOVE:
            return ALL_MOVES
        if self._third_tower_stands():
            return ()
        return self.ordered_moves() or self._free_moves()

    def ordered_moves(self) -> tuple[Move, ...]:
        """The moves where the last piece sends the side to move (rules 2 to 5)."""
        both = self.white | self.black
        kinds = self.playable()
        moves: tuple[Move, ...] = ()
        for shift, fitting in _MOVES_AFTER[self.last]:
            moves += fitting[kinds & ~(both >> shift)]
        return moves

    def apply(self, move: Move) -> Position:
        """The position after `move`, which must be legal."""
        to_move, white, black, arrows, _ = self
        if to_move:
            return Position(FIRST, white, black | BITS[move], arrows | ARROWS[move], move)
        return Position(SECOND, white | BITS[move], black, arrows | ARROWS[move], move)

    def outcome(self) -> Outcome | None:
        """The outcome, or None while the game goes on.

        Reasons: "three_towers" during play; "more_towers", "more_pairs",
        "more_singles" or "level" when nobody can play any more (rule 7).
        """
        if self.legal_moves():
            return None
        white, black = self.tally(FIRST), self.tally(SECOND)
        if max(white.towers, black.towers) >= 3:
            return Outcome(_ahead(white.towers, black.towers), "three_towers")
        for name, one, other in zip(white._asdict(), white, black, strict=True):
            if one != other:
                return Outcome(_ahead(one, other), f"more_{name}")
        return Outcome(None, "level")

    def towers(self, side: Side) -> int:
        """The finished Towers a side controls, as the first bit of their spaces."""
        both, own = self.white | self.black, self.of(side)
        full = both & both >> 1 & both >> 2 & _FIRST_BITS
        return full & _twos(own)

    def tally(self, side: Side) -> Tally:
        """A side's count, as at the end of the game."""
        towers, pairs, singles = self._spaces_held(side)
        return Tally(towers.bit_count(), pairs.bit_count(), singles.bit_count())

    def deciding_spaces(self) -> int:
        """The winner's spaces that decided the game, as their first bits; 0 if nobody has won."""
        outcome = self.outcome()
        if outcome is None or outcome.winner is None:
            return 0
        towers, pairs, singles = self._spaces_held(outcome.winner)
        if outcome.reason == "more_pairs":
            return pairs
        return singles if outcome.reason == "more_singles" else towers

    def _spaces_held(self, side: Side) -> tuple[int, int, int]:
        """The Towers, pairs and singles of a side at the end, as the first bits of their spaces."""
        own, other, both = self.of(side), self.of(OPPONENT[side]), self.both
        full = both & both >> 1 & both >> 2 & _FIRST_BITS
        alone = ~(other | other >> 1 | other >> 2) & ~full
        twos = _twos(own)
        ones = (own | own >> 1 | own >> 2) & _FIRST_BITS & ~twos
        return full & twos, alone & twos, alone & ones

    def _third_tower_stands(self) -> bool:
        """Whether the last piece finished a Tower and somebody controls three."""
        if self.kinds_on(PIECES[self.last].cell) != 7:
            return False
        return any(self.towers(side).bit_count() >= 3 for side in (FIRST, SECOND))

    def _free_moves(self) -> tuple[Move, ...]:
        """Rule 6: any kind one has, on any empty space."""
        both, kinds = self.both, self.playable()
        moves: tuple[Move, ...] = ()
        for shift, fitting in _SPACES:
            if not both >> shift & 7:
                moves += fitting[kinds]
        return moves


START: Final = Position()


def _twos(own: int) -> int:
    """The spaces with two or three of these pieces, as the first bit of each."""
    return (own & own >> 1 | own & own >> 2 | own >> 1 & own >> 2) & _FIRST_BITS


def _ahead(white: int, black: int) -> Side:
    return FIRST if white > black else SECOND
