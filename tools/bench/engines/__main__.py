"""Measures the engines: all of it, or single parts.

    PYTHONPATH=py python -m tools.bench.engines [--part PART ...] [--game GAME]

- exact: the share of random positions that are proven in time, by number of plies;
- kept: values that the strongest level gave away;
- beginner: the score of somebody new to the game against the weakest level;
- plies: the time that every level takes for a ply;
- levels: each level against the one below it, and the strongest against other players.

Every part but `plies` is also a program of its own, with more options.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tesserae.games.catalog import NAMES, by_slug
from tools.bench.engines import ai, beginner, exact, kept, plies


def _exact(name: str) -> None:
    exact.main(["--game", name])


def _kept(name: str) -> None:
    kept.main(["--game", name])


def _beginner(name: str) -> None:
    beginner.main(["--game", name])


def _plies(name: str) -> None:
    for line in plies.lines(by_slug(name), ai.MOVETIME):
        print(line, flush=True)


def _levels(name: str) -> None:
    ai.main(["--game", name])


PARTS: Final[Mapping[str, Callable[[str], None]]] = {
    "exact": _exact,
    "kept": _kept,
    "beginner": _beginner,
    "plies": _plies,
    "levels": _levels,
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Measures every part in every game, unless told otherwise.

    All parts are run even if one fails; then it exits with 1.
    """
    asked = argparse.ArgumentParser(description="Measures the engines.")
    asked.add_argument("--part", choices=PARTS, action="append", help="may be given repeatedly")
    asked.add_argument("--game", choices=NAMES, action="append", help="likewise")
    given = asked.parse_args(arguments)
    failed = False
    for part in given.part or PARTS:
        for name in given.game or NAMES:
            try:
                PARTS[part](name)
            except SystemExit as end:
                failed |= bool(end.code)
    sys.exit(failed)


if __name__ == "__main__":
    main()
