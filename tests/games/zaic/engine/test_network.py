"""The network of Zaic's strongest level adds up what its weights say, and is what that plays by."""

from __future__ import annotations

import pytest

from tesserae.core.game import FIRST, SECOND
from tesserae.games.zaic import GAME
from tesserae.games.zaic.engine import fast_position
from tesserae.games.zaic.engine.evaluation import EVALUATE, features, knot_before
from tesserae.games.zaic.engine.network import NETWORK, Network
from tesserae.games.zaic.engine.network_weights import KNOTS, LAYERS
from tesserae.games.zaic.rules import BLOCK, LYING, SINGLE, Position
from tesserae.search.alphabeta import search
from tesserae.search.levels import LEVELS, STRONGEST
from tesserae.search.report import Limits
from tesserae.search.thinking import think
from tests.games.zaic.playing import random_game


def literal_score(position: Position) -> int:
    """What the network says, a unit at a time."""
    fast = fast_position.from_position(position)
    shapes = [EVALUATE.shape_of(areas) for areas in fast[-2:]]
    own = position.to_move
    tiles = [
        position.tiles_left(side, kind)
        for side in (own, SECOND if own == FIRST else FIRST)
        for kind in (SINGLE, LYING, BLOCK)
    ]
    inputs = [*features(fast, fast_position.fits(fast), *shapes), *tiles, 1]
    index, share = knot_before(KNOTS, len(position.tiles))
    sums: list[int] = []
    for one, other in zip(*LAYERS[index : index + 2], strict=True):
        weights = [round(a * (1 - share) + b * share) for a, b in zip(one, other, strict=True)]
        sums.append(sum(a * b for a, b in zip(inputs, weights, strict=True)))
    linear, *units = sums
    half = len(units) // 2
    return linear + sum(max(0, it) for it in units[:half]) - sum(max(0, it) for it in units[half:])


def test_its_score_is_what_its_units_add_and_take_away() -> None:
    fresh = Network(KNOTS, LAYERS)
    for seed in range(4):
        for _, position in random_game(seed, tall=seed % 2 == 1):
            if position.tiles and position.legal_moves():
                fast = fast_position.from_position(position)
                assert fresh.static_eval(fast) == fresh.static_eval(fast) == literal_score(position)


def test_the_strongest_level_plays_by_it() -> None:
    *_, (_, position) = list(random_game(3))[:12]
    limits = Limits(depth=3)
    *_, found = think(GAME, position, STRONGEST._replace(limits=limits), 1)
    *_, expected = search(position, NETWORK, limits, 1)
    *_, other = search(position, EVALUATE, limits, 1)
    assert found == expected
    assert found != other


@pytest.mark.parametrize(("number", "by_network"), [(3, False), (4, True)])
def test_level_4_plays_by_it_too(
    number: int, by_network: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    *_, (_, position) = list(random_game(3))[:12]
    level = LEVELS[number - 1]
    few = level._replace(limits=level.limits._replace(nodes=300), foresight=0)
    *_, found = think(GAME, position, few, 1)
    monkeypatch.setattr(type(GAME), "strongest_evaluate", EVALUATE)
    *_, other = think(GAME, position, few, 1)
    assert (found != other) is by_network
