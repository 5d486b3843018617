"""Finds puzzles, selects those of the pools, measures their difficulty, and verifies them.

    PYTHONPATH=py python -m tools.generate.puzzles find GAME SECONDS [SEED]
    PYTHONPATH=py python -m tools.generate.puzzles begin GAME COUNT [SEED]
    PYTHONPATH=py python -m tools.generate.puzzles select GAME
    PYTHONPATH=py python -m tools.generate.puzzles part GAME
    PYTHONPATH=py python -m tools.generate.puzzles end GAME
    PYTHONPATH=py python -m tools.generate.puzzles calibrate GAME [TRIALS]
    PYTHONPATH=py python -m tools.generate.puzzles days GAME WEEKS [KEPT]
    PYTHONPATH=py python -m tools.generate.puzzles verify GAME [COUNT [SEED]]

`find` adds to build/puzzles/GAME.jsonl for some seconds of CPU time, in all processes together;
it may be stopped at any time. `begin` adds candidates for beginners to the same file: COUNT of
the first theme (to win with one move; in Tetrad to destroy a unit), two thirds as many of the
other (to prevent that; to win). `select` adds to the pool of the game from all that is there, and
prints how many positions were looked at and why most were rejected. `part` takes from the pool
what gives other puzzles away. `end` has each solution go on to the end of the game. `calibrate`
has the levels and a beginner try each puzzle TRIALS times, writes the difficulty that follows, and
prints a table; it may be stopped, too. After any of these four comes `days`: it adds weeks to the
list of the days' puzzles, of which it keeps the first KEPT, or all. `verify` proves a sample of the
pool anew, all of it without a count. `find`, `end`, `calibrate` and `verify` work as --jobs or
--executor say.
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

from tesserae.core.puzzle import Puzzle
from tesserae.games import catalog
from tesserae.games.pools import pool_of
from tesserae.library.executors import results_as_completed
from tools import executing
from tools.generate.puzzles import calibrating, selecting
from tools.generate.puzzles.candidates import Findings, Log
from tools.generate.puzzles.pools import pool
from tools.generate.puzzles.replaying import position_after
from tools.generate.puzzles.scheduling import schedule

SLICE: Final = 60.0
"""Seconds of CPU time between saves."""


def find(slug: str, seconds: float, seed: int, executor: Executor | None) -> None:
    """Looks for candidates in slices of the time; each has a seed of its own."""
    slices = max(1, math.ceil(seconds / SLICE))
    seeds = [seed * 1_000_000 + number for number in range(slices)]
    log = Log(slug)
    log.keys |= keys_of_pool(slug)
    look = partial(_found_in, slug, frozenset(log.keys), seconds / slices)
    for _, findings in results_as_completed(look, seeds, executor):
        log.merge(findings)


def keys_of_pool(slug: str) -> set[str]:
    """The keys of the puzzles in a game's pool."""
    known = pool(slug)
    return {known.key(position_after(known.game, it.moves)) for it in pool_of(slug)}


def _found_in(slug: str, known: frozenset[str], seconds: float, seed: int) -> Findings:
    """The puzzles found in a slice of the time, except known ones."""
    findings = Findings()
    findings.keys |= known
    pool(slug).find(findings, seconds, seed)
    return findings


def begin(slug: str, count: int, seed: int) -> None:
    """Looks for puzzles for beginners."""
    log, findings = Log(slug), Findings()
    findings.keys |= log.keys | keys_of_pool(slug)
    pool(slug).begin(findings, count, seed)
    log.merge(findings)


def with_endings(slug: str, executor: Executor | None) -> list[Puzzle]:
    """The puzzles of a pool with their endings."""
    found = results_as_completed(pool(slug).ending, pool_of(slug), executor)
    return [puzzle._replace(ending=plies) for puzzle, plies in found]


def faults_of(
    slug: str, count: int | None = None, seed: int = 0, executor: Executor | None = None
) -> list[str]:
    """The faults of a sample of a pool, or of the whole pool without a count."""
    puzzles = pool_of(slug)
    if count is not None:
        puzzles = random.Random(seed).sample(puzzles, min(count, len(puzzles)))
    found = results_as_completed(partial(_faults, slug), puzzles, executor)
    return [fault for _, faults in sorted(found) for fault in faults]


def _faults(slug: str, puzzle: Puzzle) -> list[str]:
    return [f"{slug} {puzzle.number}: {fault}" for fault in pool(slug).faults(puzzle)]


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the command of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = ("find", "begin", "select", "part", "end", "calibrate", "days", "verify")
    parser.add_argument("command", choices=commands)
    parser.add_argument("game", choices=catalog.NAMES)
    parser.add_argument("numbers", type=int, nargs="*", metavar="N")
    executing.add_arguments(parser)
    options = parser.parse_args(arguments)
    slug: str = options.game
    number: int | None = options.numbers[0] if options.numbers else None
    second: int = options.numbers[1] if len(options.numbers) > 1 else 0
    if number is None and options.command in ("find", "begin", "days"):
        parser.error(f"{options.command} needs a number")
    with executing.chosen_executor(options) as executor:
        if options.command == "find":
            find(slug, number or 0, second, executor)
        elif options.command == "begin":
            begin(slug, number or 0, second)
        elif options.command == "select":
            selecting.select(Log(slug), pool(slug))
        elif options.command == "part":
            selecting.part(slug, pool(slug))
        elif options.command == "calibrate":
            trials = number or calibrating.TRIALS
            puzzles = calibrating.calibrate(slug, pool_of(slug), trials, executor)
            selecting.write(slug, puzzles, selecting.days(slug))
            print("\n".join(calibrating.table(slug, puzzles, trials, executor)))
        elif options.command == "end":
            selecting.write(slug, with_endings(slug, executor), selecting.days(slug))
        elif options.command == "days":
            kept = selecting.days(slug)[: second or None]
            numbers = schedule(pool_of(slug), kept, number or 0)
            print(f"{selecting.write(slug, pool_of(slug), numbers):,} bytes compressed")
        else:
            lines = faults_of(slug, number, second, executor)
            print("\n".join(lines) or "No faults found.")
            sys.exit(bool(lines))


if __name__ == "__main__":
    main()
