"""The line around an area of squares."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tesserae.core.game import FIRST, SECOND
from tesserae.core.scene import Marks
from tesserae.games.zaic.board.layout import board_view
from tesserae.games.zaic.board.outlines import deepest, rings
from tesserae.games.zaic.board.relief import Relief
from tests.games.zaic.playing import random_game

FLAT = Relief({}, {})


def test_the_line_around_an_area_runs_within_it() -> None:
    [ring] = rings(frozenset({(0, 0), (1, 0), (1, 1)}), FLAT, 5)
    assert set(ring) == {(5, 5), (195, 5), (195, 195), (105, 195), (105, 95), (5, 95)}


def test_an_area_with_a_hole_has_two_lines() -> None:
    around = frozenset((c, r) for c in range(3) for r in range(3)) - {(1, 1)}
    outer, inner = rings(around, FLAT, 5)
    assert set(outer) == {(5, 5), (295, 5), (295, 295), (5, 295)}
    assert set(inner) == {(95, 95), (205, 95), (205, 205), (95, 205)}


def test_the_line_of_an_area_goes_up_and_down_with_its_tiles() -> None:
    [ring] = rings(frozenset({(0, 0), (1, 0)}), Relief({(0, 0): 1, (1, 0): 2}, {}), 5)
    assert {y for _, y in ring} == {-5, -15, 85, 75}


@pytest.mark.parametrize("seed", range(8))
def test_a_line_has_right_angles_alone(seed: int) -> None:
    for _, position in random_game(seed, tall=True):
        seen = board_view(position, Marks())
        for mask in position.areas(FIRST) + position.areas(SECOND):
            for ring in rings(seen.layout.area(mask), seen.relief, 5):
                for (x, y), (u, v) in pairwise((*ring, ring[0])):
                    assert (x == u) != (y == v)


def test_squares_that_meet_at_a_corner_are_kept_apart() -> None:
    ring_of_eight = frozenset((c, r) for c in range(3) for r in range(3)) - {(1, 1), (2, 2)}
    [ring] = rings(ring_of_eight, FLAT, 5)
    assert len(ring) == len(set(ring)) == 10


def test_a_disc_goes_where_an_area_is_broadest() -> None:
    assert deepest(frozenset({(0, 0), (1, 0), (2, 0), (2, 1), (3, 0), (3, 1)})) in {(2, 0), (3, 0)}
