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
from tesserae.games.zaic.engine.network import NETWORK
from tesserae.games.zaic.engine.weights import KNOTS, WEIGHTS
from tesserae.games.zaic.rules import START
from tools.generate import train_zaic
from tools.generate.train_zaic import (
    compile_lab,
    module_text,
    network_text,
    read_rows,
    rows_text,
    shipped_commands,
    shipped_layers,
    shipped_rows,
)

SUPPLY_ROWS = 4

LINES = 30
"""Random games in which the helper's counts are compared."""


@pytest.fixture(scope="module")
def lab() -> Path:
    return compile_lab()


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    """The shipped weights, as the helper reads them."""
    known = tmp_path / "weights"
    known.write_text(rows_text(shipped_rows()), "utf-8")
    return known


def answer(lab: Path, *words: str, stdin: str = "") -> str:
    """What the helper prints."""
    done = subprocess.run(
        [str(lab), *words], input=stdin, check=True, capture_output=True, encoding="utf-8"
    )
    return done.stdout


def test_the_shipped_file_is_what_its_command_writes() -> None:
    assert train_zaic.FILE.read_text("utf-8") == module_text(shipped_rows(), shipped_commands())
    options = r"( --(rounds|games|nodes|seed) \d+){4}"
    first, *others = shipped_commands()
    assert re.fullmatch(rf"python -m tools\.generate\.train_zaic{options}", first)
    assert all(re.search(rf"train_zaic{options} --further$", other) for other in others)
    assert train_zaic.KNOTS == KNOTS
    assert tuple(WEIGHTS) == NAMES


def test_the_shipped_network_is_what_its_command_writes() -> None:
    text = train_zaic.NETWORK_FILE.read_text("utf-8")
    found = re.search(
        r"^    (python -m tools\.generate\.train_zaic .* --network)$", text, re.MULTILINE
    )
    assert found
    assert text == network_text(shipped_layers(), found[1])


@pytest.mark.slow
def test_the_helper_plays_counts_and_evaluates_as_python_does(lab: Path, tmp_path: Path) -> None:
    known = tmp_path / "network"
    known.write_text(rows_text(shipped_layers()), "utf-8")
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
            score = NETWORK._score(fast, fast_position.fits(fast))  # at the end of a game, too
            expected.append([len(position.legal_moves()), *counts, score])
    assert read_rows(answer(lab, "counts", str(known), stdin="\n".join(lines) + "\n")) == expected


@pytest.mark.slow
def test_equal_arguments_give_equal_weights_and_others_give_others(lab: Path) -> None:
    learned = [answer(lab, "train", "1", "20", "50", seed) for seed in "112"]
    assert learned[0] == learned[1] != learned[2]
    assert len(read_rows(learned[0])) == 2 * len(NAMES) + SUPPLY_ROWS


@pytest.mark.slow
def test_it_goes_on_from_weights_that_it_is_given(lab: Path, weights: Path) -> None:
    further = answer(lab, "train", "1", "20", "50", "1", str(weights))
    assert further not in (answer(lab, "train", "1", "20", "50", "1"), weights.read_text("utf-8"))
    assert len(read_rows(further)) == 2 * len(NAMES) + SUPPLY_ROWS


@pytest.mark.slow
def test_the_helper_plays_matches(lab: Path, weights: Path, tmp_path: Path) -> None:
    network = tmp_path / "network"
    network.write_text(rows_text(shipped_layers()), "utf-8")
    for other in ([str(weights), "100"], [str(network), "100"], ["uct", "50"]):
        assert " Elo (" in answer(lab, "match", str(weights), "200", *other, "3", "1")


@pytest.mark.slow
def test_the_helper_learns_a_network(lab: Path, weights: Path) -> None:
    learned = [answer(lab, "network", "2", "10", "50", seed, str(weights)) for seed in "112"]
    assert learned[0] == learned[1] != learned[2]
    assert [len(row) for row in read_rows(learned[0])] == [len(row) for row in shipped_layers()]
