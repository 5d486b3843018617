"""Positions to search: random ones of both games, and wins that are near."""

from __future__ import annotations

import random

from tesserae.core.game import FIRST, SECOND, Game, P, Side
from tesserae.games import catalog, pyrga
from tesserae.games.pyrga import rules as pyrga_rules
from tesserae.search.alphabeta import search
from tesserae.search.report import Limits, Report
from tesserae.search.search_game import PlainSearchGame
from tests.toy import nim
from tests.toy.nim import rules as nim_rules

PYRGA = pyrga.GAME


class Evaluated(nim.Nim):
    """Nim with an evaluation: takes left in one's own turn are worth a little."""

    def evaluate(self, position: nim_rules.Position, side: Side) -> int:
        return position.takes if side == position.to_move else -position.takes


NIM = Evaluated()


class Plain(PlainSearchGame[pyrga_rules.Position]):
    """Pyrga searched through its positions."""

    def __call__(self, position: pyrga_rules.Position, side: Side) -> int:
        return PYRGA.evaluate(position, side)


def after(game: Game[P], moves: str) -> P:
    """The position after moves from the start."""
    position = game.initial()
    for move in moves.split():
        position = position.apply(game.parse_move(position, move))
    return position


def wander(game: Game[P], plies: int, seed: int) -> P:
    """An unfinished position after at most that many random plies."""
    rng = random.Random(seed)
    position = game.initial()
    for _ in range(plies):
        further = position.apply(rng.choice(position.legal_moves()))
        if further.outcome():
            break
        position = further
    return position


def last(game: Game[P], position: P, limits: Limits, seed: int = 0) -> Report:
    """What a search comes to."""
    return list(search(position, game.evaluate, limits, seed))[-1]


def win_in_one(game: Game[P], seed: int) -> P:
    """The position before the winning ply of a random game won by its last ply."""
    for n in range(seed * 1000, seed * 1000 + 1000):
        rng = random.Random(n)
        position = game.initial()
        while moves := position.legal_moves():
            before, position = position, position.apply(rng.choice(moves))
        outcome = position.outcome()
        if outcome and outcome.winner == before.to_move:
            return before
    raise AssertionError("no game was won by its last ply")


def unfinished_of_nim(heaps: tuple[int, ...]) -> list[nim_rules.Position]:
    """Every position with these heaps that a game can come to, but for the end."""
    both = [nim_rules.Position(side, takes, heaps) for side in (FIRST, SECOND) for takes in (1, 2)]
    return [p for p in both if any(heaps) and nim_rules.reachable(p)]


def some_moves(slug: str, rng: random.Random, plies: int) -> list[str]:
    """The first moves of a random game."""
    game = catalog.by_slug(slug)
    position, moves = game.initial(), list[str]()
    while len(moves) < plies and position.legal_moves():
        move = rng.choice(position.legal_moves())
        moves.append(game.format_move(position, move))
        position = position.apply(move)
    return moves
