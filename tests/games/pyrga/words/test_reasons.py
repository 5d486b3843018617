"""Why a click is refused: each rule has its sentence and its spaces."""

from __future__ import annotations

import pytest

from tesserae.core.text import Listed, text
from tesserae.games.pyrga import GAME
from tesserae.games.pyrga.notation.targets import DIRECTION_TARGETS
from tests.games.pyrga.playing import play, targets
from tests.games.pyrga.test_ends import OWN_THIRD
from tests.games.pyrga.test_rules import ALL_TRIANGLES_AND_SQUARES, STUCK
from tests.sentences import rule_of


@pytest.mark.parametrize(
    ("moves", "picked", "target", "rule", "faults"),
    [
        ("Sb2", "", "c3", "corner", "c3"),
        ("Sb2", "", "b4", "beside", "b4"),
        ("Sb2", "", "b2", "on_square", "b2"),
        ("Tb1n", "", "c3", "line", "c3"),
        ("Tb1n", "", "b1", "under", "b1"),
        ("Cb2", "", "b3", "same", "b3"),
        (STUCK, "", "d3", "not_empty", "d3"),
        ("Cc3 Sc3 Tb3e Tc3w Ta3e", "", "c3", "finished", "c3"),
        ("Cb2", "", "C", "held.C", "b2"),
        ("Tb1n Sb2 Ta2e", "b2", "S", "held.S", "b2"),
        ("Tb1n Sb2 Ta2e", "S", "b2", "held.S", "b2"),
        ("Sa1 Sa2", "", "S", "second_square", ""),
        ("Sa1 Sa2", "b2", "S", "second_square", ""),
        (ALL_TRIANGLES_AND_SQUARES, "", "T", "left.T", ""),
        (ALL_TRIANGLES_AND_SQUARES + " Cc1", "", "S", "left.S", ""),
        ("", "d3 T", "e", "edge.e", "d3"),
        ("", "T d4", "n", "edge.n", "d4"),
        ("", "", "n", "triangle_first", ""),
        ("", "b2", "n", "triangle_first", ""),
        ("", "T", "n", "triangle_first", ""),
        (OWN_THIRD, "", "a1", "over", ""),
        (OWN_THIRD, "", "S", "over", ""),
    ],
)
def test_an_illegal_target_is_refused_by_its_rule(
    moves: str, picked: str, target: str, rule: str, faults: str
) -> None:
    reason = GAME.why_not(play(moves), targets(picked), *targets(target))
    assert reason is not None
    assert rule_of(reason.text) == f"no.{rule}"
    assert reason.faults == targets(faults)


def test_a_kind_that_every_open_space_holds_is_refused_with_all_of_them() -> None:
    squares_on_c1_and_d1 = play("Cc1 Sc1 Td1n Sd2 Sd1 Td2w Tb2s Tb1e")
    reason = GAME.why_not(squares_on_c1_and_d1, (), *targets("S"))
    assert reason is not None
    cells = Listed(("c1", "d1"), "and")
    assert reason.text == text("pyrga.no.held", cells=cells, n=2, piece=text("pyrga.a.S"))
    assert reason.faults == targets("c1 d1")


def test_a_space_that_lacks_only_kinds_used_up_is_refused_with_them() -> None:
    blacks_triangles_gone = GAME.decode(
        "a1teC.b1sC.c1steC.d1stnC.a2ts.b2S.c2STnC.d2S.c3sts.c4Ts~Sb2"
    )
    reason = GAME.why_not(blacks_triangles_gone, (), *targets("b1"))
    assert reason is not None
    assert reason.text == text("pyrga.no.room", cell="b1", kinds=Listed((text("pyrga.a.T"),), "or"))


def test_another_target_of_the_same_sort_may_take_the_place_of_the_first() -> None:
    after_square = play("Sb2")
    assert GAME.why_not(after_square, targets("b3 T"), *targets("c2")) is None
    assert GAME.why_not(after_square, targets("b3 T"), *targets("C")) is None
    assert GAME.why_not(after_square, targets("b3 T"), *targets("b3")) is None


def test_a_direction_may_be_picked_once_space_and_kind_are_settled() -> None:
    assert all(GAME.why_not(play("Sb2"), targets("b3 T"), d) is None for d in DIRECTION_TARGETS)
