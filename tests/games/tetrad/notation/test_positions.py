"""Texts of positions: one for each, and nothing else is taken."""

from __future__ import annotations

import re

import pytest

from tesserae.core.errors import BadInput
from tesserae.games.tetrad.notation.positions import MAX_LENGTH, decode, encode
from tests.games.tetrad.playing import FAR, HOME, at, play, random_game

BLACK = ".".join(FAR)
WHITE = ".".join(HOME)


def refusal(written: str) -> str:
    """The key of the sentence that refuses a text."""
    with pytest.raises(BadInput) as caught:
        decode(written)
    return caught.value.text.key.removeprefix("tetrad.bad.")


@pytest.mark.parametrize(
    ("moves", "written"),
    [
        ("", "start"),
        ("T2c1", "T2c1~"),
        ("T2c1 I0a14 O0f1", "T2c1.O0f1~I0a14"),
    ],
)
def test_a_setup_is_written_unit_by_unit(moves: str, written: str) -> None:
    assert encode(play(moves)) == written
    assert decode(written) == play(moves)


def test_after_the_setup_the_turn_is_written_too() -> None:
    assert encode(at()) == f"{WHITE}~{BLACK}~w"
    assert encode(play("1a2 2d2 end", at())).endswith("~bq1")
    assert encode(play("1a2 2d2", at())).endswith("~wm12")


def test_attacks_and_hits_are_written_in_the_turn() -> None:
    black = "D0g8.D0f6.x.x.M0a14"
    start = decode(f"I1g1.x.x.x.M0n1~{black}~wm5")
    hit = play("1xn", start)
    assert encode(hit) == f"I1g1.x.x.x.M0n1~{black}~wm5x1h12"
    assert encode(play("-g8", hit)) == "I1g1.x.x.x.M0n1~M0h8.D0f6.x.x.M0a14~wm5x1h2"


@pytest.mark.parametrize("seed", range(6))
def test_every_text_of_a_whole_game_reads_back_and_is_short(seed: int) -> None:
    for position in random_game(seed):
        written = encode(position)
        assert decode(written) == position
        assert re.fullmatch(r"[A-Za-z0-9.~]+", written)
        assert len(written) <= MAX_LENGTH


@pytest.mark.parametrize(
    "written",
    [
        "~~",
        "~~w",
        "T2c1",
        "~T2c1",
        "T2c1~I0a14~",
        "T2c1~I0a14~w",
        "T2c1.~I0a14",
        ".T2c1~",
        "t2c1~",
        "T4c1~",
        "O1c1~",
        "T2c01~",
        "T2c15~",
        "T2o1~",
        "T2c1 ~",
        "T2c1~\n",
        "T2c1.O0f1~",
        f"{WHITE}~{BLACK}",
        f"{WHITE}~{BLACK}~",
        f"{WHITE}~{BLACK}~W",
        f"{WHITE}~{BLACK}~wq0",
        f"{WHITE}~{BLACK}~wq02",
        f"{WHITE}~{BLACK}~wq100",
        f"{WHITE}~{BLACK}~wm",
        f"{WHITE}~{BLACK}~wm6",
        f"{WHITE}~{BLACK}~wm21",
        f"{WHITE}~{BLACK}~wm11",
        f"{WHITE}~{BLACK}~wx1m1",
        f"{WHITE}.M0a14~{BLACK}~w",
        f"{WHITE}~{BLACK}~w~",
        "T2c1~" + "." * 500,
        "T2c1." * 1000,
        "T2c1~<b>",
        "Т2c1~",
        "T٢c1~",
        "\x00~",
    ],
)
def test_what_is_malformed_is_refused(written: str) -> None:
    assert refusal(written) == "position"


@pytest.mark.parametrize("written", ["I0l1~", f"{WHITE}~{BLACK}.x~w".replace("O0m1", "O0n1")])
def test_units_off_the_board_are_refused(written: str) -> None:
    assert refusal(written) == "outside"


def test_units_over_each_other_are_refused() -> None:
    assert refusal(f"{WHITE}~{BLACK}~w".replace("O0m13", "O0m2")) == "overlap"


@pytest.mark.parametrize("written", ["T2c2~", "T2c1~I0a13", "T2c1.O0d1~I0a14", "V0c1~", "x~"])
def test_what_breaks_the_rules_of_the_setup_is_refused(written: str) -> None:
    assert refusal(written) == "setup"


def test_units_away_from_their_edge_before_the_first_turn_are_refused() -> None:
    moved = f"{WHITE}~{BLACK}~w".replace("T0a1", "T0a2")
    assert refusal(moved) == "setup"
    assert decode(moved + "m1").moved == 1


@pytest.mark.parametrize("turn", ["wm1", "wx1", "bx1h1"])
def test_a_dead_unit_that_did_something_is_refused(turn: str) -> None:
    white = WHITE.replace("T0a1", "x")
    black = BLACK.replace("T2a13", "M0a14")
    assert refusal(f"{white}~{black}~{turn}") == "dead"


@pytest.mark.parametrize(
    "turn", ["bq40m1", "wq41", "wq99", "wq1", "b", "bq2", "wx1q2", "bx1q1", "wq39"]
)
def test_a_count_of_turns_that_cannot_be_is_refused(turn: str) -> None:
    tail = turn.replace("q40m1", "m1q40").replace("x1q", "x1q")
    assert refusal(f"{WHITE}~{BLACK}~{tail}") == "quiet"


def test_a_side_without_tiles_and_without_an_attack_is_refused() -> None:
    assert refusal(f"{WHITE}~x.x.x.x.x~w") == "over"
    assert refusal(f"x.x.x.x.x~{BLACK}~wx1") == "dead"
    assert refusal(f"x.x.x.x.x~{BLACK}~w") == "over"


@pytest.mark.parametrize(
    ("black", "turn"),
    [
        ("T2a13.O0d13.O0g13.O0j13.O0m13", "wx1"),
        ("M0a14.O0d13.O0g13.O0j13.O0m13", "wx1h1"),
        ("O0c3.O0g3.O0j13.O0m13.D0a14", "wx2h12"),
        ("D1d3.O0g13.O0j13.O0m13.D1a13", "wx2h12"),
    ],
)
def test_hits_that_no_attack_of_the_turn_makes_are_refused(black: str, turn: str) -> None:
    assert refusal(f"{WHITE}~{black}~{turn}") == "hits"
