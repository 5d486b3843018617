"""Somebody who has just finished the lesson, as a player."""

from __future__ import annotations

import pytest

from tesserae.core.blunders import loses_at_once
from tesserae.core.game import Move
from tesserae.games.catalog import by_slug
from tesserae.games.tetrad.engine.beginner_moves import distance
from tesserae.games.tetrad.rules.position import ATTACK, FINISH, MOVE, Position, read
from tesserae.library.matches.beginner import Beginner
from tesserae.library.matches.players import GameHistory

PYRGA, TETRAD = by_slug("pyrga"), by_slug("tetrad")

BLACK_NEEDS_ONE = "Sb2 Tb3s Tb2w Ta2s Ta1n Ca2 Sa2 Cb2 Tb4w Ta4e Sc4 Sb4 Sb3 Cb4 Cd4 Sd4"
WINS_WITH_ONE = "Tb1n Cb2 Sb2 Ca2 Ta2e Tb2w Sa2 Ta1e Sb1 Sa1 Cb1 Cb4 Tb4s Tb3e Cc3 Tc3w Sb3 Sc3"
SET_UP = "L1b1.I1e1.T1g1.S1i1.J3l1~L3l12.I1j11.T3g12.S1e12.J1b12~w"


def after(moves: str) -> GameHistory:
    history = GameHistory(PYRGA.initial())
    for text in moves.split():
        history = history.play(PYRGA, PYRGA.parse_move(history.position, text))
    return history


def choice(history: GameHistory, seed: int) -> Move:
    player = Beginner(PYRGA)
    player.begin(seed)
    return player.choose(history, {})


@pytest.mark.parametrize("seed", range(5))
def test_a_win_in_one_is_taken(seed: int) -> None:
    won = after(WINS_WITH_ONE)
    outcome = won.position.apply(choice(won, seed)).outcome()
    assert outcome is not None
    assert outcome.winner == 0


@pytest.mark.parametrize("seed", range(5))
def test_a_loss_in_one_is_avoided(seed: int) -> None:
    history = after(BLACK_NEEDS_ONE)
    losing = [
        move for move in history.position.legal_moves() if loses_at_once(history.position, move)
    ]
    assert losing
    assert choice(history, seed) not in losing


def test_units_go_to_the_enemy_and_fire_as_soon_as_they_can() -> None:
    player = Beginner(TETRAD)
    player.begin(1)
    history, fired = GameHistory(TETRAD.decode(SET_UP)), 0
    for _ in range(60):
        position = history.position
        if position.outcome() is not None:
            break
        assert isinstance(position, Position)
        action = read(player.choose(history, {}))
        kinds = {read(move).kind for move in position.legal_moves()}
        assert action.kind == ATTACK or ATTACK not in kinds
        assert action.kind != FINISH or kinds == {FINISH}
        fired += action.kind == ATTACK
        if action.kind == MOVE:
            moved = position.apply(action.move)
            assert distance(moved, action.unit) <= distance(position, action.unit)
        history = history.play(TETRAD, action.move)
    assert fired
