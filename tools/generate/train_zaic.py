"""Trains the weights of Zaic's evaluation (py/tesserae/games/zaic/engine/weights.py).

    PYTHONPATH=py python -m tools.generate.train_zaic [--rounds N] [--games N] [--positions N]
                                                      [--seed N]

In every round the engine plays against itself with the weights of the round
before; at first it knows only that areas are better united. Every game begins
somewhere else, most of them with a mistake: a search has to evaluate what it
would never play. Then the weights are fitted by which the results of the games
were likeliest: a logistic regression, by Newton's method, on positions of the
last two rounds (compare P. Oesterlund, "How Texel tunes its
evaluation", 2014). The same arguments give the same weights.
"""

from __future__ import annotations

import argparse
import platform
import random
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from math import exp, log
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from tesserae.core.game import Move
from tesserae.games.zaic import GAME
from tesserae.games.zaic.engine import fast_position, weights
from tesserae.games.zaic.engine.evaluation import NAMES, Evaluation, between, features
from tesserae.games.zaic.rules import START, Position
from tesserae.search.alphabeta import search
from tesserae.search.report import Limits

Table: TypeAlias = dict[str, tuple[int, ...]]
Vector: TypeAlias = list[float]

ODDS: Final = GAME.odds

KNOTS: Final = (4, 10, 16, 22, 28)
"""Plies between which the weights are interpolated."""

INITIAL_WEIGHT: Final = 15
"""The weight of `united` in the first round."""

OPENING: Final = (2, 5)
"""The fewest and the most random plies that a game begins with."""

PRELUDE: Final = (3, 26)
"""The fewest and the most plies before the game proper; until then the engine searches one ply."""

SLIPS: Final = 0.1
"""The share of random plies until then."""

BLUNDERS: Final = 0.6
"""The share of games that begin with one random ply more."""

APART: Final = 3
"""Plies between two positions of a game that become samples."""

RIDGE: Final = 5.0
"""Strength of the regularization, which keeps weights with few samples near 0."""

STEPS: Final = 6
FILE: Final = Path(weights.__file__)


class Sample(NamedTuple):
    """A position of a game: its features, and the side to move's share of the points."""

    ply: int
    counts: tuple[int, ...]
    points: float


def initial_weights() -> Table:
    """The weights of the first round."""
    return {name: (INITIAL_WEIGHT * (name == "united"),) * len(KNOTS) for name in NAMES}


def starting_position(engine: Evaluation, rng: random.Random) -> Position:
    """A position somewhere in a game, as likely as not one in which somebody has blundered."""
    position, opening, plies = START, rng.randint(*OPENING), rng.randint(*PRELUDE)
    for ply in range(plies):
        moves = position.legal_moves()
        if ply < opening or rng.random() < SLIPS:
            move = rng.choice(moves)
        else:
            move = best_move(position, engine, Limits(depth=1), rng)
        further = position.apply(move)
        if further.outcome():
            return position
        position = further
    if rng.random() < BLUNDERS:
        further = position.apply(rng.choice(position.legal_moves()))
        return position if further.outcome() else further
    return position


def best_move(position: Position, engine: Evaluation, limits: Limits, rng: random.Random) -> Move:
    """The engine's move."""
    *_, last = search(position, engine, limits, rng.randrange(10**6))
    return last.pv[0]


def played(engine: Evaluation, positions: int, seed: str) -> list[Position]:
    """The positions of a game of the engine against itself, from its starting position."""
    rng = random.Random(seed)
    line = [starting_position(engine, rng)]
    while line[-1].legal_moves():
        line.append(line[-1].apply(best_move(line[-1], engine, Limits(nodes=positions), rng)))
    return line


def samples(line: Sequence[Position]) -> Iterator[Sample]:
    """Some of the unfinished positions of a game."""
    outcome = line[-1].outcome()
    winner = outcome.winner if outcome else None
    for position in line[:-1:APART]:
        fast = fast_position.from_position(position)
        points = 0.5 if winner is None else float(winner == position.to_move)
        yield Sample(len(position.tiles), features(fast, fast_position.fits(fast)), points)


def fit(data: Iterable[Sample]) -> Table:
    """The maximum-likelihood weights, in points."""
    by_ply: dict[int, list[Sample]] = defaultdict(list)
    for sample in data:
        by_ply[sample.ply].append(sample)
    weights = [0.0] * (len(KNOTS) * len(NAMES))
    for _ in range(STEPS):
        gradient = [-RIDGE * weight for weight in weights]
        hessian = [[RIDGE * (i == j) for j in range(len(weights))] for i in range(len(weights))]
        for ply, some in by_ply.items():
            _add(ply, some, weights, gradient, hessian)
        step = solve(hessian, gradient)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
    points = [round(ODDS * weight) for weight in weights]
    return {name: tuple(points[i :: len(NAMES)]) for i, name in enumerate(NAMES)}


