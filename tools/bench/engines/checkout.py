"""The strongest level of another checkout, as a player that is timed by its CPU time.

It runs in a process of its own, with this file as its script and the other
checkout's package; the two exchange JSON, a line for each move.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from tesserae.core.game import Game, Move, Position
from tesserae.games.catalog import GAMES
from tesserae.search.levels import STRONGEST

if TYPE_CHECKING:
    from tesserae.library.engines.limits import GoLimits
    from tesserae.library.matches.players import GameHistory, LevelPlayer
else:
    try:
        from tesserae.library.matches.players import GameHistory, LevelPlayer
    except ModuleNotFoundError:  # another checkout, up to version 1.1.0
        from tesserae.cli.players import GameHistory, LevelPlayer


class CheckoutPlayer:
    """Starts the other checkout's process with its first game."""

    def __init__(self, game: Game[Position], checkout: Path) -> None:
        self._game = game
        self._package = checkout.resolve() / "py"
        self._process: subprocess.Popen[str] | None = None
        self._seed = 0
        self._begun = False
        self._seconds = 0.0

    def begin(self, seed: int) -> None:
        """A new game."""
        self._seed, self._begun = seed, False
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, __file__, self._game.slug],
                env={**os.environ, "PYTHONPATH": str(self._package)},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
            )

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:
        """The other checkout's move."""
        if self._process is None or not self._process.stdin or not self._process.stdout:
            raise ValueError("no game has begun")
        question = {
            "game": None if self._begun else self._seed,
            "moves": history.moves,
            "limits": dict(limits),
        }
        self._begun = True
        print(json.dumps(question), file=self._process.stdin, flush=True)
        answer = json.loads(self._process.stdout.readline())
        self._seconds += answer["seconds"]
        return self._game.parse_move(history.position, answer["move"])

    def now(self) -> float:
        """The CPU time in which it has chosen moves so far."""
        return self._seconds

    def close(self) -> None:
        """Ends the process."""
        if self._process is not None:
            self._process.communicate()
            self._process = None


def answers(slug: str, questions: Iterable[str]) -> Iterator[str]:
    """In the other process: a move for every question; the first one of a game has its seed."""
    game = next(game for game in GAMES if game.slug == slug)
    player = LevelPlayer(game, STRONGEST)
    for line in questions:
        question = json.loads(line)
        if question["game"] is not None:
            player.begin(question["game"])
        history = GameHistory(game.initial())
        for written in question["moves"]:
            history = history.play(game, game.parse_move(history.position, written))
        began = time.process_time()
        move = player.choose(history, question["limits"])
        seconds = time.process_time() - began
        yield json.dumps({"move": game.format_move(history.position, move), "seconds": seconds})


if __name__ == "__main__":
    for text in answers(sys.argv[1], sys.stdin):
        print(text, flush=True)
