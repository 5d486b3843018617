"""Puzzles that give others away: on the way to their position, or in their solution.

Positions that differ only by a symmetry count as the same: mirror images give away as much.
"""

from __future__ import annotations

from collections.abc import Sequence

from tesserae.core.position import first_turn
from tesserae.core.puzzle import Puzzle
from tools.generate.puzzles.pools import Pool
from tools.generate.puzzles.replaying import position_after


class Starts:
    """The positions in which puzzles begin."""

    def __init__(self, pool: Pool, puzzles: Sequence[Puzzle]) -> None:
        self._pool = pool
        self._puzzles: dict[str, Puzzle] = {}
        for puzzle in puzzles:
            self.add(puzzle)

    def add(self, puzzle: Puzzle) -> None:
        """Adds a puzzle."""
        self._puzzles[self._pool.key(position_after(self._pool.game, puzzle.moves))] = puzzle

    def given_away_by(self, puzzle: Puzzle) -> set[int]:
        """The numbers of the other puzzles whose solution a puzzle shows.

        In its own solution, or among the plies before its position.
        """
        game, position, turn, shown = self._pool.game, self._pool.game.initial(), None, set[int]()
        before = game.parse_moves(position, puzzle.moves)
        start = position_after(game, puzzle.moves)
        moves = (*before, *game.parse_moves(start, puzzle.line))
        for ply, move in enumerate(moves):
            begins, turn = position.turn != turn or not game.long_turns, position.turn
            other = self._puzzles.get(self._pool.key(position)) if begins else None
            if other is not None and other.number != puzzle.number:
                played = first_turn(position, moves[ply:])
                if ply > len(before) or self._pool.is_solved(other, position, played):
                    shown.add(other.number)
            position = position.apply(move)
        return shown


def apart(pool: Pool, puzzles: Sequence[Puzzle], fixed: frozenset[int]) -> list[Puzzle]:
    """As many puzzles as possible, none giving another away. fixed: numbers that stay."""
    starts = Starts(pool, puzzles)
    pairs = {(it.number, other) for it in puzzles for other in starts.given_away_by(it)}
    gone = set[int]()
    while pairs:
        involved = [number for pair in pairs for number in pair if number not in fixed]
        if not involved:
            break
        worst = max(sorted(set(involved)), key=involved.count)
        gone.add(worst)
        pairs = {pair for pair in pairs if worst not in pair}
    return [puzzle for puzzle in puzzles if puzzle.number not in gone]
