"""Zaic searched through its fast form: the same game, the same values, exact at the end."""

from __future__ import annotations

import random
from functools import cache
from itertools import islice

import pytest

from tesserae.core.game import DECISIVE, OPPONENT, Move
from tesserae.games.zaic import GAME
from tesserae.games.zaic.engine import fast_position
from tesserae.games.zaic.engine.evaluation import EVALUATE, Evaluation
from tesserae.games.zaic.engine.fast_position import OTHER, FastPosition
from tesserae.games.zaic.engine.weights import KNOTS, SUPPLIES, WEIGHTS
from tesserae.games.zaic.rules import START, Position
from tesserae.search.alphabeta import search
from tesserae.search.report import Limits
from tesserae.search.search_game import SearchGame
from tests.games.zaic.playing import random_game
from tests.search.literal import minimax, worth_of
from tests.tiers import some

SEARCHED: SearchGame[Position, FastPosition] = EVALUATE  # for the type checker

LATE, QUICK = 30, 4
"""Number of late positions that are solved, and of those in a quick run."""

MANY = 20_000


class InFull(Evaluation):
    """Looks at every move as deeply as at the first."""

    lmr_min_depth = 99
    aspiration = 0


IN_FULL = InFull(KNOTS, WEIGHTS, SUPPLIES)


def size(position: Position, most: int) -> int:
    """How many positions can come of one, itself included; `most` if there are more."""
    count = 1
    for move in position.legal_moves():
        if count >= most:
            return most
        count += size(position.apply(move), most - count)
    return min(count, most)


@cache
def late(seed: int) -> tuple[Position, int]:
    """A position of a random game of which fewer than MANY can come, and its value."""
    for _, position in random_game(seed, tall=seed % 2 == 1):
        few = len(position.tiles) > 18 and len(position.legal_moves()) > 1
        if few and size(position, MANY) < MANY:
            return position, minimax(position, GAME.evaluate, 99)
    raise AssertionError("the game ended too early")


def afoot(seed: int) -> Position:
    """An unfinished position from anywhere in a random game."""
    rng = random.Random(seed)
    return rng.choice([position for _, position in random_game(seed) if position.legal_moves()])


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_a_fast_position_has_the_moves_and_the_end_of_its_position(seed: int, tall: bool) -> None:
    fast = fast_position.from_position(START)
    before = START
    for _, position in random_game(seed, tall):
        if position.tiles:
            move = next(m for m in before.legal_moves() if before.apply(m) == position)
            fast = fast_position.apply(fast, move)
            fits = fast_position.fits(fast)
            halves = zip(
                position.fits(position.to_move),
                position.fits(OPPONENT[position.to_move]),
                strict=True,
            )
            assert fits[:4] == tuple(own | other << OTHER for own, other in halves)
        assert fast == fast_position.from_position(position)
        assert fast_position.side_to_move(fast) == position.to_move
        assert tuple(sorted(fast_position.legal_moves(fast))) == position.legal_moves()
        before = position
    outcome = before.outcome()
    assert outcome is not None
    won = 0 if outcome.winner is None else 1 if outcome.winner == before.to_move else -1
    assert EVALUATE.static_eval(fast) == won * DECISIVE


def test_fast_positions_are_evaluated_as_their_positions_are() -> None:
    for _, position in islice(random_game(3), 1, None):
        if position.legal_moves():
            fast = fast_position.from_position(position)
            assert EVALUATE.static_eval(fast) == GAME.evaluate(position, position.to_move)


@pytest.mark.parametrize("seed", range(16))
def test_in_full_the_value_is_that_of_a_literal_minimax(seed: int) -> None:
    position, depth = afoot(seed), 1 + seed % 2
    *_, report = search(position, IN_FULL, Limits(depth), seed)
    assert report.score == minimax(position, IN_FULL, report.depth)
    assert report.score == worth_of(position, report.pv[0], IN_FULL, report.depth)


@pytest.mark.parametrize("seed", some(range(LATE), QUICK))
def test_late_positions_are_solved(seed: int) -> None:
    position, value = late(seed)
    *_, report = search(position, GAME.evaluate, Limits(), seed)
    assert report.score == value
    assert report.score == worth_of(position, report.pv[0], GAME.evaluate, 99)


@pytest.mark.slow
def test_the_late_positions_are_won_lost_and_several_plies_long() -> None:
    values = [late(seed)[1] for seed in range(LATE)]
    assert any(value > 0 for value in values)
    assert any(value < 0 for value in values)
    assert sum(abs(value) <= DECISIVE - 4 for value in values) >= LATE / 4


class Counting(Evaluation):
    """Counts the moves that a search makes."""

    def __init__(self) -> None:
        super().__init__(KNOTS, WEIGHTS, SUPPLIES)
        self.applied = 0

    def apply(self, position: FastPosition, move: Move) -> FastPosition:
        self.applied += 1
        return fast_position.apply(position, move)


def test_a_move_that_is_searched_again_is_not_made_again() -> None:
    """Otherwise a move would be made for every node, and for every ply of a reported line."""
    game = Counting()
    *_, report = search(afoot(1), game, Limits(nodes=12_000))
    assert game.applied < report.nodes
