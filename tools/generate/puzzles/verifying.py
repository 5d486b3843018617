"""Verifies puzzles of a pool, using only the rules and a new prover."""

from __future__ import annotations

from tesserae.core.game import P
from tesserae.core.position import can_win_at_once
from tesserae.core.puzzle import DRAW, Puzzle
from tools.generate.puzzles.games import Source, Values, move_count
from tools.generate.puzzles.lines import LineFinder
from tools.generate.puzzles.replaying import position_after

_UNLIMITED = 10**9


def faults(source: Source[P], puzzle: Puzzle) -> list[str]:
    """The faults of a puzzle of a game whose positions can be proven."""
    start = position_after(source.game, puzzle.moves)
    line = source.game.parse_moves(start, puzzle.line)
    values = Values(source.prover(large=True, book=False), _UNLIMITED)
    least, own = (0 if puzzle.theme == DRAW else 1), (len(line) + 1) // 2
    problems = []
    if len(puzzle.moves) < source.scope.first_ply:
        problems.append("too early in the game")
    if len(line) % 2 == 0 or not 1 <= own <= 6:
        problems.append("the line has another number of moves than a puzzle has")
    if values(start) != least:
        problems.append(f"the value is {values(start)}")
    if can_win_at_once(start, start.to_move):
        problems.append("a move wins at once")
    finder = LineFinder(values, move_count)
    if finder.line(start, least, own).length < own:
        problems.append("some reply leaves several moves")
    position = start
    for number, move in enumerate(line):
        if number % 2 == 0 and finder.only_move(position, least) != move:
            problems.append(f"move {number + 1} of the line is not the only one")
        position = position.apply(move)
    if line and start.apply(line[0]).outcome() is not None:
        problems.append("the first move ends the game")
    return problems
