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


@pytest.mark.parametrize(
    ("written", "rule"),
    [
        ("a4Tn~Ta4", "arrow"),
        ("a1Sc.b1Sc.c1Sc.d1Sc.a2Sc.b2Sc~Ca1", "supply"),
        ("a1S.b1C~Cb1", "turns"),
        ("a1s~Sa1", "turns"),
        ("a1s.b1c~Cb1", "turns"),
        ("a1S.b1C.c1Tn~Tc1", "turns"),
        ("a1S.a2s~Sa1", "owner"),
        ("a1STnc.b1STnc.c1STnc.d1s.c3s.d3s~Sd3", "over"),
        ("a1S.d4s~Sd4", "last"),
        ("a1Te.a2s~Sa2", "last"),
        ("a1C.b1s~Sb1", "last"),
        ("a1S.a2s.a3S~Sa3", "last"),
        ("a1S.b1S.a2s.b2s~Sb2", "order"),
        ("a1S.b1S.c1S.a2s.b2s.c2s~Sc2", "order"),
    ],
)
def test_what_no_game_leads_to_is_refused_by_its_rule(written: str, rule: str) -> None:
    assert refusal(written) == rule


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
