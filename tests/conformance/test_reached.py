"""The reader of positions refuses none that a game leads to, however it was played."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

import pytest

from tesserae.core.game import Game, Move, Position
from tests.conformance.sample import Manner, every_game, walk
from tests.tiers import part

GAMES: Final = (range(3), pytest.param(range(3, 75), marks=pytest.mark.slow))
"""The random games of each game and manner, and many more in a thorough run."""

MOST: Final = part(900, 10)
"""Positions of a tree, at the most."""


def any_move(moves: Sequence[Move], rng: random.Random) -> Move:
    return rng.choice(moves)


def low_move(moves: Sequence[Move], rng: random.Random) -> Move:
    """Mostly the first ones: the same pieces, units and spaces again and again."""
    return moves[int(len(moves) * rng.random() ** 4)]


def high_move(moves: Sequence[Move], rng: random.Random) -> Move:
    """Mostly the last ones: in Tetrad attacks, removals and ends of turns."""
    return moves[-1 - int(len(moves) * rng.random() ** 4)]


MANNERS: Final[tuple[Manner, ...]] = (any_move, low_move, high_move)


def check(game: Game[Position], position: Position) -> None:
    written = game.encode(position)
    assert game.decode(written) == position, written


@every_game
@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("seeds", GAMES)
def test_every_position_of_random_games_is_read(
    game: Game[Position], manner: Manner, seeds: range
) -> None:
    for seed in seeds:
        for position in walk(game, seed, manner):
            check(game, position)


@every_game
def test_every_position_of_the_first_plies_is_read(game: Game[Position]) -> None:
    """All of them, ply by ply, while there are not too many; of more, some."""
    rng = random.Random(1)
    positions = [game.initial()]
    for _ in range(4):
        following = [(p, move) for p in positions for move in p.legal_moves()]
        kept = rng.sample(following, min(MOST, len(following)))
        positions = [p.apply(move) for p, move in kept]
        for position in positions:
            check(game, position)
