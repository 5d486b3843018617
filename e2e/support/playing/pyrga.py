"""A fixed game of Pyrga, as played from its start; and a puzzle of one move."""

from __future__ import annotations

from typing import Final

from tesserae.games.pools import pool_of
from tesserae.games.pyrga import GAME as PYRGA
from tools.generate.puzzles.replaying import position_after

GAME: Final = (
    *("Tb2w", "Ta2s", "Ta1e", "Cb1", "Tb1e", "Td1w"),
    *("Ca1", "Sa1", "Sb1", "Cb2", "Sb2"),
)
"""White wins it with three Towers; Black has none."""

TOWERS: Final = (0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 3)
"""White's Towers after each ply."""

END: Final = "White wins: three Towers."

RISKY: Final = (
    *("Sb2", "Tb3s", "Tb2w", "Ta2s", "Ta1n", "Ca2", "Sa2", "Cb2"),
    *("Tb4w", "Ta4e", "Sc4", "Sb4", "Sb3", "Cb4", "Cd4", "Sd4"),
)
"""White's Square on d3 would let Black win; a Triangle there need not."""

PUZZLE: Final = next(it for it in pool_of("pyrga") if len(it.line) == 1)


def wrong_move() -> str:
    """A legal move that does not solve the puzzle."""
    position = position_after(PYRGA, PUZZLE.moves)
    moves = [PYRGA.format_move(position, it) for it in position.legal_moves()]
    return next(it for it in moves if it != PUZZLE.line[0] and not it.startswith("T"))
