"""The tool that writes the table of early positions, on a part of it."""

from __future__ import annotations

import math
import random
from functools import partial
from pathlib import Path

import pytest

from tesserae.games.pyrga.engine import book
from tesserae.games.pyrga.notation.moves import MOVE_TEXTS
from tests.games.pyrga.engine.solving import key_of, reached
from tests.games.pyrga.playing import play
from tools.generate import tabulate_pyrga
from tools.generate.tabulate_pyrga import (
    Solution,
    build_table,
    check,
    line_in_time,
    prove_missing,
    read_lines,
)

WON, LOST = "Ca1.Sa1.Tb1e.Td1w", "Sa1.Sb1.Ta1e.Tb1w"
"""Positions that White wins and loses, and that take few nodes to prove."""


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tool believes that these two are all the positions there are."""
    every = {key_of(moves): reached(moves) for moves in (WON, LOST)}
    monkeypatch.setattr(tabulate_pyrga, "level", lambda _plies: every)
    monkeypatch.setattr(tabulate_pyrga, "ENTRIES", 100_000)


def test_a_line_tells_a_value_and_a_move_however_the_board_is_turned() -> None:
    one, other = read_lines([f"{WON} w Cb1"]), read_lines(["Ca1.Sa1.Ta2n.Ta4s w Ca2"])
    assert one == other
    assert one.keys() == {key_of(WON)}
    (solution,) = one.values()
    position = play(WON.replace(".", " "))
    assert (solution.value, MOVE_TEXTS[book.move_of(position, solution.rank)]) == (1, "Cb1")


def test_only_a_lost_position_needs_no_move() -> None:
    assert read_lines([f"{WON} w"]) == {}
    assert [solution.value for solution in read_lines([f"{LOST} l"]).values()] == [-1]


def test_of_two_lines_for_a_position_the_later_one_counts() -> None:
    (solution,) = read_lines([f"{WON} d Sb1", f"{WON} w Cb1"]).values()
    assert solution.value == 1


@pytest.mark.usefixtures("two")
def test_what_is_missing_is_proven_and_added_to_the_file(tmp_path: Path) -> None:
    file, every = tmp_path / "values.txt", {key_of(it): reached(it) for it in (WON, LOST)}
    with pytest.raises(SystemExit, match="2 positions are missing"):
        prove_missing(file, every, {}, partial(line_in_time, 0))
    prove_missing(file, every, {}, partial(line_in_time, math.inf))
    lines = file.read_text("utf-8").splitlines()
    solutions = read_lines(lines)
    assert (solutions[key_of(WON)].value, solutions[key_of(LOST)].value) == (1, -1)
    prove_missing(file, every, solutions, partial(line_in_time, math.inf))
    assert file.read_text("utf-8").splitlines() == lines
    check(solutions, 2, seed=1)


@pytest.mark.usefixtures("two")
def test_a_value_that_is_wrong_is_found() -> None:
    solutions = read_lines([f"{WON} w Cb1"])
    check(solutions, 1, seed=1)
    with pytest.raises(SystemExit, match="is in the file"):
        check({key: Solution(0, solution.rank) for key, solution in solutions.items()}, 1, seed=1)


def test_every_position_gets_back_the_code_it_was_given() -> None:
    rng = random.Random(1)
    solutions = {rng.getrandbits(120): Solution(n % 3 - 1, n % 75) for n in range(3_000)}
    table = build_table(solutions)
    assert all(table.code(key) == 3 * rank + value + 1 for key, (value, rank) in solutions.items())
    assert len(table.slots) < 1.25 * len(solutions) + 3