def _add(
    ply: int, some: Sequence[Sample], weights: Vector, gradient: Vector, hessian: list[Vector]
) -> None:
    """Adds what the positions of one ply say to the gradient and the hessian of the likelihood."""
    size = len(NAMES)
    knot, share = between(KNOTS, ply)
    parts = ((knot * size, 1 - share), ((knot + 1) * size, share))
    at = [sum(part * weights[start + i] for start, part in parts) for i in range(size)]
    pull, stiff = _likelihood(some, at)
    for start, part in parts:
        for i in range(size):
            gradient[start + i] += part * pull[i]
            for other, with_ in parts:
                row = hessian[start + i]
                for j in range(size):
                    row[other + j] += part * with_ * stiff[max(i, j)][min(i, j)]


def _likelihood(some: Sequence[Sample], weights: Vector) -> tuple[Vector, list[Vector]]:
    """The gradient of the log-likelihood at these weights, and its hessian (the lower triangle)."""
    size = len(weights)
    pull, stiff = [0.0] * size, [[0.0] * size for _ in range(size)]
    for _, counts, points in some:
        expected = predicted_points(counts, weights)
        off, spread = points - expected, expected * (1 - expected)
        for i, count in enumerate(counts):
            if count:
                pull[i] += off * count
                share, row = spread * count, stiff[i]
                for j in range(i + 1):
                    row[j] += share * counts[j]
    return pull, stiff


def predicted_points(counts: Sequence[int], weights: Sequence[float]) -> float:
    """The share of the points that the side to move is to expect."""
    total = sum([count * weight for count, weight in zip(counts, weights, strict=True)])
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def solve(matrix: list[Vector], right: Vector) -> Vector:
    """The vector that a positive definite matrix takes to `right`. Both are used up."""
    size = len(right)
    for i in range(size):
        for below in range(i + 1, size):
            times = matrix[below][i] / matrix[i][i]
            if times:
                row = matrix[i]
                matrix[below] = [a - times * b for a, b in zip(matrix[below], row, strict=True)]
                right[below] -= times * right[i]
    for i in reversed(range(size)):
        known = sum([matrix[i][j] * right[j] for j in range(i + 1, size)])
        right[i] = (right[i] - known) / matrix[i][i]
    return right


def loss(table: Table, data: Sequence[Sample]) -> float:
    """The loss of a table: the mean of -log(likelihood) of the results."""
    total = 0.0
    for ply, counts, points in data:
        knot, share = between(KNOTS, ply)
        pairs = [table[name][knot : knot + 2] for name in NAMES]
        at = [((1 - share) * one + share * other) / ODDS for one, other in pairs]
        expected = min(1 - 1e-9, max(1e-9, predicted_points(counts, at)))
        total -= points * log(expected) + (1 - points) * log(1 - expected)
    return total / max(1, len(data))


def train(rounds: int, games: int, positions: int, seed: int) -> Iterator[Table]:
    """The weights after every round; prints how long it took."""
    table, before = initial_weights(), list[Sample]()
    for number in range(rounds):
        since = time.perf_counter()
        engine = Evaluation(KNOTS, table)
        now: list[Sample] = []
        for game in range(games):
            now += samples(played(engine, positions, f"{seed} {number} {game}"))
        predicted = loss(table, now)
        table = fit(before + now)
        seconds = time.perf_counter() - since
        print(
            f"round {number + 1}: {games} games, {len(now)} positions, {seconds:.0f} s; "
            f"loss {predicted:.4f} before, {loss(table, now):.4f} after",
            flush=True,
        )
        yield table
        before = now


def module_text(table: Table, command: str) -> str:
    """The module that holds a table."""
    rows = [f'    "{name}": ({", ".join(map(str, row))}),' for name, row in table.items()]
    return "\n".join(
        [
            '"""The weights of the evaluation, in points, by ply; see evaluation.py.',
            "",
            "Written by",
            "",
            f"    {command}",
            '"""',
            "",
            "from __future__ import annotations",
            "",
            "from typing import Final",
            "",
            f"KNOTS: Final = {KNOTS}",
            "",
            "WEIGHTS: Final[dict[str, tuple[int, ...]]] = {",
            *rows,
            "}",
            "",
        ]
    )


def main() -> None:
    """Trains, and writes the weights after every round."""
    parser = argparse.ArgumentParser(description="Learn the weights of Zaic's evaluation.")
    for name, usual in (("rounds", 2), ("games", 2500), ("positions", 120), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--output", type=Path, default=FILE)
    given = parser.parse_args()
    names = ("rounds", "games", "positions", "seed")
    asked = " ".join(f"--{name} {getattr(given, name)}" for name in names)
    print(platform.python_implementation(), platform.python_version(), platform.machine())
    for table in train(given.rounds, given.games, given.positions, given.seed):
        given.output.write_text(
            module_text(table, f"python -m tools.generate.train_zaic {asked}"), "utf-8"
        )


if __name__ == "__main__":
    main()
