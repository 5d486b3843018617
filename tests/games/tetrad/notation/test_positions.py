"""Position texts: one for each position, and no other text is accepted."""

from __future__ import annotations

import re

import pytest

from tesserae.games.tetrad.notation.positions import MAX_LENGTH, decode, encode
from tests import sentences
from tests.games.tetrad.playing import FAR, HOME, at, play, random_game

BLACK = ".".join(FAR)
WHITE = ".".join(HOME)


def refusal(written: str) -> str:
    """The key of the sentence that refuses a text."""
    return sentences.refusal(decode, written).key.removeprefix("tetrad.bad.")


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


@pytest.mark.parametrize(
    ("written", "rule"),
    [
        ("I0l1~", "outside"),
        (f"{WHITE}~{BLACK}.x~w".replace("O0m1", "O0n1"), "outside"),
        (f"{WHITE}~{BLACK}~w".replace("O0m13", "O0m2"), "overlap"),
        *((it, "setup") for it in ("T2c2~", "T2c1~I0a13", "T2c1.O0d1~I0a14", "V0c1~", "x~")),
        (f"{WHITE}~x.x.x.x.x~w", "over"),
        (f"x.x.x.x.x~{BLACK}~wx1", "dead"),
        (f"x.x.x.x.x~{BLACK}~w", "over"),
    ],
)
def test_what_no_game_leads_to_is_refused_by_its_rule(written: str, rule: str) -> None:
    assert refusal(written) == rule


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
    "turn", ["bm1q40", "wq41", "wq99", "wq1", "b", "bq2", "wx1q2", "bx1q1", "wq39"]
)
def test_a_count_of_turns_that_cannot_be_is_refused(turn: str) -> None:
    assert refusal(f"{WHITE}~{BLACK}~{turn}") == "quiet"


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


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("I1g7.I1h7.I1i7.I1j7.I1k7~L1b12.T0d13.J2k13.O0g13.L3i12~wq2", "far"),
        (f"{WHITE}~{BLACK}~bq1".replace("O0d1.", "O0d5."), "far"),
        (f"{WHITE}~{BLACK}~wm2".replace("O0d1.", "O0d4."), "far"),
        (f"{WHITE}~{BLACK}~bq1".replace("O0d13", "O0d12"), "setup"),
        (f"{WHITE}~{BLACK}~wm1".replace("O0d1.", "O0d2."), "setup"),
        (f"L2a1.J2d1.I0g1.I0k1.I0b1~{BLACK}~w", "setup"),
        (f"{WHITE}~I0a14.I0e14.O0i13.O0k13.O0m13~wq2", ""),
    ],
)
def test_units_that_cannot_have_got_where_they_are_are_refused(written: str, why: str) -> None:
    if why:
        assert refusal(written) == why
    else:
        assert decode(written)


@pytest.mark.parametrize(("rank", "turn"), [(3, "bm2q1"), (3, "wq2"), (5, "wm2q2"), (5, "wq4")])
def test_units_as_far_as_they_can_get_are_read_and_no_farther(rank: int, turn: str) -> None:
    """From rank 1 two steps a turn: on rank 3 after one turn, on rank 5 after two."""
    black = BLACK.replace("O0d13", "O0d11")
    assert decode(f"{WHITE.replace('O0d1.', f'O0d{rank}.')}~{black}~{turn}")
    assert refusal(f"{WHITE.replace('O0d1.', f'O0d{rank + 1}.')}~{black}~{turn}") == "far"


@pytest.mark.parametrize(
    ("turn", "why"),
    [("w", "hits"), ("wm2", "hits"), ("wm1", ""), ("b", "quiet"), ("bq1", ""), ("wq1", "quiet")],
)
def test_a_loss_has_a_side_and_an_attacker_that_was_near_enough(turn: str, why: str) -> None:
    """White lost a tile, so Black attacked last, from where he still is."""
    written = f"{WHITE}~{BLACK}~{turn}".replace("T0a1", "R0a1")
    if why:
        assert refusal(written) == why
    else:
        assert decode(written)


@pytest.mark.parametrize(("cell", "sound"), [("d5", True), ("d8", False)])
def test_an_attacker_of_this_turn_must_have_been_near_enough(cell: str, sound: bool) -> None:
    black = BLACK.replace("O0d13", f"V0{cell}")
    written = f"{WHITE}~{black}~wx2"
    if sound:
        assert decode(written)
    else:
        assert refusal(written) == "hits"
