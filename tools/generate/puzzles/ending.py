"""The plies after a puzzle's solution that show why it is right.

In games whose positions can be proven: the shortest win against the longest resistance, to the end
of the game if that is near. Elsewhere a solution itself ends with its goal.
"""

from __future__ import annotations

from typing import Final

from tesserae.core.exact import Prover
from tesserae.core.game import Game, P
from tesserae.core.position import is_won_by, play_all
from tesserae.core.puzzle import DRAW, STOP, Puzzle
from tesserae.core.stepping import result_of
from tesserae.search.multipv.distances import Counter
from tools.generate.puzzles.replaying import position_after

LONGEST: Final = 11
"""Maximum number of plies of an ending."""

_STEPS: Final = 1_000
"""Steps of counting, a few milliseconds each."""


def ending_of(game: Game[P], prover: Prover[P], puzzle: Puzzle) -> tuple[str, ...]:
    """The plies after the solution of a won puzzle, to the end of the game; () if far."""
    start = position_after(game, puzzle.moves)
    winner, position = start.to_move, play_all(start, game.parse_moves(start, puzzle.line))
    if puzzle.theme in (DRAW, STOP) or position.outcome() is not None:
        return ()
    counter = Counter(game, prover)
    plies = result_of(counter.count(position, winner, _STEPS))
    if plies is None or plies > LONGEST:
        return ()
    line = result_of(counter.line(position, winner, plies))
    return game.format_moves(position, line)


def faults(game: Game[P], puzzle: Puzzle) -> list[str]:
    """The faults of an ending."""
    start = position_after(game, puzzle.moves)
    end = play_all(start, game.parse_moves(start, (*puzzle.line, *puzzle.ending)))
    won = not puzzle.ending or is_won_by(end, start.to_move)
    return [] if won else ["the ending does not win"]
