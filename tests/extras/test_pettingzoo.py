"""PettingZoo's environments: its own tests, and what they do not look at."""

from __future__ import annotations

import io
import json
import random
from contextlib import redirect_stdout
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from tesserae.adapters import pettingzoo
from tesserae.adapters.encodings import ENCODINGS
from tesserae.adapters.observations import Form
from tesserae.core.game import Side
from tesserae.library.errors import UnknownGame

GAMES = tuple(ENCODINGS)
FORMS: tuple[Form, ...] = ("planes", "json")

every_game = pytest.mark.parametrize("game", GAMES)
every_form = pytest.mark.parametrize("form", FORMS)


@every_game
@every_form
@pytest.mark.filterwarnings("ignore:Observation")
def test_it_passes_their_tests(game: str, form: Form) -> None:
    api_test(pettingzoo.env(game, form), num_cycles=1_000)
    seed_test(lambda: pettingzoo.env(game, form), num_cycles=300)


@every_game
def test_it_passes_their_test_of_rendering(game: str) -> None:
    printed = io.StringIO()
    with redirect_stdout(printed):
        render_test(
            lambda **settings: pettingzoo.env(game, **settings),
            custom_tests={"svg": lambda drawn: drawn.startswith("<svg")},
        )
    assert printed.getvalue().count("\n") > 20


def play(env: Any, seed: int) -> None:
    """A game by chance; what is seen and rewarded is compared with the rules at every ply."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    board = env.unwrapped.board
    encoding = ENCODINGS[board.game]
    for agent in env.agent_iter():
        seen, earned, over, cut_off, _ = env.last()
        side = Side(pettingzoo.AGENTS.index(agent))
        assert not cut_off
        legal = [*np.flatnonzero(seen["action_mask"])]
        if over:
            winner = board.position.outcome().winner
            assert earned == (0 if winner is None else 1 if winner == side else -1)
            assert legal == []
            env.step(None)
            continue
        assert earned == 0
        assert board.turn == side
        assert legal == [*encoding.legal(board.position)]
        other = env.observe(pettingzoo.AGENTS[1 - side])
        assert not other["action_mask"].any()
        env.step(rng.choice(legal))
    assert board.is_game_over()


@every_game
def test_masks_and_rewards_are_those_of_the_rules(game: str) -> None:
    play(pettingzoo.env(game), seed=1)


@every_game
def test_planes_are_those_of_the_encoding(game: str) -> None:
    env = pettingzoo.env(game)
    env.reset()
    encoding, rng = ENCODINGS[game], random.Random(2)
    for _ in range(15):
        seen = env.observe(env.agent_selection)
        side = Side(pettingzoo.AGENTS.index(env.agent_selection))
        wanted = np.zeros(encoding.shape[:3], np.float32)
        planes = encoding.planes(env.unwrapped.board.position, side)
        for number, (mask, value) in enumerate(planes):
            for rank in range(encoding.shape.ranks):
                for file in range(encoding.shape.files):
                    if mask >> encoding.shape.row * rank + file & 1:
                        wanted[number, rank, file] = value
        assert np.array_equal(seen["observation"], wanted)
        env.step(rng.choice([*np.flatnonzero(seen["action_mask"])]))


@every_game
def test_json_tells_the_position(game: str) -> None:
    env = pettingzoo.env(game, "json")
    env.reset()
    env.step(5 if game != "zaic" else env.observe("player_0")["action_mask"].argmax())
    told = json.loads(bytes(env.observe("player_1")["observation"]).rstrip(b"\0"))
    assert told["position"] == env.unwrapped.board.position_text
    assert (told["game"], told["side"], told["to_move"], told["winner"]) == (game, 1, 1, None)


def test_an_illegal_action_loses_the_game() -> None:
    env = pettingzoo.env("pyrga")
    env.reset(options={"moves": "Tc2s"})
    assert env.agent_selection == "player_1"
    env.step(0)
    assert env.rewards == {"player_0": 0, "player_1": -1}
    assert all(env.terminations.values())
    raw = pettingzoo.GameEnv("pyrga")
    raw.reset(options={"moves": "Tc2s"})
    with pytest.raises(ValueError, match="not a legal action: 0"):
        raw.step(0)


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownGame):
        pettingzoo.env("chess")
    with pytest.raises(ValueError, match="no such form"):
        pettingzoo.env("pyrga", "words")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="render_mode"):
        pettingzoo.env("pyrga", render_mode="film")
