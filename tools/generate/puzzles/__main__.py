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
from tools.generate.puzzles import games, tetrad, verifying
from tools.generate.puzzles.candidates import Log
from tools.generate.puzzles.pyrga import PyrgaSource
from tools.generate.puzzles.selecting import select
from tools.generate.puzzles.zaic import ZaicSource


def find(slug: str, seconds: float, seed: int = 0) -> None:
    """Looks for candidates."""
    log = Log(slug)
    if slug == "pyrga":
        games.search(PyrgaSource(), log, seconds, seed)
    elif slug == "zaic":
        games.search(ZaicSource(), log, seconds, seed)
    else:
        tetrad.search(log, seconds, seed)


def write_pool(slug: str) -> None:
    """Writes the pool of a game."""
    if slug == "pyrga":
        select(Log(slug), PyrgaSource())
    elif slug == "zaic":
        select(Log(slug), ZaicSource())
    else:
        select(Log(slug), None)


def faults_of(slug: str, count: int | None = None, seed: int = 0) -> list[str]:
    """The faults of a sample of a pool, or of the whole pool without a count."""
    puzzles = pool_of(slug)
    if count is not None:
        puzzles = random.Random(seed).sample(puzzles, count)
    lines = []
    for puzzle in puzzles:
        if slug == "pyrga":
            faults = verifying.faults(PyrgaSource(), puzzle)
        elif slug == "zaic":
            faults = verifying.faults(ZaicSource(), puzzle)
        else:
            faults = verifying.faults_of_turn(puzzle)
        lines += [f"{slug} {puzzle.number}: {fault}" for fault in faults]
    return lines


def main() -> None:
    """Runs the command of the command line."""
    command, slug, *numbers = sys.argv[1:]
    if command == "find":
        find(slug, float(numbers[0]), *map(int, numbers[1:]))
    elif command == "select":
        write_pool(slug)
    else:
        lines = faults_of(slug, *map(int, numbers))
        print("\n".join(lines) or "No faults found.")
        sys.exit(bool(lines))


if __name__ == "__main__":
    main()
