"""The prover for any game, in games that are small enough to be searched by a few plain lines."""

from __future__ import annotations

import random
from functools import cache

import pytest

from tesserae.core.depth_first import DepthFirst
from tesserae.core.exact import Proof
from tesserae.core.position import Position, is_won_by
from tesserae.core.puzzle import NOW, WIN, Problem
from tesserae.core.puzzle.proven_puzzles import ProvenPuzzles
from tests.toy import breakthrough, konane, nim


@cache
def value(position: Position) -> int:
    """The value for the side to move."""
    outcome = position.outcome()
    if outcome is not None:
        return 0 if outcome.winner is None else 1 if outcome.winner == position.to_move else -1
    after = [position.apply(move) for move in position.legal_moves()]
    return max(value(it) if it.to_move == position.to_move else -value(it) for it in after)


def proven(position: Position) -> Proof:
    *_, proof = DepthFirst[Position]().prove(position)
    return proof


def near_the_end(game: Position, plies: int, seed: int) -> Position:
    """The position so many plies before the end of a random game."""
    rng, positions = random.Random(seed), [game]
    while moves := positions[-1].legal_moves():
        positions.append(positions[-1].apply(rng.choice(moves)))
    return positions[max(len(positions) - 1 - plies, 0)]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    ("start", "plies"),
    [(nim.GAME.initial(), 4), (konane.GAME.initial(), 7)],
    ids=["nim", "konane"],
)
def test_it_proves_what_a_plain_search_finds(start: Position, plies: int, seed: int) -> None:
    position = near_the_end(start, plies, seed)
    proof = proven(position)
    assert proof.value == value(position)
    assert proof.move is not None
    after = position.apply(proof.move)
    kept = value(after) if after.to_move == position.to_move else -value(after)
    assert kept == proof.value


def test_it_wins_by_the_shortest_way_and_says_that_a_game_is_over() -> None:
    position = breakthrough.GAME.decode("0.--w---.-b----.------.------.w-----.------")
    move = proven(position).move
    assert move is not None
    assert is_won_by(position.apply(move), position.to_move)
    with pytest.raises(ValueError, match="over"):
        next(DepthFirst[Position]().prove(position.apply(move)))


def test_it_needs_no_more_than_its_table() -> None:
    prover = DepthFirst[Position](entries=20)
    position = near_the_end(konane.GAME.initial(), 6, seed=3)
    *_, proof = prover.prove(position)
    assert proof.value == value(position)


def test_a_game_with_a_prover_has_puzzles_without_code_of_its_own() -> None:
    game = breakthrough.GAME
    start = game.decode("0.--w---.-b----.------.------.w-----.------")
    puzzles = ProvenPuzzles(breakthrough.GAME)
    judge = puzzles.new_judge()
    *_, posed = judge.pose(start, WIN)
    assert posed is not None
    assert posed.proven
    assert posed.refusal is None
    [right, wrong] = (game.parse_move(start, it) for it in ("a5a6", "c1c2"))
    problem = Problem(start, NOW)
    rulings = [[*judge.judge(problem, start, move)][-1] for move in (right, wrong)]
    assert [it and it.right for it in rulings] == [True, False]
    assert puzzles.task(problem).key == "breakthrough.puzzle.now.0"
