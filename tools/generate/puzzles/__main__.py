"""Finds puzzles, selects those of the pools, verifies them, and gives them their days.

    PYTHONPATH=py python -m tools.generate.puzzles find GAME SECONDS [SEED]
    PYTHONPATH=py python -m tools.generate.puzzles select GAME
    PYTHONPATH=py python -m tools.generate.puzzles verify GAME [COUNT [SEED]]
    PYTHONPATH=py python -m tools.generate.puzzles begin GAME COUNT [SEED]
    PYTHONPATH=py python -m tools.generate.puzzles end GAME
    PYTHONPATH=py python -m tools.generate.puzzles days GAME WEEKS

`find` adds to build/puzzles/GAME.jsonl for some seconds of CPU time, in all processes together;
it may be stopped at any time. `select` adds to the pool of the game from all that is there, and
prints how many positions were looked at and why most were rejected. `verify` proves a sample of
the pool anew, all of it without a count. `begin` adds puzzles for
beginners: COUNT to win with one move, two thirds as many to prevent that. `end` has each
solution go on to the end of the game, if that is near. `days` adds weeks to the
list of the days' puzzles; those that are on it stay. `find`, `end` and `verify`
work as --jobs or --executor say.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Sequence
from concurrent.futures import Executor
from functools import partial
from typing import Final

from tesserae.core.puzzle import NOW, STOP, Puzzle
from tesserae.games import catalog
from tesserae.games.pools import pool_of
from tesserae.library.executors import completed
from tools import executing
from tools.generate.puzzles import selecting
from tools.generate.puzzles.candidates import Findings, Log
from tools.generate.puzzles.pools import ProvenPool, pool
from tools.generate.puzzles.scheduling import scheduled

SLICE: Final = 60.0
"""Seconds of CPU time after which what was found is saved."""


def find(slug: str, seconds: float, seed: int, executor: Executor | None) -> None:
    """Looks for candidates in slices of the time; each has a seed of its own."""
    slices = max(1, math.ceil(seconds / SLICE))
    seeds = [seed * 1_000_000 + number for number in range(slices)]
    log = Log(slug)
    look = partial(_found_in, slug, frozenset(log.keys), seconds / slices)
    for _, findings in completed(look, seeds, executor):
        log.merge(findings)


def _found_in(slug: str, known: frozenset[str], seconds: float, seed: int) -> Findings:
    """What is found in a slice of the time, but for what is known."""
    findings = Findings()
    findings.keys |= known
    pool(slug).find(findings, seconds, seed)
    return findings


def begin(slug: str, count: int, seed: int) -> None:
    """Adds puzzles for beginners to a pool; those of Tetrad are found as all others."""
    known = pool(slug)
    if not isinstance(known, ProvenPool):
        raise SystemExit(f"no single move wins: {slug}")
    puzzles, found = pool_of(slug), Findings()
    found.keys |= {known.key(puzzle.moves) for puzzle in puzzles}
    known.begin(found, {NOW: count, STOP: count * 2 // 3}, seed)
    for candidate in found.found:
        selecting.add(puzzles, candidate, candidate.theme)
    print(f"{selecting.write(slug, puzzles, selecting.days(slug)):,} bytes compressed")


def ended(slug: str, executor: Executor | None) -> list[Puzzle]:
    """The puzzles of a pool with their endings."""
    found = completed(pool(slug).ending, pool_of(slug), executor)
    return [puzzle._replace(ending=plies) for puzzle, plies in found]


def faults_of(
    slug: str, count: int | None = None, seed: int = 0, executor: Executor | None = None
) -> list[str]:
    """The faults of a sample of a pool, or of the whole pool without a count."""
    puzzles = pool_of(slug)
    if count is not None:
        puzzles = random.Random(seed).sample(puzzles, count)
    found = completed(partial(_faults, slug), puzzles, executor)
    return [fault for _, faults in sorted(found) for fault in faults]


def _faults(slug: str, puzzle: Puzzle) -> list[str]:
    return [f"{slug} {puzzle.number}: {fault}" for fault in pool(slug).faults(puzzle)]


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the command of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=("find", "select", "verify", "begin", "end", "days"))
    parser.add_argument("game", choices=catalog.NAMES)
    parser.add_argument("numbers", type=int, nargs="*", metavar="N")
    executing.add_arguments(parser)
    options = parser.parse_args(arguments)
    number: int | None = options.numbers[0] if options.numbers else None
    seed: int = options.numbers[1] if len(options.numbers) > 1 else 0
    with executing.chosen(options) as executor:
        if options.command == "find":
            if number is None:
                parser.error("find needs SECONDS")
            find(options.game, number, seed, executor)
        elif options.command == "begin":
            if number is None:
                parser.error("begin needs COUNT")
            begin(options.game, number, seed)
        elif options.command == "end":
            selecting.write(
                options.game, ended(options.game, executor), selecting.days(options.game)
            )
        elif options.command == "days":
            if number is None:
                parser.error("days needs WEEKS")
            puzzles = pool_of(options.game)
            numbers = scheduled(puzzles, selecting.days(options.game), number)
            print(f"{selecting.write(options.game, puzzles, numbers):,} bytes compressed")
        elif options.command == "select":
            selecting.select(Log(options.game), pool(options.game))
        else:
            lines = faults_of(options.game, number, seed, executor)
            print("\n".join(lines) or "No faults found.")
            sys.exit(bool(lines))


if __name__ == "__main__":
    main()
