"""An opening for a match: random, but even."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from tesserae.core.game import FIRST, Game, Move, Position
from tesserae.search.alphabeta import search
from tesserae.search.report import Limits

_CANDIDATES: Final = 4
"""Number of random openings; the most even one is taken."""

_SHALLOW: Final = Limits(depth=2, nodes=400)
"""Limits of the search that measures how even an opening is."""


class Begun(NamedTuple):
    """A game in progress: the position, and the moves that led there."""

    position: Position
    moves: tuple[Move, ...] = ()

    def play(self, move: Move) -> Begun:
        """The game after a legal move."""
        return Begun(self.position.apply(move), (*self.moves, move))


def opening(game: Game[Position], plies: int | None, seed: str | int) -> Begun:
    """An unfinished game after a good setup, if the game has one, and some random plies.

    plies: how many; None for the usual number, which is 0 after a setup and
    else 4. An opening that is as good as won is taken only if all candidates are.
    """
    rng = random.Random(seed)
    if plies is None:
        plies = 0 if game.setup else 4
    return min(
        [_candidate(game, plies, rng) for _ in range(_CANDIDATES)], key=lambda its: _bias(game, its)
    )


def game_seed(seed: str | int) -> int:
    """The seed of the players in the games of an opening."""
    return random.Random(seed).randrange(10**9)


def _candidate(game: Game[Position], plies: int, rng: random.Random) -> Begun:
    """A random opening; stops early rather than end the game."""
    begun = _setup(game, rng)
    for _ in range(plies):
        further = begun.play(rng.choice(begun.position.legal_moves()))
        if further.position.outcome():
            break
        begun = further
    return begun


def _setup(game: Game[Position], rng: random.Random) -> Begun:
    """The start, or the game after each side has built one of the game's good setups."""
    begun = Begun(game.initial())
    setup = game.setup
    if setup is None:
        return begun
    texts = [rng.choice(setup.recommended) for _ in range(2)]
    while setup.in_progress(begun.position):
        move = setup.next_move(begun.position, texts[begun.position.to_move])
        if move is None:
            raise ValueError("a setup of the book cannot be built")
        begun = begun.play(move)
    return begun


def _bias(game: Game[Position], begun: Begun) -> int:
    """How uneven an opening seems, whichever side is ahead."""
    if game.long_turns:
        return abs(game.evaluate(begun.position, FIRST))
    *_, last = search(begun.position, game.evaluate, _SHALLOW)
    return abs(last.score)
