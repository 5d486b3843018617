"""A match between the engine in MicroPython, in Node, and that of CPython: is it as strong?

    PYTHONPATH=py python -m tests.lowering.match pyrga --level 1 --games 200

Both play the same level, with seeds of their own; each random opening is played twice, with sides
swapped. Every ply of MicroPython is compared as well: with the same seed CPython plays it, too.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tesserae.core.elo import strength
from tesserae.core.game import FIRST, OPPONENT, Game, Move, Position, Side
from tesserae.games import catalog
from tesserae.search.levels import BOOKLESS, seed_of
from tests.lowering.answering import LoweredApp, bundle_of, program, running, written
from tests.lowering.test_engine import MAIN, chosen
from tests.search.positions import wander
from tools.lowering.sources import APP, ENGINE

OPENING: Final = 2
"""Random plies before a game."""

SETUP: Final = 24
"""The same where both sides set up an army: they have both, and a few plies more."""

HANDLE: Final = "    def handle(self, event):\n"

TIDY_MAIN: Final = MAIN.replace(HANDLE, f"{HANDLE}        import gc\n        gc.collect()\n")
"""The same app. A session has one question here, and garbage is collected within sessions only."""


class Match:
    """The games so far: how many pairs gave 0, 1/2, 1, 3/2 and 2 points; plies that differ."""

    def __init__(self, game: Game[Position], level: int, lowered: LoweredApp) -> None:
        self._game = game
        self._level = level
        self._lowered = lowered
        self.pairs = Counter[float]()
        self.results = Counter[float]()
        self.plies = 0
        self.differing = 0

    def play_pair(self, number: int) -> None:
        """Two games from one opening, with sides swapped."""
        opening = SETUP if self._game.setup is not None else OPENING
        start = wander(self._game, opening, number)
        points = [self._play(start, 2 * number + side, side) for side in (FIRST, OPPONENT[FIRST])]
        self.results.update(points)
        self.pairs[sum(points)] += 1

    def line(self) -> str:
        """The result in words."""
        won, drawn, lost = (self.results[points] for points in (1.0, 0.5, 0.0))
        elo, low, high, _ = strength([self.pairs[n / 2] for n in range(5)])
        return (
            f"{self._game.slug}, level {self._level}: {won + drawn + lost} games, "
            f"{won} won, {drawn} drawn, {lost} lost by MicroPython: "
            f"{elo:+.0f} Elo ({low:+.0f} to {high:+.0f}); "
            f"{self.differing} of its {self.plies} plies differ from CPython's with its seed"
        )

    def _play(self, position: Position, number: int, side: Side) -> float:
        """The points of the engine in MicroPython, which plays a side."""
        ply = 0
        while (outcome := position.outcome()) is None:
            own = position.to_move == side
            seed = seed_of(2 * number + own, ply)
            code = self._game.encode(position)
            question = "\n".join([self._game.slug, str(self._level), str(seed), code])
            answer = chosen(question)
            if own:
                [lowered] = self._lowered.answers([question])
                self.plies += 1
                self.differing += lowered != answer
                answer = lowered
            position = position.apply(Move(int(answer[2].strip("[]").split(",")[0])))
            ply += 1
        if outcome.winner is None:
            return 0.5
        return float(outcome.winner == side)


def main() -> None:
    """Plays, and prints how it stands after every ten pairs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=catalog.NAMES)
    parser.add_argument("--level", type=int, default=1, choices=range(1, BOOKLESS + 1))
    parser.add_argument("--games", type=int, default=200)
    options = parser.parse_args()
    parts = bundle_of(options.game, APP, "en", ENGINE)
    with (
        TemporaryDirectory() as folder,
        running(written([program(TIDY_MAIN)], Path(folder)) + parts) as lowered,
    ):
        match = Match(catalog.by_slug(options.game), options.level, lowered)
        for number in range((options.games + 1) // 2):
            match.play_pair(number)
            if number % 10 == 9:
                print(match.line(), flush=True)
        print(match.line())


if __name__ == "__main__":
    main()
