"""What the evaluation of Zaic prefers, and that a search by it plays well."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from tesserae.core.game import FIRST, Move
from tesserae.games.zaic import GAME
from tesserae.games.zaic.engine import fast_position
from tesserae.games.zaic.engine.evaluation import EVALUATE, NAMES, Evaluation, features
from tesserae.games.zaic.engine.weights import KNOTS, SUPPLIES, WEIGHTS
from tesserae.games.zaic.rules import START, Position, squares_of
from tesserae.search.levels import LEVELS
from tesserae.search.thinking import think
from tests.games.zaic.playing import play, random_game


def value(moves: str) -> int:
    """How good the position is for Light."""
    return GAME.evaluate(play(moves), FIRST)


def advised(position: Position, level: int, seed: int) -> Move:
    """What a level of the engine plays."""
    *_, report = think(GAME, position, LEVELS[level - 1], seed)
    return report.pv[0]


def test_the_empty_table_is_level() -> None:
    assert value("") == 0


def test_a_larger_area_is_better() -> None:
    assert value("Bh8 Sg8") > value("Hh8 Sg8") > value("Sh8 Sg8")


def test_a_covered_square_is_a_loss() -> None:
    assert value("Bh8 Sh8") < value("Bh8 Sg8")


def test_one_area_is_better_than_two_of_as_many_squares() -> None:
    assert value("Bh8 Sg8 Sg7 Sh8") < value("Bh8 Sg8 Sg7 Sh9")


def counts(position: Position) -> tuple[int, ...]:
    """NAMES, counted for the side to move, and then for the other."""
    fast = fast_position.from_position(position)
    own, other = fast[-2:]
    shapes = EVALUATE.shape_of(own), EVALUATE.shape_of(other)
    return features(fast, fast_position.fits(fast), *shapes)


def test_what_is_within_reach_is_what_a_legal_move_can_take() -> None:
    for _, position in list(random_game(1)) + list(random_game(2, tall=True)):
        if position.tiles:
            taken = 0
            for move in position.legal_moves():
                taken |= squares_of(move)
            assert counts(position)[NAMES.index("reach")] == taken.bit_count()


def test_a_score_that_is_remembered_is_the_one_that_was_found() -> None:
    for _, position in islice(random_game(4), 1, None):
        fast = fast_position.from_position(position)
        fresh = Evaluation(KNOTS, WEIGHTS, SUPPLIES).static_eval(fast)
        assert EVALUATE.static_eval(fast) == EVALUATE.static_eval(fast) == fresh


@pytest.mark.parametrize("seed", range(4))
def test_a_level_that_takes_the_best_it_sees_beats_random_play(seed: int) -> None:
    rng = random.Random(seed)
    position, engine = START, seed % 2
    while position.outcome() is None:
        mine = position.to_move == engine
        move = advised(position, 3, seed) if mine else rng.choice(position.legal_moves())
        position = position.apply(move)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winner == engine
