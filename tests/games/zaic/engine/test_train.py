"""How the weights are learned: by a seed, from games, into the file that is shipped."""

from __future__ import annotations

import random
import re

from tesserae.games.zaic.engine.evaluation import NAMES, Evaluation
from tesserae.games.zaic.engine.weights import KNOTS, WEIGHTS
from tools.generate import train_zaic
from tools.generate.train_zaic import (
    FILE,
    ODDS,
    Sample,
    Table,
    fit,
    initial_weights,
    module_text,
    predicted_points,
    solve,
    train,
)

TRUE = {name: (0.1 * (number % 5 - 2),) * len(KNOTS) for number, name in enumerate(NAMES)}
"""Odds to be found again, for every count."""


def tiny() -> Table:
    """What is learned from next to nothing."""
    *_, table = train(rounds=2, games=4, positions=20, seed=3)
    return table


def results(count: int) -> list[Sample]:
    """Counts by chance, and results as likely as TRUE says."""
    rng = random.Random(5)
    odds = [TRUE[name][0] for name in NAMES]
    data = []
    for _ in range(count):
        counts = tuple(rng.randint(-3, 3) for _ in NAMES)
        data.append(
            Sample(rng.randrange(36), counts, float(rng.random() < predicted_points(counts, odds)))
        )
    return data


def test_equal_arguments_give_equal_weights() -> None:
    assert tiny() == tiny() != initial_weights()


def test_the_shipped_file_is_what_its_command_writes() -> None:
    shipped = FILE.read_text("utf-8")
    said = re.search(r"    (python -m tools\.generate\.train_zaic( --\w+ \d+){4})\n", shipped)
    assert said
    assert shipped == module_text(dict(WEIGHTS), said[1])
    assert train_zaic.KNOTS == KNOTS
    assert tuple(WEIGHTS) == NAMES


def test_the_results_likeliest_odds_are_found() -> None:
    table = fit(results(4_000))
    off = [abs(found / ODDS - TRUE[name][0]) for name in NAMES for found in table[name]]
    assert sum(off) / len(off) < 0.06


def test_linear_equations_are_solved() -> None:
    assert solve([[4.0, 2.0], [2.0, 3.0]], [2.0, 5.0]) == [-0.5, 2.0]


def test_games_begin_anywhere_and_go_on_to_the_end() -> None:
    engine = Evaluation(KNOTS, initial_weights())
    lines = [train_zaic.played(engine, 20, str(seed)) for seed in range(12)]
    assert all(line[-1].outcome() for line in lines)
    assert len({len(line[0].tiles) for line in lines}) > 4
