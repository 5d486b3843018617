"""Texts of moves, and the clicks that enter them."""

from __future__ import annotations

import pytest

from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.notation.moves import entries
from tesserae.games.tetrad.rules.position import Position
from tests import sentences
from tests.games.tetrad.playing import at, legal, moves_of, only, play
from tests.targets import names


def refusal(position: Position, written: str) -> str:
    """What the sentence says that refuses a typed move."""
    return sentences.rule_of(sentences.refusal(GAME.parse_move, position, written))


def clicks(position: Position, written: str) -> set[str]:
    """The ways to enter a move, each as the targets joined by spaces."""
    move = GAME.parse_move(position, written)
    return {" ".join(names(entry.targets)) for entry in entries(position) if entry.move == move}


@pytest.mark.parametrize(
    ("unit", "turns"), [("M0g1", ""), ("O0g1", ""), ("I1g1", "r"), ("S0g1", "r"), ("T0g1", "rul")]
)
def test_a_turn_is_written_as_the_least_that_gives_its_cells(unit: str, turns: str) -> None:
    written = {text[-1] for text in moves_of(only(unit, "M0a14"), 1)}
    assert {letter for letter in written if letter.isalpha()} == set(turns)


def test_r_is_a_quarter_clockwise_and_l_the_other_way() -> None:
    turned = {turn: play(f"1g2{turn}", only("V0g2", "M0a14")) for turn in "rul"}
    written = {turn: GAME.encode(position)[:4] for turn, position in turned.items()}
    assert written == {"r": "V1g2", "u": "V2g2", "l": "V3g2"}


def test_the_cell_of_a_unit_need_not_be_one_of_its_tiles() -> None:
    assert "T1a1" in legal(play(""))
    assert "b1" in {target for clicked in clicks(play(""), "T1b1") for target in clicked.split()}


@pytest.mark.parametrize(
    "written",
    ["T", "c1", "T2", "T2o1", "T2c15", "T2c0", "X0c1", "6d5", "0d5", "3d5x", "3x", "3xq"]
    + ["-", "-e", "-e15", "e7", "END END", "T2c1\n", "T 2c1", "1" * 100_000]
    + ["T²c1", "Ｔ2c1", "--e7", "V0c1"],
)
def test_what_is_no_move_is_refused(written: str) -> None:
    assert refusal(play(""), written) == "bad.move"


@pytest.mark.parametrize("written", ["O1c1", "I2c1", "S3c1"])
def test_a_rotation_that_looks_like_a_smaller_one_is_refused(written: str) -> None:
    assert refusal(play(""), written) == "bad.rotation"


@pytest.mark.parametrize("written", ["2d2r", "2d2u", "2e1l"])
def test_a_turn_that_looks_like_a_smaller_one_is_refused(written: str) -> None:
    assert refusal(at(), written) == "bad.turn"


@pytest.mark.parametrize(
    ("written", "rule"),
    [
        ("T2c2", "set_up"),
        ("1a5", "far"),
        ("1c1", "taken"),
        ("5n1", "outside"),
        ("1xn", "range.n"),
        ("-a1", "no_hit"),
    ],
)
def test_a_move_that_is_not_legal_is_refused_by_its_rule(written: str, rule: str) -> None:
    assert refusal(at(), written) == f"no.{rule}"


@pytest.mark.parametrize("written", ["3a1", "3xn"])
def test_a_dead_unit_is_refused(written: str) -> None:
    assert refusal(only("M0g1", "M0a14"), written) == "no.such"


@pytest.mark.parametrize("written", ["end", "-e7"])
def test_nothing_but_placing_is_done_in_the_setup(written: str) -> None:
    assert refusal(play(""), written) == "no.setup_first"


def test_a_placement_is_entered_by_shape_and_cell_in_either_order() -> None:
    assert clicks(play(""), "T2c1") == {"T2 c1", "c1 T2"}


def test_a_move_is_entered_by_any_tile_and_where_it_goes() -> None:
    assert clicks(only("D0g1", "M0a14"), "1g3") == {"g1 g3", "h1 h3"}


def test_a_turn_stands_between_the_two_cells() -> None:
    assert clicks(only("D0g1", "M0a14"), "1g1r") == {"g1 r g2", "h1 r g1"}


def test_an_attack_is_entered_by_any_tile_and_its_direction() -> None:
    assert clicks(only("D0g1", "M0g3"), "1xn") == {"g1 xn", "h1 xn"}


def test_a_removal_and_the_end_of_a_turn_take_one_click() -> None:
    assert clicks(play("1xn", only("D0g1", "D0g3")), "-h3") == {"h3"}
    assert clicks(at(), "end") == {"end"}
