"""Pyrga's fast form: the same game as the rules play, with the same evaluation."""

from __future__ import annotations

import random

import pytest

from tesserae.core.game import DECISIVE, FIRST, SECOND
from tesserae.games.pyrga import GAME
from tesserae.games.pyrga.engine import fast_position
from tesserae.games.pyrga.engine.fast_position import FastPosition
from tesserae.games.pyrga.engine.search_game import EVALUATE
from tesserae.games.pyrga.rules import START, Position
from tesserae.search.search_game import SearchGame

SEARCHED: SearchGame[Position, FastPosition] = EVALUATE  # for the type checker


@pytest.mark.parametrize("seed", range(60))
def test_a_fast_position_has_the_moves_and_the_value_of_its_position(seed: int) -> None:
    rng = random.Random(seed)
    position, fast = START, fast_position.from_position(START)
    while moves := position.legal_moves():
        assert fast == fast_position.from_position(position)
        assert fast_position.side_to_move(fast) == position.to_move
        assert tuple(fast_position.legal_moves(fast)) == moves
        assert fast_position.static_eval(fast) == GAME.evaluate(position, position.to_move)
        for move in moves:
            child = position.apply(move)
            fast_child = fast_position.apply(fast, move)
            assert tuple(fast_position.legal_moves(fast_child)) == child.legal_moves()
        move = rng.choice(moves)
        position, fast = position.apply(move), fast_position.apply(fast, move)
    outcome = position.outcome()
    assert outcome is not None
    value = {None: 0, FIRST: DECISIVE, SECOND: -DECISIVE}[outcome.winner]
    assert fast_position.static_eval(fast) == (-value if position.to_move else value)


def test_the_random_games_end_in_every_way() -> None:
    ends = set()
    for seed in range(60):
        rng, position = random.Random(seed), START
        while moves := position.legal_moves():
            position = position.apply(rng.choice(moves))
        outcome = position.outcome()
        assert outcome is not None
        ends.add(outcome.reason)
    assert ends >= {"three_towers", "more_towers", "more_pairs"}


def test_search_uses_the_fast_form() -> None:
    assert GAME.evaluate is EVALUATE
