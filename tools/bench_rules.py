"""Speed of the rules: random games that list all legal moves at every ply, and perft(4)."""

from __future__ import annotations

import random
import time
from typing import Any

from tesserae.core.game import Game
from tesserae.core.perft import perft
from tesserae.games.catalog import GAMES


def random_plies(game: Game[Any], games: int, seed: int) -> int:
    """Plays random games to their end and counts the plies."""
    chance = random.Random(seed).random
    plies = 0
    for _ in range(games):
        position = game.initial()
        while moves := position.legal_moves():
            position = position.apply(moves[int(chance() * len(moves))])
            plies += 1
    return plies


def plies_per_second(game: Game[Any], games: int = 2000) -> float:
    """The best of five runs, so that a busy machine disturbs little."""
    rates = []
    for seed in range(5):
        begun = time.perf_counter()
        plies = random_plies(game, games, seed)
        rates.append(plies / (time.perf_counter() - begun))
    return max(rates)


def counted(game: Game[Any], depth: int = 4) -> str:
    """Perft from the start, the last ply counted in bulk, and how long it took."""
    begun = time.perf_counter()
    count = perft(game.initial(), depth)
    return f"perft({depth}) {count:,} in {time.perf_counter() - begun:.3f} s"


def main() -> None:
    """Prints one line for every game."""
    for game in GAMES:
        speed = f"{plies_per_second(game):,.0f} plies/s in random games"
        print(f"{game.slug}: {speed}; {counted(game)}")


if __name__ == "__main__":
    main()
