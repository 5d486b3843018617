"""Where the games of a match begin: at random, but evenly."""

from __future__ import annotations

import random
from typing import Any, Final

from tesserae.cli.players import Line
from tesserae.core.game import FIRST, Game
from tesserae.search.alphabeta import Limits, search

_CHOICE: Final = 4
"""Of so many random lines the most even is taken."""

_GLANCE: Final = Limits(depth=2, nodes=400)
"""How far is looked ahead to see how even a line is."""


def opening(game: Game[Any], plies: int | None, seed: str) -> Line:
    """An unfinished game after a good setup, if the game has one, and some random plies.

    plies: how many; None for the usual number, which is 0 after a setup and
    else 4. A side that has as good as won there is worth a line only if every
    other line is as uneven.
    """
    rng = random.Random(seed)
    if plies is None:
        plies = 0 if game.setup else 4
    return min([_line(game, plies, rng) for _ in range(_CHOICE)], key=lambda its: _bias(game, its))


def _line(game: Game[Any], plies: int, rng: random.Random) -> Line:
    """One line; shorter than asked for rather than over."""
    line = _setup(game, rng)
    for _ in range(plies):
        further = line.further(game, rng.choice(line.position.legal_moves()))
        if further.position.outcome():
            break
        line = further
    return line


def _setup(game: Game[Any], rng: random.Random) -> Line:
    """The start, or what follows when either side builds one of the game's good setups."""
    line = Line(game.initial())
    setup = game.setup
    if setup is None:
        return line
    texts = [rng.choice(setup.book) for _ in range(2)]
    while setup.going_on(line.position):
        move = setup.next_move(line.position, texts[line.position.to_move])
        if move is None:
            raise ValueError("a setup of the book cannot be built")
        line = line.further(game, move)
    return line


def _bias(game: Game[Any], line: Line) -> int:
    """How far from even a line seems, whoever is ahead."""
    if game.long_turns:
        return abs(game.evaluate(line.position, FIRST))
    *_, last = search(line.position, game.evaluate, _GLANCE)
    return abs(last.score)
