"""Positions of Tetrad for the tests: from texts, from written moves and by chance."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from tesserae.core.game import FIRST, SECOND, Move, Side
from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.notation.moves import move_text
from tesserae.games.tetrad.notation.positions import in_play
from tesserae.games.tetrad.rules.board import CELLS, SIZE, cells_of, union
from tesserae.games.tetrad.rules.position import SETUP_PLIES, START, UNITS, Position
from tesserae.games.tetrad.rules.shapes import SHAPES, fits, mask_of
from tests.games.tetrad import literal
from tests.targets import reader

targets = reader(GAME)
"""The targets of some names."""

FAR: tuple[str, ...] = ("T2a13", "O0d13", "O0g13", "O0j13", "O0m13")
"""Units of Black's that are in nobody's way."""

HOME: tuple[str, ...] = ("T0a1", "O0d1", "O0g1", "O0j1", "O0m1")
"""Units of White's that are in nobody's way."""


def at(white: str = "", black: str = "", turn: str = "w") -> Position:
    """A position in play with these units as the first of either side; HOME and FAR follow.

    It may be one to which no game leads.
    """
    sides = [(units.split() + list(rest))[:5] for units, rest in ((white, HOME), (black, FAR))]
    return in_play(".".join(sides[0]), ".".join(sides[1]), turn)


def only(white: str, black: str, turn: str = "w") -> Position:
    """A position in play in which all but these units are dead."""
    sides = [(units.split() + ["x"] * 5)[:5] for units in (white, black)]
    return in_play(".".join(sides[0]), ".".join(sides[1]), turn)


def play(moves: str, start: Position = START) -> Position:
    """The position after moves, each of which must be legal."""
    position = start
    for written in moves.split():
        position = position.apply(GAME.parse_move(position, written))
    return position


def played(position: Position, moves: Iterable[Move]) -> Position:
    """The position after moves, each of which must be legal."""
    for move in moves:
        assert move in position.legal_moves()
        position = position.apply(move)
    return position


def legal(position: Position) -> set[str]:
    """The texts of the legal moves."""
    return {move_text(position, move) for move in position.legal_moves()}


def attacks(position: Position) -> set[str]:
    """The texts of the legal attacks."""
    return {text for text in legal(position) if "x" in text}


def moves_of(position: Position, number: int) -> set[str]:
    """The texts of the legal moves of a unit, without its number."""
    mine = (text for text in legal(position) if text.startswith(str(number)) and "x" not in text)
    return {text[1:] for text in mine}


def to_literal(position: Position) -> literal.Game:
    """The position as the literal rules have it."""
    units = {
        (int(side), number + 1): frozenset((c % 14 + 1, c // 14 + 1) for c in cells_of(unit))
        for side in (FIRST, SECOND)
        for number, unit in enumerate(position.of(side))
        if unit or position.placed == SETUP_PLIES
    }
    numbers = [tuple(n + 1 for n in UNITS if bits >> n & 1) for bits in position[4:7]]
    return literal.Game(
        units,
        position.placed < SETUP_PLIES,
        position.turn,
        frozenset(numbers[0]),
        frozenset(numbers[1]),
        numbers[2],
        position.quiet,
        bool(position.attacked),
    )


def random_game(seed: int, start: Position = START, most: int = 500) -> Iterator[Position]:
    """Every position of a random game; the seed makes it hasty or slow to end turns."""
    rng = random.Random(seed)
    hurry, position = rng.choice([0.0, 0.1, 0.4]), start
    for _ in range(most):
        yield position
        moves = position.legal_moves()
        if not moves:
            return
        position = position.apply(moves[-1] if rng.random() < hurry else rng.choice(moves))
    yield position


def damaged(seed: int) -> Position:
    """The start of a turn with units of all sizes close together, some of them dead."""
    rng = random.Random(seed)
    corner = rng.randrange(5) + SIZE * rng.randrange(5)
    units: list[int] = []
    while len(units) < SETUP_PLIES:
        shape, cell = (
            rng.randrange(len(SHAPES)),
            corner + rng.randrange(9) + SIZE * rng.randrange(9),
        )
        unit = mask_of(shape * CELLS + cell) if fits(shape, cell % SIZE, cell // SIZE) else 0
        if unit and not unit & union(units):
            units.append(0 if len(units) % 5 and rng.random() < 0.1 else unit)
    side = rng.randrange(2)
    return Position(Side(side), Side(side), SETUP_PLIES, tuple(units))
