"""Finds puzzles, selects those of the pools, and verifies them.

    PYTHONPATH=py python -m tools.generate.puzzles find GAME SECONDS [SEED]
    PYTHONPATH=py python -m tools.generate.puzzles select GAME
    PYTHONPATH=py python -m tools.generate.puzzles verify GAME [COUNT [SEED]]

`find` adds to build/puzzles/GAME.jsonl for some seconds of CPU time. `select` writes the pool of
the game from all that is there, and prints how many positions were looked at and why
most were rejected. `verify` proves a
sample of the pool anew, all of it without a count.
"""

from __future__ import annotations

import random
import sys

from tesserae.games.pools import pool_of
from tools.generate.puzzles.candidates import Log
from tools.generate.puzzles.pools import pool
from tools.generate.puzzles.selecting import select


def faults_of(slug: str, count: int | None = None, seed: int = 0) -> list[str]:
    """The faults of a sample of a pool, or of the whole pool without a count."""
    puzzles = pool_of(slug)
    if count is not None:
        puzzles = random.Random(seed).sample(puzzles, count)
    return [
        f"{slug} {puzzle.number}: {fault}"
        for puzzle in puzzles
        for fault in pool(slug).faults(puzzle)
    ]


def main() -> None:
    """Runs the command of the command line."""
    command, slug, *numbers = sys.argv[1:]
    if command == "find":
        seed = int(numbers[1]) if len(numbers) > 1 else 0
        pool(slug).find(Log(slug), float(numbers[0]), seed)
    elif command == "select":
        select(Log(slug), pool(slug))
    else:
        lines = faults_of(slug, *map(int, numbers))
        print("\n".join(lines) or "No faults found.")
        sys.exit(bool(lines))


if __name__ == "__main__":
    main()
