"""What is under fire, by masks and by lanes."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tesserae.games import tetrad
from tesserae.games.tetrad.rules.board import ALL, DIRECTIONS, cells_of
from tesserae.games.tetrad.rules.fire import fires, lanes, supporters
from tests.tiers import some


def attackers(seed: int) -> Iterator[tuple[int, int]]:
    """The units of a random game, and what supports them."""
    rng, position = random.Random(seed), tetrad.GAME.initial()
    while moves := position.legal_moves():
        for units in (position.units[:5], position.units[5:]):
            yield from ((unit, supporters(unit, units)) for unit in units if unit)
        position = position.apply(rng.choice(moves))


@pytest.mark.parametrize("seed", some(range(20), quick=2))
def test_masks_of_fire_are_those_of_lanes(seed: int) -> None:
    for unit, support in {*attackers(seed)}:
        for support_of in (support, 0, ALL):
            by_lanes = [
                {cell for lane in lanes(unit, support_of, direction) for cell in lane.reached}
                for direction in DIRECTIONS
            ]
            assert [{*cells_of(fire)} for fire in fires(unit, support_of)] == by_lanes
