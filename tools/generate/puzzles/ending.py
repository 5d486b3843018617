"""How a puzzle goes on after its solution, until one sees why that was right.

In games whose positions can be proven: the shortest win against the longest resistance, to the end
of the game if that is near. Elsewhere a solution itself ends with what was asked for.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import islice
from typing import Final

from tesserae.core.exact import Prover
from tesserae.core.game import Game, Move, P
from tesserae.core.position import is_won_by, play_all
from tesserae.core.puzzle import DRAW, STOP, Puzzle
from tesserae.search.multipv.distances import Counter
from tools.generate.puzzles.replaying import position_after

LONGEST: Final = 11
"""Plies of an ending at most: what is farther away is not seen by it."""

_STEPS: Final = 1_000
"""Steps of counting, a few milliseconds each."""


def ending_of(game: Game[P], prover: Prover[P], puzzle: Puzzle) -> tuple[str, ...]:
    """The plies after the solution of a puzzle that is won, to the end of the game; () if far."""
    start = position_after(game, puzzle.moves)
    winner, position = start.to_move, play_all(start, game.parse_moves(start, puzzle.line))
    if puzzle.theme in (DRAW, STOP) or position.outcome() is not None:
        return ()
    counter = Counter(game, prover)
    for plies in islice(counter.distance(position, winner), _STEPS):
        if plies is not None:
            break
    else:
        return ()
    if plies > LONGEST:
        return ()
    line, at = list[Move](), position
    while at.outcome() is None:
        if at.to_move == winner:
            move = _last(counter.shortest(at, winner, plies - len(line)))
        else:
            _ = [None for it in counter.distance(at, winner) if it is None]
            move = _last(counter.longest(at, winner))
        line.append(move)
        at = at.apply(move)
    return game.format_moves(position, line)


def faults(game: Game[P], puzzle: Puzzle) -> list[str]:
    """What is wrong with an ending; [] if nothing is."""
    start = position_after(game, puzzle.moves)
    end = play_all(start, game.parse_moves(start, (*puzzle.line, *puzzle.ending)))
    won = not puzzle.ending or is_won_by(end, start.to_move)
    return [] if won else ["the ending does not win"]


def _last(steps: Generator[None, None, Move]) -> Move:
    """What a computation comes to."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Move = end.value
            return found
