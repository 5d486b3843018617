"""The drafts of a turn: legal, each told once, and worth looking into."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from tesserae.core.game import Move
from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.engine.planner import turn_openings
from tesserae.games.tetrad.engine.threats import fires_uncached, zone
from tesserae.games.tetrad.rules.board import union
from tesserae.games.tetrad.rules.fire import fires
from tesserae.games.tetrad.rules.position import Position, steps_of
from tesserae.games.tetrad.rules.reach import reach
from tests.games.tetrad.playing import attacks, damaged, only, play, played


def first_drafts(position: Position, most: int = 100, seed: int = 0) -> list[tuple[Move, ...]]:
    """The first drafts of a position."""
    found = turn_openings(position, random.Random(seed))
    return list(islice((moves for moves in found if moves is not None), most))


@pytest.mark.parametrize("seed", range(10))
def test_drafts_are_legal_and_no_two_lead_to_the_same(seed: int) -> None:
    position = damaged(seed)
    after = [played(position, moves) for moves in first_drafts(position)]
    assert len(set(after)) == len(after) > 0


def test_equal_chances_give_equal_drafts() -> None:
    assert first_drafts(damaged(1), seed=4) == first_drafts(damaged(1), seed=4)


def test_there_are_none_in_the_setup_nor_once_a_unit_has_attacked() -> None:
    position = only("M0g2", "O0g4")
    assert first_drafts(play("")) == []
    assert first_drafts(play("1xn", position)) == []
    assert first_drafts(play("1xn -g4", position)) == []


def test_a_unit_that_has_moved_stays() -> None:
    position = play("1g3", only("O0g2 O0a2", "O0g12"))
    texts = [GAME.format_move(position, move) for moves in first_drafts(position) for move in moves]
    assert texts
    assert all(text.startswith("2") for text in texts)


def test_units_that_are_in_each_others_way_move_in_an_order_that_works() -> None:
    position = only("I1g1 I1h1 I1i1 I1f1 I1j1", "O0g8 O0h11 O0a13")
    assert all(played(position, moves) for moves in first_drafts(position, 300))


def test_the_first_draft_brings_into_range_whatever_can_be_hit_without_harm() -> None:
    position = only("O0g1 O0a1", "M0g7")
    assert attacks(position) == set()
    assert attacks(played(position, first_drafts(position)[0]))


def test_some_draft_is_out_of_fire() -> None:
    position = only("M0g3", "O0g9")
    after = [play("end", played(position, moves)) for moves in first_drafts(position, 60)]
    assert any(not attacks(played(now, moves)) for now in after for moves in first_drafts(now, 1))


@pytest.mark.parametrize("seed", range(5))
def test_fire_with_support_is_that_of_the_rules(seed: int) -> None:
    position = damaged(seed)
    for unit in filter(None, position.units):
        for support in (0, union(position.units) & ~unit):
            assert tuple(fires_uncached(unit, support)) == fires(unit, support)


@pytest.mark.parametrize("seed", range(6))
def test_a_unit_can_hit_what_is_under_fire_from_wherever_it_can_go(seed: int) -> None:
    position = damaged(seed)
    for unit in filter(None, position.units):
        places = [unit, *(goal.cells for goal in reach(unit, steps_of(unit)))]
        assert zone(unit) == union([union(fires(cells, 0)) for cells in places])


def test_a_unit_that_moved_before_keeps_its_cells_from_the_others() -> None:
    position = play("1g3", only("O0g2 O0g5 O0e3", "O0g9"))
    assert all(played(position, moves) for moves in first_drafts(position, 200))
