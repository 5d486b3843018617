"""How the weights are learned: by a compiled helper that plays and counts as Python does."""

from __future__ import annotations

import random
import re
import subprocess
from pathlib import Path

import pytest

from tesserae.core.game import Move
from tesserae.games.zaic.engine import fast_position
from tesserae.games.zaic.engine.evaluation import EVALUATE, NAMES, features
from tesserae.games.zaic.engine.weights import KNOTS, SUPPLIES, WEIGHTS
from tesserae.games.zaic.rules import START
from tools.generate import train_zaic
from tools.generate.train_zaic import FILE, compiled, module_text, read_rows

SUPPLY_ROWS = 4

LINES = 30
"""Random games in which the helper's counts are compared."""


@pytest.fixture(scope="module")
def lab() -> Path:
    return compiled()


def answer(lab: Path, *words: str, stdin: str = "") -> str:
    """What the helper prints."""
    done = subprocess.run(
        [str(lab), *words], input=stdin, check=True, capture_output=True, encoding="utf-8"
    )
    return done.stdout


def test_the_shipped_file_is_what_its_command_writes() -> None:
    shipped = FILE.read_text("utf-8")
    command = re.search(r"    (python -m tools\.generate\.train_zaic( --\w+ \d+){4})\n", shipped)
    assert command
    rows = [list(WEIGHTS[name][side]) for side in (0, 1) for name in NAMES]
    assert shipped == module_text([*rows, *map(list, SUPPLIES)], command[1])
    assert train_zaic.KNOTS == KNOTS
    assert tuple(WEIGHTS) == NAMES


@pytest.mark.slow
def test_the_helper_plays_and_counts_as_python_does(lab: Path) -> None:
    lines: list[str] = []
    expected: list[list[int]] = []
    for seed in range(LINES):
        rng, position, line = random.Random(seed), START, list[Move]()
        while moves := position.legal_moves():
            move = rng.choice(moves)
            line.append(move)
            position = position.apply(move)
            fast = fast_position.from_position(position)
            counts = features(
                fast,
                fast_position.fits(fast),
                EVALUATE.shape_of(fast[-2]),
                EVALUATE.shape_of(fast[-1]),
            )
            lines.append(" ".join(map(str, line)))
            expected.append([len(position.legal_moves()), *counts])
    assert read_rows(answer(lab, "counts", stdin="\n".join(lines) + "\n")) == expected


@pytest.mark.slow
def test_equal_arguments_give_equal_weights_and_others_give_others(lab: Path) -> None:
    learned = [answer(lab, "train", "1", "20", "50", seed) for seed in "112"]
    assert learned[0] == learned[1] != learned[2]
    assert len(read_rows(learned[0])) == 2 * len(NAMES) + SUPPLY_ROWS
