"""Position texts: one for each position, and no other text is accepted."""

from __future__ import annotations

import random
import re

import pytest

from tesserae.core.errors import BadInput
from tesserae.games.pyrga.notation.positions import decode, encode
from tests import sentences
from tests.games.pyrga import literal
from tests.games.pyrga.playing import play
from tests.tiers import part, sampled


def refusal(written: str) -> str:
    """The key of the sentence that refuses a text."""
    return sentences.refusal(decode, written).key.removeprefix("pyrga.bad.")


@pytest.mark.parametrize(
    ("moves", "written"),
    [
        ("", "start"),
        ("Sb2", "b2S~Sb2"),
        ("Tb2n", "b2Tn~Tb2"),
        ("Cb2 Tb2s", "b2tsC~Tb2"),
        ("Cc3 Sc3 Tb3e Tc3w", "b3Te.c3stwC~Tc3"),
    ],
)
def test_a_position_is_written_space_by_space_and_then_its_last_piece(
    moves: str, written: str
) -> None:
    assert encode(play(moves)) == written
    assert decode(written) == play(moves)


@pytest.mark.parametrize(
    "written",
    [
        "b2S",
        "b2S~",
        "~Sb2",
        "b2S~Sb3",
        "b2S~Tb2",
        "b2S~Sb2~Sb2",
        "b2S~Sb2\n",
        "b2S.~Sb2",
        ".b2S~Sb2",
        "B2S~Sb2",
        "b2S~sb2",
        "b2~Sb2",
        "b2T~Tb2",
        "b2TN~Tb2",
        "b2Sn~Sb2",
        "b2Cs~Cb2",
        "b2S.b2s~Sb2",
        "b2S.b2S~Sb2",
        "b2Tn.b2Te~Tb2",
        "b3c.b2S~Cb3",
        "e2S~Se2",
        "a0S~Sa0",
        "a٣S~Sa٣",
        "b2S" * 1000,
        "<svg onload=alert(1)>~Sb2",
        "b2S~Sb2&x=1",
        "\x00~Sb2",
    ],
)
def test_what_is_malformed_is_refused(written: str) -> None:
    assert refusal(written) == "position"


def test_a_triangle_that_points_off_the_board_is_refused() -> None:
    assert refusal("a4Tn~Ta4") == "arrow"


def test_a_sixth_piece_of_a_kind_is_refused() -> None:
    squares = ".".join(f"{cell}Sc" for cell in ("a1", "b1", "c1", "d1", "a2", "b2"))
    assert refusal(f"{squares}~Ca1") == "supply"


@pytest.mark.parametrize("written", ["a1S.b1C~Cb1", "a1s~Sa1", "a1s.b1c~Cb1", "a1S.b1C.c1Tn~Tc1"])
def test_pieces_not_played_by_turns_are_refused(written: str) -> None:
    assert refusal(written) == "turns"


def test_a_last_piece_of_the_side_to_move_is_refused() -> None:
    assert decode("a1S.a2s~Sa2").to_move == 0
    assert refusal("a1S.a2s~Sa1") == "owner"


def test_pieces_played_after_the_end_are_refused() -> None:
    assert refusal("a1STnc.b1STnc.c1STnc.d1s.c3s.d3s~Sd3") == "over"


@pytest.mark.parametrize("written", ["a1S.d4s~Sd4", "a1Te.a2s~Sa2", "a1C.b1s~Sb1"])
def test_a_last_piece_that_no_piece_can_have_ordered_is_refused(written: str) -> None:
    assert refusal(written) == "last"


def test_two_squares_of_white_to_begin_with_are_refused() -> None:
    assert refusal("a1S.a2s.a3S~Sa3") == "last"
    assert decode("a1S.a2s.a3C~Ca3").both.bit_count() == 3


@pytest.mark.parametrize("written", ["a1S.b1S.a2s.b2s~Sb2", "a1S.b1S.c1S.a2s.b2s.c2s~Sc2"])
def test_pieces_that_no_order_of_play_brings_there_are_refused(written: str) -> None:
    assert refusal(written) == "order"


@sampled
def test_of_three_pieces_exactly_what_the_literal_rules_lead_to_is_read() -> None:
    games: list[list[str]] = [[]]
    for _ in range(3):
        games = [[*game, move] for game in games for move in literal.legal(game)]
    reached = {encode(play(" ".join(game))) for game in games}
    rng = random.Random(1)
    wrong = 0
    for written in rng.sample(sorted(reached), part(len(reached))):
        spaces, last = written.split("~")
        pieces = re.findall(r"[STC][a-d][1-4]", " ".join(_pieces_in(spaces)))
        for other in (*pieces, f"{rng.choice('STC')}{rng.choice('abcd')}{rng.choice('1234')}"):
            changed = f"{spaces}~{other}"
            assert _is_read(changed) == (changed in reached), changed
        swapped = written.swapcase() if rng.random() < 0.1 else spaces.replace("S", "C", 1)
        changed = f"{swapped.partition('~')[0]}~{last}"
        wrong += changed not in reached
        assert _is_read(changed) == (changed in reached), changed
    assert wrong > 100


def _pieces_in(spaces: str) -> list[str]:
    """The pieces of a text as the last one is written."""
    found = (re.fullmatch(r"(..)(.*)", space) for space in spaces.split("."))
    return [kind.upper() + it[1] for it in found if it for kind in it[2] if kind.upper() in "STC"]


def _is_read(written: str) -> bool:
    try:
        decode(written)
    except BadInput:
        return False
    return True
