"""Measures the engines: all of it, or single parts.

    PYTHONPATH=py python -m tools.bench.engines [--part PART ...] [--game GAME]

- exact: the share of random positions that are proven in time, by number of plies;
- kept: values that the strongest level gave away;
- beginner: the score of somebody new to the game against the weakest level;
- plies: the time that every level takes for a ply;
- chances: whether winning chances fit the games of the levels;
- levels: each level against the one below it, and the strongest against other players;
- strength: how long proofs take; it writes the plots and tables of docs/strength.md.

Every part but `plies` and `chances` is also a program of its own, with more options.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tesserae.games.catalog import NAMES, by_slug
from tools import executing
from tools.bench.engines import ai, beginner, chances, exact, kept, plies, strength


def _plies(arguments: Sequence[str]) -> None:
    for line in plies.lines(by_slug(arguments[1]), ai.MOVETIME):
        print(line, flush=True)


def _chances(arguments: Sequence[str]) -> None:
    for line in chances.lines(by_slug(arguments[1]), ai.MOVETIME):
        print(line, flush=True)


PARTS: Final[Mapping[str, Callable[[Sequence[str]], None]]] = {
    "exact": exact.main,
    "kept": kept.main,
    "beginner": beginner.main,
    "plies": _plies,
    "chances": _chances,
    "levels": ai.main,
    "strength": strength.main,
}
"""The functions of the parts, called with their arguments; the first two name the game."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Measures every part in every game, unless told otherwise.

    All parts are run even if one fails; then it exits with 1.
    """
    asked = argparse.ArgumentParser(description="Measures the engines.")
    asked.add_argument("--part", choices=PARTS, action="append", help="may be given repeatedly")
    asked.add_argument("--game", choices=NAMES, action="append", help="likewise")
    executing.add_arguments(asked)
    given = asked.parse_args(arguments)
    failed = False
    for part in given.part or PARTS:
        for name in given.game or NAMES:
            try:
                PARTS[part](["--game", name, *executing.passed_on(given)])
            except SystemExit as end:
                failed |= bool(end.code)
    sys.exit(failed)


if __name__ == "__main__":
    main()
