"""Puzzles for beginners, in games that a single move wins: win at once, or prevent it."""

from __future__ import annotations

import random
from typing import Final

from tesserae.core.blunders import loses_at_once
from tesserae.core.game import Move, P
from tesserae.core.position import OPPONENT, is_won_by
from tesserae.core.puzzle import NOW, STOP, Puzzle
from tools.generate.puzzles.candidates import Candidate, Findings
from tools.generate.puzzles.games import Source, random_game
from tools.generate.puzzles.replaying import position_after

FEWEST: Final = 6
"""Minimum number of legal moves: with fewer, guessing is enough."""

_NODES: Final = 1_500
"""Maximum number of nodes of a proof that a position is not lost."""


def find(source: Source[P], log: Findings, counts: dict[str, int], seed: int) -> None:
    """Adds `counts` candidates of each theme, at most one per random game."""
    rng, left = random.Random(seed), dict(counts)
    while any(left.values()):
        positions, played = random_game(source.game, rng, [source.game.initial()], [])
        for ply in range(len(played) - 1, source.scope.first_ply - 1, -1):
            position = positions[ply]
            theme, right = of_position(source, position)
            key = source.key(position)
            if right is None or not left.get(theme) or key in log.keys:
                continue
            left[theme] -= 1
            line = source.game.format_moves(position, (right,))
            log.add(Candidate(key, tuple(played[:ply]), line, theme))
            break


def of_position(source: Source[P], position: P) -> tuple[str, Move | None]:
    """The theme of a position, and the only right move; None if there is not just one."""
    side, moves = position.to_move, position.legal_moves()
    if len(moves) < FEWEST:
        return "", None
    wins = [move for move in moves if is_won_by(position.apply(move), side)]
    if wins:
        return NOW, wins[0] if len(wins) == 1 else None
    safe: list[Move] = []
    for move in moves:
        if not loses_at_once(position, move):
            safe.append(move)
        if len(safe) > 1:
            return STOP, None
    if not safe or position.apply(safe[0]).outcome() is not None:
        return STOP, None
    return STOP, safe[0] if not _is_lost(source, position, safe[0]) else None


def _is_lost(source: Source[P], position: P, move: Move) -> bool:
    """Whether the other side wins anyway, or nothing is proven soon."""
    after = position.apply(move)
    for proof in source.prover(large=False).prove(after):
        if proof.value is not None:
            return (proof.value > 0) == (after.to_move == OPPONENT[position.to_move])
        if proof.nodes > _NODES:
            break
    return True


def faults(source: Source[P], puzzle: Puzzle) -> list[str]:
    """The faults of a puzzle for beginners. Needs only the rules."""
    start = position_after(source.game, puzzle.moves)
    line = source.game.parse_moves(start, puzzle.line)
    side, moves = start.to_move, start.legal_moves()
    won = [move for move in moves if is_won_by(start.apply(move), side)]
    safe = [move for move in moves if not loses_at_once(start, move)]
    right = won if puzzle.theme == NOW else safe
    problems = [] if list(line) == right else ["another move is right"]
    if puzzle.theme == STOP and won:
        problems.append("a move wins at once")
    return problems
