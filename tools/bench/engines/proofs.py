"""Measures the time of proofs by the number of pieces, in Pyrga, and saves it as text.

    PYTHONPATH=py python -m tools.bench.engines.proofs [--number N] [--output FILE]

The text is `proofs.txt`, which `python -m tools.bench.engines.strength` draws. Times are CPU
time, so that other work on the machine hardly matters.
"""

from __future__ import annotations

import argparse
import platform
import random
import re
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from tesserae.core.exact import Solvable
from tesserae.core.game import Game, P
from tesserae.games.catalog import by_slug
from tesserae.library.executors import results_as_completed
from tools import executing

GAME: Final = "pyrga"
"""Each of its plies puts a piece on the board. Up to five pieces the values are in a table."""

PIECES: Final = range(6, 13)
NUMBER: Final = 40
"""The number of positions for each number of pieces."""

LONGEST: Final = 10.0
"""Time limit of a proof, in seconds of processor time."""

FILE: Final = Path(__file__).with_name("proofs.txt")


class Proofs(NamedTuple):
    """The place and time of measuring proofs, and their seconds by number of pieces.

    seconds: in order; None, at the end, for a position that was not proven in time.
    """

    made: str
    seconds: Mapping[int, Sequence[float | None]]


def positions(game: Game[P], plies: int, number: int) -> Iterator[P]:
    """Unfinished positions after random plies, the same in every run."""
    rng = random.Random(plies)
    while number:
        position = game.initial()
        for _ in range(plies):
            if moves := position.legal_moves():
                position = position.apply(rng.choice(moves))
        if position.legal_moves():
            number -= 1
            yield position


def time_of_proof(game: Solvable[Any], position: object) -> float | None:
    """The seconds in which a new prover proves a position; None if it takes too long."""
    started = time.process_time()
    for proof in game.prover().prove(position):
        seconds = time.process_time() - started
        if proof.value is not None:
            return round(seconds, 3)
        if seconds > LONGEST:
            break
    return None


def measure(number: int, executor: Executor | None) -> Proofs:
    """Proves `number` random positions of each number of pieces, each with a new prover."""
    game = by_slug(GAME)
    assert isinstance(game, Solvable)
    seconds: dict[int, Sequence[float | None]] = {}
    for pieces in PIECES:
        asked = positions(game, pieces, number)
        work = partial(time_of_proof, game)
        times = [it for _, it in results_as_completed(work, asked, executor)]
        proven = sorted(it for it in times if it is not None)
        seconds[pieces] = [*proven, *[None] * (len(times) - len(proven))]
        print(f"{GAME} with {pieces} pieces: {_row(seconds[pieces])}", flush=True)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return Proofs(f"{processor()}, {python}, {date.today():%B %Y}", seconds)


def processor() -> str:
    """The name of the processor."""
    try:
        found = re.search(r"model name\s*: (.+)", Path("/proc/cpuinfo").read_text("utf-8"))
    except OSError:
        found = None
    return found[1].strip() if found else platform.machine()


def write(proofs: Proofs) -> str:
    """The measurements as text."""
    rows = [f"{pieces}: {_row(seconds)}\n" for pieces, seconds in proofs.seconds.items()]
    return f"{proofs.made}\n{''.join(rows)}"


def _row(seconds: Sequence[float | None]) -> str:
    return " ".join("-" if it is None else f"{it:.3f}" for it in seconds)


def read(text: str) -> Proofs:
    """The inverse of `write`."""
    made, *rows = text.splitlines()
    seconds = {}
    for row in rows:
        pieces, _, times = row.partition(":")
        seconds[int(pieces)] = [None if it == "-" else float(it) for it in times.split()]
    return Proofs(made, seconds)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measures, and writes the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=NUMBER, help="of positions, each time")
    parser.add_argument("--output", type=Path, default=FILE, metavar="FILE")
    executing.add_arguments(parser)
    options = parser.parse_args(arguments)
    with executing.chosen_executor(options) as executor:
        options.output.write_text(write(measure(options.number, executor)), "utf-8")


if __name__ == "__main__":
    main()
