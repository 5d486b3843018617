"""The openings of a match: random, but even."""

from __future__ import annotations

import random
from typing import Final

from tesserae.core.game import FIRST, Game, Position
from tesserae.library.matches.players import GameHistory
from tesserae.search.alphabeta import search
from tesserae.search.report import Limits

_CANDIDATES: Final = 4
"""Random openings of which the most even one is taken."""

_SHALLOW: Final = Limits(depth=2, nodes=400)
"""Limits of the search that tells how even an opening is."""


def opening(game: Game[Position], plies: int | None, seed: str) -> GameHistory:
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


def _candidate(game: Game[Position], plies: int, rng: random.Random) -> GameHistory:
    """A random opening; shorter than it should be rather than over."""
    history = _setup(game, rng)
    for _ in range(plies):
        further = history.play(game, rng.choice(history.position.legal_moves()))
        if further.position.outcome():
            break
        history = further
    return history


def _setup(game: Game[Position], rng: random.Random) -> GameHistory:
    """The start, or what follows when either side builds one of the game's good setups."""
    history = GameHistory(game.initial())
    setup = game.setup
    if setup is None:
        return history
    texts = [rng.choice(setup.book) for _ in range(2)]
    while setup.in_progress(history.position):
        move = setup.next_move(history.position, texts[history.position.to_move])
        if move is None:
            raise ValueError("a setup of the book cannot be built")
        history = history.play(game, move)
    return history


def _bias(game: Game[Position], history: GameHistory) -> int:
    """How uneven an opening seems, whichever side is ahead."""
    if game.long_turns:
        return abs(game.evaluate(history.position, FIRST))
    *_, last = search(history.position, game.evaluate, _SHALLOW)
    return abs(last.score)
