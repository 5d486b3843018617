"""Plies a second of random games in every way that programs play them, beside python-chess.

    make adapters; PYTHONPATH=py build/adapters-venv/bin/python -m tools.bench.loops

All ways take turns in one run, so that a busy machine slows them alike; what is told beside the
plies is how they compare: with python-chess, if that is installed, and with `Board`.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final

import numpy as np
import pyspiel

from tesserae.adapters import openspiel, pettingzoo
from tesserae.adapters.encodings import ENCODINGS
from tesserae.library.board import Board

ROUNDS: Final = 20
SECONDS: Final = 0.15
"""How long each way is played in a round."""

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


def with_openspiel(slug: str) -> Play:
    """A game of OpenSpiel, without observations."""
    game = pyspiel.load_game(openspiel.PREFIX + slug)

    def play(rng: random.Random) -> int:
        state, plies = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            plies += 1
        return plies

    return play


def with_pettingzoo(slug: str) -> Play:
    """An environment of PettingZoo; each step makes an observation and a mask, too."""
    env: Any = pettingzoo.env(slug)

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


def with_chess(rng: random.Random) -> int:
    """python-chess, as in the documents."""
    import chess  # type: ignore[import-not-found]

    board = chess.Board()
    while not board.is_game_over():
        board.push(rng.choice([*board.legal_moves]))
    return int(board.ply())


WAYS: Final = {
    "Board": with_board,
    "position": with_positions,
    "OpenSpiel": with_openspiel,
    "PettingZoo": with_pettingzoo,
}


def rates(plays: dict[str, Play]) -> dict[str, float]:
    """The plies a second of each way: the median of all rounds."""
    seen: dict[str, list[float]] = {name: [] for name in plays}
    for round_number in range(ROUNDS):
        for name, play in plays.items():
            rng, plies, began = random.Random(round_number), 0, time.perf_counter()
            while time.perf_counter() < began + SECONDS:
                plies += play(rng)
            seen[name].append(plies / (time.perf_counter() - began))
    return {name: sorted(found)[ROUNDS // 2] for name, found in seen.items()}


def main() -> None:
    """Prints a line for each."""
    plays: dict[str, Play] = {"python-chess": with_chess} if find_spec("chess") else {}
    for slug in ENCODINGS:
        plays |= {f"{slug}, {way}": make(slug) for way, make in WAYS.items()}
    found = rates(plays)
    chess = found.get("python-chess")
    for name, rate in found.items():
        told = [f"{name}: {rate:,.0f} plies/s"]
        if chess:
            told.append(f"{rate / chess:.2f} of python-chess")
        if ", " in name:
            told.append(f"{rate / found[name.partition(', ')[0] + ', Board']:.2f} of Board")
        print("; ".join(told), flush=True)


if __name__ == "__main__":
    main()
