"""Steps a second of the games in PettingZoo, Gymnasium and OpenSpiel, beside games of theirs.

    make adapters; PYTHONPATH=py build/adapters-venv/bin/python -m tools.bench.adapters

A step is an action by chance among the legal ones, with everything that a program that learns asks
for: the observation and the mask, or the legal actions and the observation.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any, Final

import gymnasium
import numpy as np
import pyspiel
from open_spiel.python.games import tic_tac_toe as _registered  # noqa: F401
from open_spiel.python.observation import make_observation
from pettingzoo.classic import connect_four_v3

from tesserae.adapters import gymnasium as _known  # noqa: F401
from tesserae.adapters import openspiel, pettingzoo
from tesserae.adapters.encodings import ENCODINGS

SECONDS: Final = 1.0
"""Seconds that each run takes."""

RUNS: Final = 3

Steps = Callable[[random.Random], int]
"""Plays a game, and returns its steps."""


def per_second(steps: Steps) -> float:
    """The best of some runs, so that a busy machine disturbs little."""
    rates = []
    for seed in range(RUNS):
        rng, done, began = random.Random(seed), 0, time.perf_counter()
        while time.perf_counter() < began + SECONDS:
            done += steps(rng)
        rates.append(done / (time.perf_counter() - began))
    return max(rates)


def aec(env: Any) -> Steps:
    """Games in an environment for agents that take turns."""

    def steps(rng: random.Random) -> int:
        env.reset()
        number = 0
        for _ in env.agent_iter():
            seen, _, over, cut_off, _ = env.last()
            done = over or cut_off
            env.step(None if done else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            number += 1
        return number

    return steps


def single(env: Any) -> Steps:
    """Games of an agent against a level."""

    def steps(rng: random.Random) -> int:
        seen, _ = env.reset(seed=rng.randrange(1_000))
        number, over = 0, False
        while not over:
            action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
            seen, _, over, _, _ = env.step(action)
            number += 1
        return number

    return steps


def spiel(name: str) -> Steps:
    """Games of OpenSpiel."""
    game = pyspiel.load_game(name)
    observation = make_observation(game)

    def steps(rng: random.Random) -> int:
        state, number = game.new_initial_state(), 0
        while not state.is_terminal():
            observation.set_from(state, state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            number += 1
        return number

    return steps


def runs() -> Iterator[tuple[str, Steps]]:
    """The measurements by their names."""
    for slug in ENCODINGS:
        yield f"PettingZoo, {slug}", aec(pettingzoo.env(slug))
    yield "PettingZoo, their Connect Four", aec(connect_four_v3.env())
    for slug in ENCODINGS:
        env = gymnasium.make(f"tesserae/{slug}-v1", level=1, disable_env_checker=True)
        yield f"Gymnasium, {slug} against level 1", single(env)
    for slug in ENCODINGS:
        yield f"OpenSpiel, {slug}", spiel(openspiel.PREFIX + slug)
    yield "OpenSpiel, their tic-tac-toe in Python", spiel("python_tic_tac_toe")
    yield "OpenSpiel, their Connect Four in C++", spiel("connect_four")


def main() -> None:
    """Prints a line for each."""
    warnings.simplefilter("ignore")
    for name, steps in runs():
        print(f"{name}: {per_second(steps):,.0f} steps/s", flush=True)


if __name__ == "__main__":
    main()
