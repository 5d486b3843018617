"""How quickly random positions of the games that can be solved are proven.

    PYTHONPATH=py python -m tools.bench.engines.exact [--game GAME] [--plies N ...]

Each position gets a new prover. Times are CPU time, so that other work on the machine hardly
matters.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from tesserae.core.exact import Solvable
from tesserae.core.game import Game, P
from tesserae.games.catalog import GAMES
from tesserae.library.executors import results_as_completed
from tools import executing

NUMBERS: Final = {4: 100, 5: 40, 6: 40, 7: 100, 8: 100, 10: 100, 12: 100}
"""The number of positions for each number of random plies."""

LONGEST: Final = 10.0
"""Time limit of a proof, in seconds of processor time."""


class Effort(NamedTuple):
    """The cost of a proof. proven: whether it was found in time."""

    seconds: float
    positions: int
    proven: bool


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


def effort(game: Solvable[Any], position: object) -> Effort:
    """The cost of proving a position with a new prover."""
    prover = game.prover()
    started = time.process_time()
    for proof in prover.prove(position):
        seconds = time.process_time() - started
        if proof.value is not None or seconds > LONGEST:
            break
    return Effort(seconds, proof.nodes, proof.value is not None)


def line(efforts: list[Effort]) -> str:
    """Shares proven within some times, quantiles of the positions searched, and the speed."""
    number = len(efforts)
    searched = sorted(its.positions for its in efforts)
    within = ", ".join(
        f"{sum(its.proven and its.seconds <= limit for its in efforts) / number:.1%} in {limit:g} s"
        for limit in (0.3, 1.0, 3.0, 5.0, LONGEST)
    )
    middle, tenth, most = (searched[int(share * (number - 1))] for share in (0.5, 0.9, 1))
    slowest = max(its.seconds for its in efforts)
    speed = sum(searched) / sum(its.seconds for its in efforts)
    return (
        f"{number} proven {within}, slowest {slowest:.1f} s; positions: median {middle:,}, "
        f"one in ten over {tenth:,}, most {most:,}; {speed:,.0f} positions/s"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints a line for every game that can be solved and every number of plies."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[game.slug for game in GAMES])
    parser.add_argument("--plies", type=int, nargs="*", choices=NUMBERS, metavar="N")
    executing.add_arguments(parser)
    options = parser.parse_args(arguments)
    for game in GAMES:
        if isinstance(game, Solvable) and options.game in (None, game.slug):
            for plies in options.plies or NUMBERS:
                asked = positions(game, plies, NUMBERS[plies])
                with executing.chosen(options) as executor:
                    efforts = [
                        it for _, it in results_as_completed(partial(effort, game), asked, executor)
                    ]
                print(f"{game.slug} after {plies} random plies: {line(efforts)}", flush=True)


if __name__ == "__main__":
    main()
