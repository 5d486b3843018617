"""Speed of the rules: random games that list all legal moves at every ply, and perft."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from typing import Final

from tesserae.core.game import Game, P, Position
from tesserae.core.perft import perft
from tesserae.games.catalog import GAMES
from tesserae.games.tetrad import GAME as TETRAD

SECONDS: Final = 1.0
"""Seconds that each run takes."""

MOST_POSITIONS: Final = 200_000
"""Perft stops after the first ply with more positions."""


def random_game(game: Game[P], rng: random.Random) -> Iterator[P]:
    """The positions of a random game."""
    position = game.initial()
    while moves := position.legal_moves():
        yield position
        position = position.apply(moves[int(rng.random() * len(moves))])


def plies_per_second(game: Game[Position]) -> float:
    """The best of five runs, so that a busy machine disturbs little."""
    rates = []
    for seed in range(5):
        rng, plies, started = random.Random(seed), 0, time.perf_counter()
        while time.perf_counter() < started + SECONDS:
            plies += sum(1 for _ in random_game(game, rng))
        rates.append(plies / (time.perf_counter() - started))
    return max(rates)


def counted(game: Game[Position]) -> str:
    """Perft from the start, the last ply counted in bulk, and how long it took."""
    depth, count, seconds = 0, 1, 0.0
    while count < MOST_POSITIONS:
        depth, started = depth + 1, time.perf_counter()
        count = perft(game.initial(), depth)
        seconds = time.perf_counter() - started
    return f"perft({depth}) {count:,} in {seconds:.3f} s"


def phases() -> str:
    """Tetrad's lists of legal moves a second in random games, before the first attack and after."""
    rng = random.Random(1)
    positions = [position for _ in range(20) for position in random_game(TETRAD, rng)]
    played = [position for position in positions if position.placed == len(position.units)]
    firing = [position for position in played if position.attacked]
    moving = [position for position in played if not position.attacked]
    rates = (f"{lists_per_second(some):,.0f}" for some in (moving, firing))
    return "lists/s: {} in the move phase, {} in attacks and removals".format(*rates)


def lists_per_second(positions: Sequence[Position]) -> float:
    """How fast all legal moves of some positions are listed; the best of three runs."""
    rates = []
    for _ in range(3):
        started = time.perf_counter()
        for position in positions:
            position.legal_moves()
        rates.append(len(positions) / (time.perf_counter() - started))
    return max(rates)


def main() -> None:
    """Prints one line for every game, and one more for Tetrad."""
    for game in GAMES:
        speed = f"{plies_per_second(game):,.0f} plies/s in random games"
        print(f"{game.slug}: {speed}; {counted(game)}", flush=True)
    print(f"tetrad: {phases()}")


if __name__ == "__main__":
    main()
