"""Armies that a player has begun, completed."""

from __future__ import annotations

import pytest

from tesserae.core.game import FIRST, SECOND
from tesserae.games.tetrad.armies import Armies, read_army, rotated_half
from tesserae.games.tetrad.notation.moves import placement_text
from tesserae.games.tetrad.rules.position import START
from tests.games.tetrad.playing import play, random_game

SETUP = Armies()


@pytest.mark.parametrize("seed", range(20))
def test_an_army_from_nothing_has_four_shapes_and_its_units_stand_apart(seed: int) -> None:
    army = SETUP.completion(START, FIRST, (), seed)
    assert len({unit[0] for unit in army.split(".")}) >= 4
    files = sorted(unit[2] for unit in army.split("."))
    assert len(set(files)) == 5


def test_seeds_lead_to_different_armies_and_one_seed_to_one() -> None:
    armies = [SETUP.completion(START, FIRST, (), seed) for seed in (*range(5), *range(5))]
    assert armies[:5] == armies[5:]
    assert len(set(armies)) >= 4


@pytest.mark.parametrize("seed", range(9))
def test_what_is_placed_is_kept_on_either_side(seed: int) -> None:
    position = list(random_game(seed, most=8))[seed]
    for side in (FIRST, SECOND):
        army = SETUP.completion(position, side, (), seed)
        placed = [it for it in position.of(side) if it]
        assert SETUP.next_move(position._replace(to_move=side, placed=2 * len(placed)), army)
        assert len(read_army(army, side)) == 5


def test_the_next_unit_is_chosen_from_what_was_begun() -> None:
    position = play("O0a1 O0a13 T0d1")
    moves = [move for move in position.legal_moves() if placement_text(move).startswith("Z")]
    army = SETUP.completion(position, SECOND, moves, 1)
    assert rotated_half(read_army(army, FIRST)[1]) in moves
