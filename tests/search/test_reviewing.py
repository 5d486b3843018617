"""The search behind a review: the same every time, and fair to both lines."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from tesserae.core.exact import Solvable
from tesserae.core.game import DECISIVE, Game, Move, Position
from tesserae.core.position import is_won_by, play_all
from tesserae.core.puzzle import DRAW
from tesserae.games import catalog
from tesserae.games.pools import pool_of
from tesserae.search import reviewing
from tesserae.search.assessment import Assessment, PlayedTurn
from tesserae.search.report import WON

PYRGA = catalog.by_slug("pyrga")
PYRGA_MOVES = "Tb1e.Td1w.Ca1.Sa1.Sb1.Cb2.Sb2"

GAMES = [
    ("pyrga", PYRGA_MOVES, 2),
    ("zaic", "Hh8.Si8.Hj8.Sh9.Vi6.Vh6", 0),
]
"""A game, the moves of one, and the ply from which it is assessed."""


def turns_of(
    game: Game[Position], moves: str, start_ply: int, start: Position | None = None
) -> list[PlayedTurn]:
    """The plies of a game as turns."""
    position, turns = start or game.initial(), []
    for text in moves.split("."):
        move = game.parse_move(position, text)
        turns.append(PlayedTurn(position, (move,), position.apply(move)))
        position = turns[-1].after
    return turns[start_ply:]


def assessed(game: Game[Position], turns: list[PlayedTurn]) -> dict[int, Assessment]:
    """All assessments."""
    return dict(filter(None, reviewing.assess(game, turns)))


@pytest.mark.parametrize(("slug", "moves", "start_ply"), GAMES)
def test_every_turn_gets_the_same_assessment_in_every_run(
    slug: str, moves: str, start_ply: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "SHORT_TURNS", reviewing.Budget(6_000, 1_000, 1_000))
    game = catalog.by_slug(slug)
    turns = turns_of(game, moves, start_ply)
    first = assessed(game, turns)
    random.seed(random.random())
    assert sorted(first) == list(range(len(turns)))
    assert assessed(game, turns) == first


def test_what_is_proven_is_what_a_prover_proves() -> None:
    assert isinstance(PYRGA, Solvable)
    turns = turns_of(PYRGA, PYRGA_MOVES, 4)
    for n, (best, played) in assessed(PYRGA, turns).items():
        *_, proof = PYRGA.prover().prove(turns[n].position)
        assert proof.value is not None
        assert best.proven
        assert best.score == WON * proof.value
        assert played.score <= best.score or played.score == DECISIVE


def test_a_turn_that_keeps_the_value_costs_nothing() -> None:
    turns = turns_of(PYRGA, PYRGA_MOVES, 4)
    found = assessed(PYRGA, turns)
    for n, after in pairwise(range(len(turns))):
        assert found[n].played.score == -found[after].best.score


def test_a_better_line_is_played_out_by_proven_moves_and_to_the_win_if_that_is_near() -> None:
    game = catalog.by_slug("pyrga")
    assert isinstance(game, Solvable)
    near = next(it for it in pool_of("pyrga") if 4 <= len(it.line + it.ending) <= 7)
    far = next(it for it in pool_of("pyrga") if it.theme == DRAW)
    for puzzle in (near, far):
        start = play_all(game.initial(), game.parse_moves(game.initial(), puzzle.moves))
        side, value = start.to_move, int(puzzle is near)
        texts = (game.format_move(start, move) for move in start.legal_moves())
        wrong = next(it for it in texts if it != puzzle.line[0])
        [(best, played)] = assessed(game, turns_of(game, wrong, 0, start)).values()
        assert (best.score > 0) - (best.score < 0) == value > played.score
        position = start
        for move in best.moves:
            *_, proof = game.prover().prove(position)
            assert proof.value == (value if position.to_move == side else -value)
            position = position.apply(move)
        assert len(best.moves) >= 4
        assert is_won_by(position, side) or puzzle is far


def test_what_costs_nothing_is_not_played_out() -> None:
    for best, played in assessed(PYRGA, turns_of(PYRGA, PYRGA_MOVES, 4)).values():
        costs = best.chance(PYRGA.odds) > played.chance(PYRGA.odds)
        assert costs == (len(best.moves) > 1)


def test_once_the_steps_are_spent_better_lines_are_their_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reviewing, "LINE_STEPS", -1)
    found = assessed(PYRGA, turns_of(PYRGA, PYRGA_MOVES, 4)).values()
    assert {len(best.moves) for best, _ in found} == {1}


def test_what_takes_too_long_to_prove_is_left_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "PROOFS", reviewing.Budget(1, 1, 1))
    game = catalog.by_slug("pyrga")
    turns = turns_of(game, "Tb2w.Ta2s.Ta1e.Cb1.Tb1e.Td1w.Ca1.Sa1.Sb1", 4)
    found = assessed(game, turns)
    assert any(best.depth == 0 and not best.proven for best, _ in found.values())


def test_moves_are_seen_equally_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "SHORT_TURNS", reviewing.Budget(1, 3_000, 3_000))
    game = catalog.by_slug("zaic")
    found = assessed(game, turns_of(game, *GAMES[1][1:]))
    compared = [it for it in found.values() if it.best != it.played and not it.played.proven]
    assert compared
    assert all(best.depth == played.depth for best, played in compared)
    assert all(len(played.moves) > 1 for _, played in compared)


def test_a_turn_that_ends_the_game_is_worth_its_outcome() -> None:
    game = catalog.by_slug("pyrga")
    start = game.decode("a1Te.b1c.a2ts.b2Tw~Cb1")
    turns = turns_of(game, PYRGA_MOVES, 6, start)
    [(best, played)] = assessed(game, turns).values()
    assert (played.score, played.proven) == (DECISIVE, True)
    assert best.score == WON


def test_long_turns_have_to_withstand_the_same_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "LONG_TURNS", reviewing.Budget(1, 300, 300))
    game = catalog.by_slug("tetrad")
    start = game.showcase()
    moves: list[Move] = []
    after = start
    while after.turn == start.turn:
        moves.append(after.legal_moves()[-1])
        after = after.apply(moves[-1])
    turns = [PlayedTurn(start, tuple(moves), after)]
    [(best, played)] = assessed(game, turns).values()
    assert best.score >= played.score
    assert played.moves[: len(moves)] == tuple(moves)
    assert len(played.moves) > len(moves)
    assert assessed(game, turns)[0] == (best, played)
