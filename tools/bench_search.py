"""How quick the search is. How strong it is: tools/bench_ai.py."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any, Final

from tesserae.core.game import Game
from tesserae.games.catalog import GAMES
from tesserae.search.alphabeta import Limits, search

POSITIONS: Final = 60_000
"""Looked at in every position that is searched."""


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
        *_, last = search(position, game.evaluate, Limits(nodes=POSITIONS))
        looked_at += last.nodes
    return looked_at / (time.perf_counter() - begun)


def main() -> None:
    """Prints a line for every game."""
    for game in GAMES:
        print(f"{game.slug}: {positions_per_second(game):,.0f} positions/s in the search")


if __name__ == "__main__":
    main()
