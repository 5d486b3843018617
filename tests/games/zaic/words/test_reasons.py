"""Why a placement is refused: each rule has its sentence and its squares."""

from __future__ import annotations

from itertools import product

import pytest

from tesserae.core.text import Listed, text
from tesserae.games.zaic.notation.moves import read_move
from tesserae.games.zaic.notation.targets import CELL_TARGETS, KIND_TARGETS
from tesserae.games.zaic.rules import CELLS, squares_of
from tesserae.games.zaic.words.reasons import refusal, why_not
from tests.games.zaic.playing import play, random_game, targets
from tests.games.zaic.test_ends import FOUR_PLIES
from tests.games.zaic.test_rules import ALL_SINGLES, EIGHT_HIGH, EIGHT_WIDE
from tests.sentences import rule_of

FEW_FIT = "Bh8 Sj9 Bk9 Sk9"
"""Light can play Sk8 and Vk7, nothing else."""


@pytest.mark.parametrize(
    ("moves", "picked", "target", "rule", "faults"),
    [
        ("", "S", "g8", "first", ""),
        ("Bh8", "S", "g7", "corner", "g7"),
        ("Bh8", "", "j8", "tile", ""),
        ("Bh8", "V", "l8", "apart", "l8 l9"),
        ("Bh8", "B", "i9", "overhang", "j9 i10 j10"),
        ("Bh8 Si8 Sj8", "H", "h8", "level", "h8"),
        ("Bh8 Sg8", "S", "g9", "own", "h9"),
        ("Bh8 Sg8", "H", "h7", "own", "h8 i8"),
        ("Bh8 Sg8", "S", "h8", "covers.1", "h8"),
        ("Bh8 Hf8 Sg8", "S", "f8", "covers.0", "f8"),
        ("Bh8", "B", "h8", "buries", "h8 i8 h9 i9"),
        ("Sh8 Hi8 Si8 Sg8", "S", "j8", "buries", "j8"),
        ("Sh8 Sg8", "H", "g8", "buries", "g8 h8"),
        (EIGHT_WIDE, "S", "a8", "wide", "a8"),
        (EIGHT_HIGH, "V", "h1", "high", "h1"),
        (ALL_SINGLES, "", "S", "left.single", ""),
        (ALL_SINGLES, "g8", "S", "left.single", ""),
        (FEW_FIT, "", "B", "nowhere.B", ""),
        (FEW_FIT, "", "H", "nowhere.H", ""),
        (FOUR_PLIES, "", "a1", "over", ""),
        (FOUR_PLIES, "B", "a1", "over", ""),
        (FOUR_PLIES, "", "S", "over", ""),
    ],
)
def test_an_illegal_target_is_refused_by_its_rule(
    moves: str, picked: str, target: str, rule: str, faults: str
) -> None:
    reason = why_not(play(moves), targets(picked), *targets(target))
    assert reason is not None
    assert rule_of(reason.text) == f"no.{rule}"
    assert reason.faults == targets(faults)


def test_several_tiles_that_would_be_buried_at_once_are_counted() -> None:
    reason = why_not(play("Sh8 Sg8"), targets("H"), *targets("g8"))
    assert reason is not None
    assert reason.text == text("zaic.no.buries", cells=Listed(("g8", "h8"), "and"), n=2)


def test_an_extent_too_wide_is_measured() -> None:
    reason = why_not(play(EIGHT_WIDE), targets("S"), *targets("a8"))
    assert reason is not None
    assert reason.text == text("zaic.no.wide", most=8, n=9)


@pytest.mark.parametrize("tall", [False, True])
def test_exactly_the_illegal_placements_are_refused(tall: bool) -> None:
    for seed in range(4):
        for _, position in list(random_game(seed, tall))[::6]:
            legal = set(position.legal_moves())
            for tile, cell in product(KIND_TARGETS, CELL_TARGETS.values()):
                move = read_move(tile.name + cell.name)
                assert (refusal(position, move) is None) == (move in legal), (tile, cell)
                covering = (it for it in legal if KIND_TARGETS[it // CELLS] == tile)
                fits = any(squares_of(it) >> cell.cell & 1 for it in covering)
                assert (why_not(position, (tile,), cell) is None) == fits, (tile, cell)
