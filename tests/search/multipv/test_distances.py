"""Plies to the end of proven positions, against trying everything."""

from __future__ import annotations

from functools import cache
from itertools import islice

import pytest

from tesserae.core.game import FIRST, OPPONENT, Move
from tesserae.games.pyrga.engine.prover import Prover
from tesserae.games.pyrga.notation.moves import MOVE_TEXTS
from tesserae.games.pyrga.rules import Position
from tesserae.search.multipv.distances import distance, move_distances
from tesserae.search.multipv.proofs import move_values
from tests.games.pyrga import literal
from tests.games.pyrga.engine.solving import random_games
from tests.search.multipv.test_proofs import LATE, Told
from tests.search.positions import PYRGA, wander
from tests.tiers import some

FAR = 1_000


def literal_score(game: tuple[str, ...], seen: dict[object, int]) -> int:
    """FAR - n for a win of the side to move in n plies, n - FAR for a loss, 0 for a draw."""
    situation = (frozenset((move, ply % 2) for ply, move in enumerate(game)), game[-1])
    if situation not in seen:
        over = literal.outcome(game)
        if over is None:
            after = [-literal_score((*game, move), seen) for move in literal.legal(game)]
            best = max(after)
            seen[situation] = best - (best > 0) + (best < 0)
        else:
            seen[situation] = 0 if over[0] is None else FAR if over[0] == len(game) % 2 else -FAR
    return seen[situation]


@cache
def plain_score(position: Position) -> int:
    """The same by the rules of the package."""
    moves = position.legal_moves()
    if moves:
        best = max(-plain_score(position.apply(move)) for move in moves)
        return best - (best > 0) + (best < 0)
    outcome = position.outcome()
    assert outcome is not None
    if outcome.winner is None:
        return 0
    return FAR if outcome.winner == position.to_move else -FAR


def counted(position: Position) -> dict[Move, int]:
    """The distances of all moves, as scores for the side to move."""
    prover = Prover(use_book=False)
    *_, (values, _) = move_values(prover, position)
    known = {move: value for move, value in values.items() if value is not None}
    *_, plies = move_distances(PYRGA, prover, position, known) if any(known.values()) else [{}]
    assert plies.keys() == {move for move, value in known.items() if value}
    scores = {move: FAR - number if number > 0 else -FAR - number for move, number in plies.items()}
    return {move: scores.get(move, 0) for move in known}


@pytest.mark.parametrize(("plies", "games"), some([(26, 20), (24, 20), (25, 20), (23, 4)], quick=2))
def test_distances_are_those_of_the_literal_rules(plies: int, games: int) -> None:
    for texts, position in random_games(plies, games):
        seen: dict[object, int] = {}
        for move, score in counted(position).items():
            after = -literal_score((*texts, MOVE_TEXTS[move]), seen)
            assert score == after - (after > 0) + (after < 0), texts


@pytest.mark.slow
@pytest.mark.parametrize(
    ("plies", "games"), some([(22, 40), (19, 5), (20, 20), (19, 10), (18, 1)], quick=2)
)
def test_distances_are_those_of_trying_everything(plies: int, games: int) -> None:
    for texts, position in random_games(plies, games):
        score, moves = plain_score(position), counted(position)
        assert max(moves.values()) == score, texts
        if score:
            winner = position.to_move if score > 0 else OPPONENT[position.to_move]
            *_, found = distance(PYRGA, Prover(use_book=False), position, winner)
            assert found == FAR - abs(score)
    plain_score.cache_clear()


@pytest.mark.parametrize("position", LATE[2::3] + LATE[7::3])
def test_what_a_prover_does_not_know_changes_no_number(position: Position) -> None:
    *_, proof = Prover().prove(position)
    if proof.value:
        winner = position.to_move if proof.value > 0 else OPPONENT[position.to_move]
        *_, found = distance(PYRGA, Prover(), position, winner)
        *_, alone = distance(PYRGA, Told({}, position, 0), position, winner)
        assert alone == found


@pytest.mark.slow
def test_the_nearest_are_known_first() -> None:
    position = wander(PYRGA, 13, 3)
    prover = Prover()
    *_, (values, _) = move_values(prover, position)
    seen: list[int] = []
    for plies in move_distances(PYRGA, prover, position, {m: v or 0 for m, v in values.items()}):
        seen += [abs(it) for it in list(plies.values())[len(seen) :]]
    assert seen == sorted(seen)
    assert len(set(seen)) > 2


def test_a_game_that_is_over_has_no_plies_left() -> None:
    position = next(p for p in LATE if any(p.apply(m).outcome() for m in p.legal_moves()))
    won = next(p for m in position.legal_moves() if (p := position.apply(m)).outcome())
    assert list(distance(PYRGA, Prover(), won, FIRST)) == [0]
    assert list(move_distances(PYRGA, Prover(), position, {position.legal_moves()[0]: 0})) == []


def test_counting_can_be_dropped_and_never_stops_to_yield() -> None:
    """Even where nobody wins it takes steps, and claims no number."""
    drawn = next(p for p in LATE if list(Prover().prove(p))[-1].value == 0)
    steps = list(islice(distance(PYRGA, Prover(), drawn, FIRST), 3_000))
    assert steps == [None] * 3_000
