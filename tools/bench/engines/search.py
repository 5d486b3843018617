"""The speed of the search, in nodes per second of CPU time; its strength: ai.py.

A node is a position that the search makes or enters: every interior node, and every leaf
that is evaluated. One that is searched again counts again.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Final

from tesserae.core.game import Game, Position
from tesserae.games.catalog import GAMES
from tesserae.search.alphabeta import search
from tesserae.search.report import Limits

NODES: Final = 60_000
"""Nodes for each position that is searched."""


def fixed_positions(game: Game[Position]) -> Iterator[Position]:
    """Unfinished positions from all phases of some random games, the same in every run."""
    for plies in (0, 4, 8, 12, 16):
        rng = random.Random(plies)
        position = game.initial()
        for _ in range(plies):
            further = position.apply(rng.choice(position.legal_moves()))
            if further.outcome() is not None:
                break
            position = further
        yield position


def nodes_per_second(game: Game[Position]) -> float:
    """Nodes per second of CPU time, over the fixed positions."""
    nodes = 0
    start = time.process_time()
    for position in fixed_positions(game):
        *_, last = search(position, game.evaluate, Limits(nodes=NODES))
        nodes += last.nodes
    return nodes / (time.process_time() - start)


def main() -> None:
    """Prints a line for every game."""
    for game in GAMES:
        print(f"{game.slug}: {nodes_per_second(game):,.0f} nodes/s in the search")


if __name__ == "__main__":
    main()
