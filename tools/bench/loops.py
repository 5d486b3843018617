"""Plies a second of random games in every interface for programs, beside other libraries.

    make adapters; PYTHONPATH=py build/adapters-venv/bin/python -m tools.bench.loops

All ways take turns in one run, and only the time of the processor counts, so that a busy machine
slows them alike. Each is compared with `Board`, and with python-chess where that is installed:
`build/adapters-venv/bin/pip install chess`. "Nothing" is a game without rules and
observations: what OpenSpiel and PettingZoo themselves take for a ply in Python.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final

import gymnasium
import numpy as np
import pyspiel
from open_spiel.python.games import tic_tac_toe as _registered  # noqa: F401
from open_spiel.python.observation import make_observation
from pettingzoo.classic import connect_four_v3
from pettingzoo.utils import wrappers

from tesserae.adapters import gymnasium as _known  # noqa: F401
from tesserae.adapters import openspiel, pettingzoo
from tesserae.adapters.encodings import ENCODINGS
from tesserae.library.board import Board

ROUNDS: Final = 12
SECONDS: Final = 0.15
"""Seconds for each interface in a round."""

Play = Callable[[random.Random], int]
"""Plays a random game, and returns its plies."""


def with_positions(slug: str) -> Play:
    """Positions, whose moves are numbers."""

    def play(rng: random.Random) -> int:
        position, plies = Board(slug).position, 0
        while moves := position.legal_moves():
            position = position.apply(rng.choice(moves))
            plies += 1
        return plies

    return play


def with_board(slug: str) -> Play:
    """A board, as in the documents."""

    def play(rng: random.Random) -> int:
        board = Board(slug)
        while not board.is_game_over():
            board.push(rng.choice(board.legal_moves))
        return board.ply

    return play


def with_openspiel(game: Any, *, seen: bool = False) -> Play:
    """A game of OpenSpiel. seen: with an observation before each ply."""
    observation = make_observation(game) if seen else None

    def play(rng: random.Random) -> int:
        state, plies = game.new_initial_state(), 0
        while not state.is_terminal():
            if observation is not None:
                observation.set_from(state, state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            plies += 1
        return plies

    return play


def with_pettingzoo(env: Any) -> Play:
    """An environment of PettingZoo; each step makes an observation and a mask, too."""

    def play(rng: random.Random) -> int:
        env.reset()
        plies = 0
        for _ in env.agent_iter():
            seen, _, over, cut_off, _ = env.last()
            done = over or cut_off
            env.step(None if done else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            plies += not done
        return plies

    return play


def with_gymnasium(slug: str) -> Play:
    """An environment of Gymnasium, against the first level; its plies are the agent's."""
    env: Any = gymnasium.make(f"tesserae/{slug}-v1", level=1, disable_env_checker=True)

    def play(rng: random.Random) -> int:
        seen, _ = env.reset(seed=rng.randrange(1_000))
        plies, over = 0, False
        while not over:
            action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
            seen, _, over, _, _ = env.step(action)
            plies += 1
        return plies

    return play


def with_chess(rng: random.Random) -> int:
    """python-chess, as in the documents."""
    import chess  # type: ignore[import-not-found]

    board = chess.Board()
    while not board.is_game_over():
        board.push(rng.choice([*board.legal_moves]))
    return int(board.ply())


class Nothing(openspiel.TesseraeGame):
    """A game of OpenSpiel without rules."""

    encoding = ENCODINGS["pyrga"]

    def new_initial_state(self, state: Any = None) -> Any:
        """One that ends after some plies."""
        del state
        return NothingState(self)


class NothingState(pyspiel.State):
    """Ten moves that do nothing."""

    left = 25

    def current_player(self) -> int:
        """Both in turn."""
        return self.left % 2 if self.left else openspiel.TERMINAL

    def is_terminal(self) -> bool:
        """Whether enough plies were made."""
        return not self.left

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

    def _apply_action(self, action: int) -> None:
        del action
        self.left -= 1


class NothingEnv(pettingzoo.GameEnv):
    """An environment of PettingZoo without rules; all see the same."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """One that ends after some plies."""
        super().reset(seed, options)
        self.left, self.seen = 25, super().observe(self.agent_selection)

    def observe(self, agent: str) -> dict[str, Any]:
        """Nothing new."""
        del agent
        return self.seen

    def step(self, action: int | None) -> None:
        """Passes the turn to the other agent."""
        if not self.left:
            self._was_dead_step(action)
            return
        self.left -= 1
        self.agent_selection = pettingzoo.AGENTS[self.left % 2]
        if not self.left:
            self.terminations = dict.fromkeys(self.agents, True)


def wrap(env: Any) -> Any:
    """An environment in PettingZoo's usual wrappers."""
    inner = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


def ways() -> dict[str, Play]:
    """All ways by their names; those of a game of ours begin with it."""
    plays: dict[str, Play] = {"python-chess": with_chess} if find_spec("chess") else {}
    load = pyspiel.load_game
    for slug in ENCODINGS:
        game = load(openspiel.PREFIX + slug)
        plays |= {
            f"{slug}, Board": with_board(slug),
            f"{slug}, position": with_positions(slug),
            f"{slug}, OpenSpiel": with_openspiel(game),
            f"{slug}, OpenSpiel with observations": with_openspiel(game, seen=True),
            f"{slug}, PettingZoo without wrappers": with_pettingzoo(pettingzoo.GameEnv(slug)),
            f"{slug}, PettingZoo": with_pettingzoo(pettingzoo.env(slug)),
            f"{slug}, Gymnasium against level 1": with_gymnasium(slug),
        }
    return plays | {
        "OpenSpiel, nothing in Python": with_openspiel(Nothing()),
        "OpenSpiel, their tic-tac-toe in Python": with_openspiel(load("python_tic_tac_toe")),
        "OpenSpiel, their Connect Four in C++": with_openspiel(load("connect_four")),
        "PettingZoo, nothing without wrappers": with_pettingzoo(NothingEnv("pyrga")),
        "PettingZoo, nothing": with_pettingzoo(wrap(NothingEnv("pyrga"))),
        "PettingZoo, their Connect Four": with_pettingzoo(connect_four_v3.env()),
    }


def rates(plays: dict[str, Play]) -> dict[str, float]:
    """The plies a second of each way: the median of all rounds."""
    seen: dict[str, list[float]] = {name: [] for name in plays}
    for round_number in range(ROUNDS):
        for name, play in plays.items():
            rng, plies, began = random.Random(round_number), 0, time.process_time()
            while time.process_time() < began + SECONDS:
                plies += play(rng)
            seen[name].append(plies / (time.process_time() - began))
    return {name: sorted(found)[ROUNDS // 2] for name, found in seen.items()}


def main() -> None:
    """Prints a line for each."""
    warnings.simplefilter("ignore")
    found = rates(ways())
    chess = found.get("python-chess")
    for name, rate in found.items():
        told = [f"{name}: {rate:,.0f} plies/s, {1e6 / rate:.1f} µs a ply"]
        if chess:
            told.append(f"{rate / chess:.2f} of python-chess")
        board = found.get(name.partition(", ")[0] + ", Board")
        if board:
            told.append(f"{rate / board:.2f} of Board")
        print("; ".join(told), flush=True)
    if not chess:
        print("python-chess: build/adapters-venv/bin/pip install chess, to compare with it")


if __name__ == "__main__":
    main()
