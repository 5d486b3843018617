"""Puzzles of Tetrad for beginners: destroy a unit, or the last one, moving at most one unit."""

from __future__ import annotations

import random
from typing import Final

from tesserae.core.game import OPPONENT, Move
from tesserae.core.position import play_all
from tesserae.core.puzzle import NOW, Problem, Puzzle
from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.engine import one_turn
from tesserae.games.tetrad.engine.one_turn import Aim
from tesserae.games.tetrad.engine.themes import READY
from tesserae.games.tetrad.engine.turn_judge import aim_of
from tesserae.games.tetrad.rules.position import MOVE, Position, read
from tools.generate.puzzles.candidates import Candidate, Findings
from tools.generate.puzzles.replaying import position_after
from tools.generate.puzzles.tetrad_games import key_of, turns_of_a_game

_OBVIOUS: Final = 0.5
"""Maximum share of right first moves or attacks."""

_APART: Final = 6
"""Turns between two puzzles of one game."""


def find(log: Findings, counts: dict[str, int], seed: int) -> None:
    """Adds `counts` candidates of each theme."""
    rng, left = random.Random(seed), dict(counts)
    while any(left.values()):
        last = -_APART
        for number, (position, played) in enumerate(turns_of_a_game(rng)):
            theme = NOW if _enemies(position) == 1 else READY
            if number < last + _APART or not left.get(theme) or key_of(position) in log.keys:
                continue
            line = right_turn(position, theme)
            if line is not None:
                texts = GAME.format_moves(position, line)
                log.add(Candidate(key_of(position), tuple(played), texts, theme))
                left[theme], last = left[theme] - 1, number


def right_turn(position: Position, theme: str) -> tuple[Move, ...] | None:
    """The shortest turn that solves a theme; None if it needs two moves, or is obvious."""
    aim = aim_of(Problem(position, theme))
    if one_turn.achieves(position, aim):
        attacks = list(one_turn.attacks(position))
        right = [move for move in attacks if one_turn.achieves(position.apply(move), aim)]
        obvious = len(right) > _OBVIOUS * len(attacks)
        return None if obvious else one_turn.line_to(position, aim)
    moves = [move for move in position.legal_moves() if read(move).kind == MOVE]
    found = [move for move in moves if _prepares(position, move, aim)]
    if not found or len(found) > _OBVIOUS * len(moves):
        return None
    return (found[0], *one_turn.line_to(position.apply(found[0]), aim))


def _prepares(position: Position, move: Move, aim: Aim) -> bool:
    """Whether attacks reach the aim after the move of a unit."""
    after = position.apply(move)
    formation = after.of(position.turn)
    return one_turn.may_reach(position, formation, aim) and one_turn.achieves(after, aim)


def _enemies(position: Position) -> int:
    return sum(map(bool, position.of(OPPONENT[position.turn])))


def faults(puzzle: Puzzle) -> list[str]:
    """The faults of a puzzle for beginners."""
    start = position_after(GAME, puzzle.moves)
    aim, line = aim_of(Problem(start, puzzle.theme)), GAME.parse_moves(start, puzzle.line)
    moved = sum(read(move).kind == MOVE for move in line)
    problems = [] if aim.is_reached(play_all(start, line)) else ["the line does not reach the aim"]
    if moved > 1:
        problems.append("more than one unit moves")
    if not one_turn.achieves(play_all(start, line[:moved]), aim):
        problems.append("the aim is not certain")
    if right_turn(start, puzzle.theme) is None:
        problems.append("it is obvious")
    if (puzzle.theme == NOW) != (_enemies(start) == 1):
        problems.append("another theme")
    return problems
