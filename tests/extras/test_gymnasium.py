"""Gymnasium's environments, against a level: its own test, and whole games."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tesserae as ts
from tesserae.adapters.encodings import ENCODINGS
from tesserae.adapters.gymnasium import LevelEnv
from tesserae.adapters.observations import Form

GAMES = tuple(ENCODINGS)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", ["planes", "json"])
@pytest.mark.parametrize("side", [0, 1, None])
@pytest.mark.filterwarnings("error", "ignore:.*casting:UserWarning")
def test_it_passes_their_test(game: str, form: Form, side: int | None) -> None:
    settings = {"observation": form, "side": side, "render_mode": "ansi"}
    check_env(gymnasium.make(f"tesserae/{game}-v1", **settings).unwrapped)


def played(env: Any, seed: int) -> tuple[str, float, int]:
    """A game by chance: its moves, the reward, and the agent's side."""
    rng = random.Random(seed)
    seen, info = env.reset(seed=seed)
    over, earned = env.board.is_game_over(), 0.0
    while not over:
        action = rng.choice([*np.flatnonzero(seen["action_mask"])])
        assert env.board.turn == env.side
        seen, earned, over, cut_off, info = env.step(action)
        assert not cut_off
        assert over or earned == 0
    return info["moves"], earned, info["side"]


@pytest.mark.parametrize("game", ["pyrga", "zaic"])
def test_a_game_is_by_the_rules_and_repeats_itself(game: str) -> None:
    env = LevelEnv(game, level=2, side=None)
    games = [played(env, seed) for seed in range(6)]
    assert [played(LevelEnv(game, level=2, side=None), seed) for seed in range(6)] == games
    assert {side for _, _, side in games} == {0, 1}
    for moves, earned, side in games:
        outcome = ts.Board(game, moves=moves).outcome()
        assert outcome is not None
        assert earned == (0 if outcome.winner is None else 1 if outcome.winner == side else -1)
    assert sum(earned for _, earned, _ in games) < 0


def test_an_illegal_action_loses_the_game() -> None:
    env = LevelEnv("pyrga")
    env.reset(seed=1, options={"moves": "Tc2s Tc1n"})
    _, earned, over, _, info = env.step(0)
    assert (earned, over, info["illegal"]) == (-1, True, True)


def test_it_is_rendered(capsys: pytest.CaptureFixture[str]) -> None:
    assert str(LevelEnv("pyrga", render_mode="svg").render()).startswith("<svg")
    assert LevelEnv("pyrga").render() is None
    LevelEnv("pyrga", render_mode="human").reset(seed=1)
    assert "a         b" in capsys.readouterr().out
