"""Turns that are played out at a glance: legal, and nearly what a search would find."""

from __future__ import annotations

import random
from itertools import islice
from statistics import mean

import pytest

from tesserae.core.game import SECOND, Move, Side
from tesserae.core.position import play_all
from tesserae.core.stepping import result_of
from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.engine.planner import turn_openings
from tesserae.games.tetrad.engine.volleys import play_out
from tesserae.games.tetrad.rules.board import union
from tesserae.games.tetrad.rules.position import Position
from tesserae.search.report import Limits
from tesserae.search.turns.beam import TurnBeam, TurnLine
from tests.games.tetrad.playing import damaged, only

MOST_APART = 3_000


def first_openings(position: Position, most: int) -> list[tuple[Move, ...]]:
    """The first openings of a position."""
    found = turn_openings(position, random.Random(0))
    return list(islice((moves for moves in found if moves is not None), most))


def searched(position: Position, moves: tuple[Move, ...]) -> int:
    """The score of a turn that begins with some moves, by a narrow search."""
    start = play_all(position, moves)
    search = TurnBeam(position, GAME.evaluate, Limits(), 0).finish_turn(
        TurnLine(start, moves, 0, forced=True), 1, seen=GAME.follow_ups
    )
    return result_of(search)[0].score


def score(position: Position, side: int) -> int:
    """The evaluation of a position, or the value of its outcome."""
    outcome = position.outcome()
    if outcome is None:
        return GAME.evaluate(position, Side(side))
    return MOST_APART if outcome.winner == side else -MOST_APART


@pytest.mark.parametrize("seed", range(5))
def test_the_moves_of_a_turn_opening_are_made_and_the_other_side_is_on_turn(seed: int) -> None:
    position = damaged(seed)
    for moves in first_openings(position, 5):
        moved = play_all(position, moves)
        after = play_out(position, moves)
        assert after.of(position.turn) == moved.of(position.turn)
        assert (after.turn, after.to_move) == (1 - position.turn, 1 - position.turn)
        assert not after.moved
        assert not after.attacked
        assert not after.pending


@pytest.mark.parametrize("seed", range(5))
def test_moves_from_another_position_are_made_where_they_can_be(seed: int) -> None:
    position, other = damaged(seed), damaged(seed + 1)
    for moves in first_openings(other, 5):
        own = play_out(position, moves).of(position.turn)
        assert (
            sum(map(int.bit_count, own)) == union(own).bit_count() == position.tiles(position.turn)
        )


def test_turns_are_worth_about_what_a_search_finds() -> None:
    apart = []
    for seed in range(10):
        position = damaged(seed)
        for moves in first_openings(position, 4):
            quick = score(play_out(position, moves), position.turn)
            slow = max(-MOST_APART, min(MOST_APART, searched(position, moves)))
            apart.append(quick - slow)
    assert abs(mean(apart)) < 40


def test_two_attacks_kill_what_no_removal_can_save() -> None:
    after = play_out(only("M0f3 M0f6", "D1f4"), ())
    assert union(after.of(SECOND)) == 0


def test_a_tile_is_removed_so_that_later_attacks_miss() -> None:
    after = play_out(only("M0g2 M0i2", "R0g4"), ())
    assert after.tiles(SECOND) >= 1


def test_a_turn_without_attacks_counts_as_quiet() -> None:
    position = only("M0g3", "O0g12")
    assert play_out(position, ()).quiet == position.quiet + 1
