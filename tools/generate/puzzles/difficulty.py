"""The difficulty of a puzzle, without a crowd: what the levels and a growing search make of it.

A number on the scale of Elo, such that a player of that rating solves about half of such puzzles.
For every own move of the line these add up:

- levels: each level from 1 to 4 that would not play it;
- depth: how deep a plain search must look before the right move is the best, and stays so;
- choice: the number of moves;
- temptation: how many moves look better at first sight.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from typing import Final

from tesserae.core.game import Game, Move, P
from tesserae.search.alphabeta import score_of
from tesserae.search.levels import LEVELS
from tesserae.search.thinking import think

EASIEST: Final = 600
HARDEST: Final = 2400

SEEDS: Final = range(3)
DEPTHS: Final = (1, 2)
_LEVEL, _DEPTH, _CHOICE, _TEMPTING, _FURTHER = 170, 60, 35, 120, 0.35


def difficulty(game: Game[P], position: P, line: Sequence[Move]) -> int:
    """The difficulty of a line of moves in which the sides alternate."""
    each = []
    for number, move in enumerate(line):
        if number % 2 == 0:
            each.append(of_move(game, position, move))
        position = position.apply(move)
    each.sort(reverse=True)
    found = each[0] + _FURTHER * sum(points for points in each[1:])
    return max(EASIEST, min(HARDEST, round(EASIEST + found)))


def of_move(game: Game[P], position: P, right: Move) -> float:
    """How many points one move adds."""
    moves = position.legal_moves()
    if len(moves) == 1:
        return 0.0
    points = _LEVEL * sum(1 - _share(game, position, right, number) for number in range(4))
    ranks = [_rank(game, position, right, depth) for depth in DEPTHS]
    needed = max((depth for depth, rank in zip(DEPTHS, ranks, strict=True) if rank), default=0)
    points += _DEPTH * needed + _CHOICE * log2(len(moves))
    return points + _TEMPTING * ranks[0] / (len(moves) - 1)


def _share(game: Game[P], position: P, right: Move, number: int) -> float:
    """How often a level plays the move; it solves nothing, as that says little about people."""
    hits, level = 0, LEVELS[number]._replace(foresight=0.0)
    seeds = SEEDS if level.slack else SEEDS[:1]
    for seed in seeds:
        *_, report = think(game, position, level, seed)
        hits += report.pv[0] == right
    return hits / len(seeds)


def _rank(game: Game[P], position: P, right: Move, depth: int) -> int:
    """How many moves seem better to a search of that depth."""
    best = score_of(position, right, game.evaluate, depth)
    others = (move for move in position.legal_moves() if move != right)
    return sum(score_of(position, move, game.evaluate, depth) > best for move in others)
