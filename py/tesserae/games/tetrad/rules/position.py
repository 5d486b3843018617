"""The rules of Tetrad, on bitboards. Nothing here knows words, text or pictures.

Units are numbered 0..4 on each side, in the order in which they were placed; a
unit is the mask of its cells (board.py), 0 before it is placed and once it is
dead. A *placement* is a number of shapes.py, a *direction* one of board.py.

A move is a number: a placement in the setup, then whatever Action.move makes
of it; `read` tells what a number stands for.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias, cast

from tesserae.core.game import FIRST, OPPONENT, SECOND, Move, Outcome, Side
from tesserae.games.tetrad.rules.board import (
    CELLS,
    DIRECTIONS,
    FILES,
    RED,
    SIZE,
    cells_of,
    is_connected,
    union,
)
from tesserae.games.tetrad.rules.fire import fires, lines_of, supporters
from tesserae.games.tetrad.rules.reach import Goal, reach
from tesserae.games.tetrad.rules.shapes import FULL, PLACEMENTS, SHAPES, mask_of

UNITS: Final = range(5)
SETUP_PLIES: Final = 10
QUIET: Final = 40
"""Turns in a row without a removal after which the tiles are counted."""

Units: TypeAlias = tuple[int, ...]

SETUP, MOVE, ATTACK, REMOVAL, FINISH = KINDS = range(5)

_ATTACKS: Final = (1 + len(UNITS)) * PLACEMENTS
_REMOVALS: Final = _ATTACKS + len(UNITS) * len(DIRECTIONS)
END: Final = Move(_REMOVALS + CELLS)
"""The move that ends a turn."""


class Action(NamedTuple):
    """The action that a move stands for.

    kind: SETUP, MOVE, ATTACK, REMOVAL or FINISH. unit: the number of the unit
    that moves or attacks, else 0. where: a placement, a direction or a cell, else 0.
    """

    kind: int
    unit: int
    where: int

    @property
    def move(self) -> Move:
        """The number of the move."""
        firsts = (0, move_of(self.unit, 0), attack_of(self.unit, 0), _REMOVALS, END)
        return Move(firsts[self.kind] + self.where)


def move_of(unit: int, placement: int) -> Move:
    """The move of a unit to a placement."""
    return Move((1 + unit) * PLACEMENTS + placement)


def attack_of(unit: int, direction: int) -> Move:
    """The attack of a unit."""
    return Move(_ATTACKS + len(DIRECTIONS) * unit + direction)


def read(move: Move) -> Action:
    """The action of a move."""
    if move < PLACEMENTS:
        return Action(SETUP, 0, move)
    if move < _ATTACKS:
        unit, placement = divmod(move - PLACEMENTS, PLACEMENTS)
        return Action(MOVE, unit, placement)
    if move < _REMOVALS:
        return Action(ATTACK, *divmod(move - _ATTACKS, len(DIRECTIONS)))
    return Action(FINISH, 0, 0) if move == END else Action(REMOVAL, 0, move - _REMOVALS)


class Position(NamedTuple):
    """A situation of the game, with all that matters for how it goes on.

    to_move: who makes the next ply; not `turn` while the other side removes tiles.
    turn: whose turn it is.
    placed: how many units have been placed, ten once the setup is over.
    units: White's five, then Black's.
    moved, attacked: the units of the side on turn that did, as bits 1 << number.
    pending: the units of the other side that still have to lose a tile, as bits.
    quiet: turns in a row without a removal, before this one; 0 from its first attack on.
    """

    to_move: Side = FIRST
    turn: Side = FIRST
    placed: int = 0
    units: Units = (0,) * SETUP_PLIES
    moved: int = 0
    attacked: int = 0
    pending: int = 0
    quiet: int = 0

    def of(self, side: Side) -> Units:
        """The five units of a side."""
        return self.units[5:] if side else self.units[:5]

    def tiles(self, side: Side) -> int:
        """The number of tiles that a side has in play."""
        return union(self.of(side)).bit_count()

    def fires(self, side: Side, number: int) -> tuple[int, ...]:
        """The cells that a unit's attack would reach, as a mask for each direction."""
        own = self.of(side)
        return fires(own[number], supporters(own[number], own))

    def hit_units(self, number: int, direction: int) -> int:
        """The units that an attack by the side on turn would hit, as bits."""
        fire = self.fires(self.turn, number)[direction]
        return sum(1 << n for n, unit in enumerate(self.of(OPPONENT[self.turn])) if unit & fire)

    def due(self) -> int:
        """The number of the unit that has to lose a tile next; only while one has."""
        return (self.pending & -self.pending).bit_length() - 1

    def legal_moves(self) -> tuple[Move, ...]:
        """All legal moves in ascending order; empty exactly when the game is over."""
        if self.placed < SETUP_PLIES:
            return tuple([goal.placement for goal in self.placements()])
        if self.pending:
            removable = removable_tiles(self.of(self.to_move)[self.due()])
            return tuple(Move(_REMOVALS + cell) for cell in cells_of(removable))
        own, enemy = self.of(self.turn), union(self.of(OPPONENT[self.turn]))
        if self.quiet == QUIET or not enemy or not any(own):
            return ()
        moves = [] if self.attacked else self._moves(own, union(own) | enemy)
        return cast("tuple[Move, ...]", (*moves, *self._attacks(own, enemy), END))

    def placements(self) -> list[Goal]:
        """The possible placements of the next unit of the setup.

        It overlaps nothing and leaves as many files without own tiles as units will be left.
        """
        side, number = self.to_move, self.placed // 2
        taken, files = union(self.units), files_of(union(self.of(side)))
        most = SIZE - (len(UNITS) - 1 - number)
        return [
            goal
            for goal, cells, its_files in _at_the_edge(side)
            if not cells & taken and (files | its_files).bit_count() <= most
        ]

    def goals(self, number: int) -> list[Goal]:
        """The goals of a unit of the side on turn, whether it may still move or not."""
        unit = self.of(self.turn)[number]
        others = union(self.units) ^ unit
        return [goal for goal in reach(unit, steps_of(unit)) if not goal.cells & others]

    def apply(self, move: Move) -> Position:
        """The position after `move`, which must be legal."""
        kind, number, where = read(move)
        if kind == MOVE:
            units = _with(self.units, 5 * self.turn + number, mask_of(where))
            moved = self.moved | 1 << number
            return Position(self.to_move, self.turn, SETUP_PLIES, units, moved, quiet=self.quiet)
        if kind == ATTACK:
            return self._replace(
                to_move=OPPONENT[self.turn],
                attacked=self.attacked | 1 << number,
                pending=self.hit_units(number, where),
                quiet=0,
            )
        if kind == REMOVAL:
            return self._without(where)
        if kind == FINISH:
            other = OPPONENT[self.turn]
            quiet = 0 if self.attacked else self.quiet + 1
            return Position(other, other, SETUP_PLIES, self.units, quiet=quiet)
        units = _with(self.units, 5 * self.to_move + self.placed // 2, mask_of(where))
        side = (self.placed + 1) % 2
        return Position(Side(side), Side(side), self.placed + 1, units)

    def outcome(self) -> Outcome | None:
        """The outcome, or None while the game goes on.

        Reasons: "annihilated", or "forty_turns" where the tiles were counted.
        """
        if self.placed < SETUP_PLIES or self.pending or not self._is_over():
            return None
        for side in (FIRST, SECOND):
            if not any(self.of(side)):
                return Outcome(OPPONENT[side], "annihilated")
        return self.outcome_by_tiles("forty_turns")

    def outcome_by_tiles(self, reason: str) -> Outcome:
        """The outcome if the game ends now: more tiles in play win."""
        white, black = self.tiles(FIRST), self.tiles(SECOND)
        if white == black:
            return Outcome(None, reason)
        return Outcome(FIRST if white > black else SECOND, reason)

    def _is_over(self) -> bool:
        return self.quiet == QUIET or not any(self.units[:5]) or not any(self.units[5:])

    def _moves(self, own: Units, taken: int) -> list[int]:
        """Moves: every unit once a turn, as long as none has attacked."""
        moves = list[int]()
        for number, unit in enumerate(own):
            if unit and not self.moved >> number & 1:
                others, first = taken ^ unit, move_of(number, 0)
                moves += [
                    first + placement for cells, placement in _goals(unit) if not cells & others
                ]
        return moves

    def _attacks(self, own: Units, enemy: int) -> list[int]:
        """Attacks: every unit once a turn, in a direction where it hits an enemy."""
        attacks = list[int]()
        for number, unit in enumerate(own):
            if enemy & lines_of(unit) and not self.attacked >> number & 1:
                for direction, fire in enumerate(fires(unit, supporters(unit, own))):
                    if fire & enemy:
                        attacks.append(attack_of(number, direction))
        return attacks

    def _without(self, cell: int) -> Position:
        """The position after the unit that was hit loses the tile on a cell."""
        index = 5 * self.to_move + self.due()
        units = _with(self.units, index, self.units[index] & ~(1 << cell))
        pending = self.pending & self.pending - 1
        to_move = self.to_move if pending else self.turn
        _, turn, _, _, moved, attacked, _, quiet = self
        return Position(to_move, turn, SETUP_PLIES, units, moved, attacked, pending, quiet)


START: Final = Position()


def steps_of(unit: int) -> int:
    """The number of steps of a unit, including the one for Red."""
    return 6 - unit.bit_count() + (1 if unit & RED else 0)


@cache
def _goals(unit: int) -> tuple[tuple[int, int], ...]:
    """The result of `reach` as plain pairs: Python unpacks them in two thirds of the time."""
    return tuple([_pair(placement) for _, placement in reach(unit, steps_of(unit))])


@cache
def _pair(placement: int) -> tuple[int, int]:
    return mask_of(placement), placement


def free_files(own: int) -> int:
    """The number of files that hold none of these tiles."""
    return sum(not own & file for file in FILES)


@lru_cache(maxsize=4096)
def removable_tiles(unit: int) -> int:
    """The tiles that a unit can lose without falling apart."""
    return sum(1 << cell for cell in cells_of(unit) if is_connected(unit & ~(1 << cell)))


def files_of(cells: int) -> int:
    """The files that hold some of these cells, as bits."""
    return sum(1 << number for number, file in enumerate(FILES) if cells & file)


@lru_cache
def _at_the_edge(side: Side) -> tuple[tuple[Goal, int, int], ...]:
    """Every way for a whole unit to lie with a tile on a side's own edge, and its files."""
    placements = (
        shape * CELLS + SIZE * (0 if side == FIRST else SIZE - height) + file
        for shape, (_, _, _, width, height, _) in enumerate(SHAPES[:FULL])
        for file in range(SIZE - width + 1)
    )
    goals = (Goal(mask_of(placement), Move(placement)) for placement in placements)
    return tuple((goal, goal.cells, files_of(goal.cells)) for goal in goals)


def _with(units: Units, index: int, unit: int) -> Units:
    return (*units[:index], unit, *units[index + 1 :])
