"""How quick the search is, and how much each level is better than the one below it.

Strength: games in pairs from the same random opening, either level beginning
once; so that neither luck nor the first move counts.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from tesserae.core.game import FIRST, SECOND, Game, Side
from tesserae.games.catalog import GAMES
from tesserae.search.alphabeta import Limits, search
from tesserae.search.levels import LEVELS, Level, think
from tesserae.search.thinker import Thinker

POSITIONS: Final = 60_000
"""Looked at in every position that is searched."""

OPENING: Final = 4
"""Random plies before the levels play."""

SECONDS: Final = 50.0
"""For all matches together, shared out among them."""

PACE: Final = 0.05
"""The share of its time that a level may think here."""


def fixed_positions(game: Game[Any]) -> Iterator[Any]:
    """Unfinished positions from all over some random games, the same in every run."""
    for plies in (0, 4, 8, 12, 16):
        rng = random.Random(plies)
        position = game.initial()
        for _ in range(plies):
            further = position.apply(rng.choice(position.legal_moves()))
            if further.outcome() is not None:
                break
            position = further
        yield position


def positions_per_second(game: Game[Any]) -> float:
    """Positions looked at by the search in a second, over the fixed positions."""
    looked_at = 0
    begun = time.perf_counter()
    for position in fixed_positions(game):
        *_, last = search(position, game.evaluate, Limits(positions=POSITIONS))
        looked_at += last.positions
    return looked_at / (time.perf_counter() - begun)


def winner(game: Game[Any], seats: tuple[Level, Level], seed: int) -> Side | None:
    """Who wins a game between two levels; None for a draw."""
    rng = random.Random(seed)
    position, ply = game.initial(), 0
    while moves := position.legal_moves():
        level = seats[position.to_move]
        random_ply = ply < OPENING
        position = position.apply(
            rng.choice(moves) if random_ply else _choice(game, position, level, seed + ply)
        )
        ply += 1
    side: Side | None = position.outcome().winner
    return side


def match(game: Game[Any], stronger: Level, weaker: Level, until: float) -> tuple[float, int]:
    """The stronger level's points, and the games played until a time on the clock."""
    points, games = 0.0, 0
    while games < 60 and time.perf_counter() < until:
        for side, seats in ((FIRST, (stronger, weaker)), (SECOND, (weaker, stronger))):
            won = winner(game, seats, games // 2)
            points += 0.5 if won is None else won == side
            games += 1
    return points, games


def _choice(game: Game[Any], position: Any, level: Level, seed: int) -> int:
    reports = think(position, game.evaluate, level, seed)
    thinker = Thinker(reports, level.seconds * PACE, time.perf_counter)
    while not thinker.finished:
        thinker.work(level.seconds)
    return thinker.best.pv[0]


def main() -> None:
    """Prints a line for every game, and a line for every match."""
    share = SECONDS / len(GAMES) / (len(LEVELS) - 1)
    for game in GAMES:
        print(f"{game.slug}: {positions_per_second(game):,.0f} positions/s in the search")
        for weaker, stronger in pairwise(LEVELS):
            points, games = match(game, stronger, weaker, time.perf_counter() + share)
            print(
                f"{game.slug}: level {stronger.number} against level {weaker.number}: "
                f"{points:g} of {games} games"
            )


if __name__ == "__main__":
    main()
