"""Texts of moves."""

from __future__ import annotations

import pytest

from tesserae.games.pyrga import GAME
from tesserae.games.pyrga.notation.moves import MOVE_TEXTS
from tests import sentences
from tests.games.pyrga.playing import play


def refusal(moves: str, written: str) -> str:
    """What the sentence says that refuses a typed move."""
    return sentences.rule_of(sentences.refusal(GAME.parse_move, play(moves), written))


def test_each_of_the_80_moves_has_its_own_text() -> None:
    assert len(set(MOVE_TEXTS)) == 80
    assert {"Sb2", "Ca4", "Tc3n"} <= set(MOVE_TEXTS)
    assert "Tc4n" not in MOVE_TEXTS


@pytest.mark.parametrize(
    "written",
    ["S", "b2", "b2S", "Xb2", "Se2", "Sa5", "Sa0", "S b2", "Sb2\n", "Sb2Sb3", "Tc3x", "Tc3nn"]
    + ["S" * 100_000, "Sb²", "Ｓb2", "ſa1"],
)
def test_what_is_no_move_is_refused(written: str) -> None:
    assert refusal("", written) == "bad.move"


@pytest.mark.parametrize("written", ["Tc3", "Sb2n", "Ca1e"])
def test_a_triangle_and_nothing_else_needs_a_direction(written: str) -> None:
    assert refusal("", written) == "bad.direction"


@pytest.mark.parametrize(
    ("moves", "written", "rule"),
    [
        ("", "Tc4n", "no.edge.n"),
        ("Sb2", "Cc3", "no.corner"),
        ("Cb2", "Cb2", "no.held.C"),
        ("Sa1 Sa2", "Sa3", "no.second_square"),
        ("Sa1 Sa2", "Sd4", "no.beside"),
    ],
)
def test_a_move_that_is_not_legal_is_refused_by_its_rule(
    moves: str, written: str, rule: str
) -> None:
    assert refusal(moves, written) == rule
