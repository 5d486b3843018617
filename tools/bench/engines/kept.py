"""Checks that the strongest level never gives away a proven value, in games that can be solved.

    PYTHONPATH=py python -m tools.bench.engines.kept [--games N] [--movetime MS] [--seed N]

It plays from the start position, either side, half of the games against random
moves and half against the level below it. Every move it makes is checked by a
prover of its own: the value before must be the value after.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import cycle
from typing import Any, Final

from tesserae.cli.matches.pairs import Contestant, MatchOptions, play_game
from tesserae.cli.players import GameHistory, GoLimits, LevelPlayer, Player
from tesserae.core.exact import Prover, Solvable
from tesserae.core.game import FIRST, Game, Move, Position
from tesserae.games.catalog import GAMES
from tesserae.search.levels import LEVELS, STRONGEST
from tools import opponents
from tools.bench.engines.ai import MOVETIME

NUMBER: Final = 200

PATIENCE: Final = 2_000_000
"""Maximum number of positions to check a move; if exceeded, it counts as undecided."""


def value_of(prover: Prover[Any], position: Any, patience: int = PATIENCE) -> int | None:
    """The proven value of a position for the side to move; None if not proven in time."""
    outcome = position.outcome()
    if outcome is not None:
        winner = outcome.winner
        return 0 if winner is None else 1 if winner == position.to_move else -1
    for proof in prover.prove(position):
        if proof.value is not None or proof.nodes > patience:
            return proof.value
    return None


class CheckedPlayer:
    """A player whose moves are all checked.

    checked: how many moves kept the value, gave it away, or could not be decided.
    """

    def __init__(self, player: Player, prover: Prover[Any]) -> None:
        self._player = player
        self._prover = prover
        self._busy = 0.0
        self.checked: Counter[str] = Counter()
        self.mistakes: list[GameHistory] = []

    def begin(self, seed: int) -> None:
        """A new game begins."""
        self._player.begin(seed)

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:
        """The player's move, checked; the check takes none of its time."""
        move = self._player.choose(history, limits)
        begun = self._player.now()
        self._check(history, move)
        self._busy += self._player.now() - begun
        return move

    def now(self) -> float:
        """The player's own seconds."""
        return self._player.now() - self._busy

    def close(self) -> None:
        """The games are over."""
        self._player.close()

    def _check(self, history: GameHistory, move: Move) -> None:
        position, after = history.position, history.position.apply(move)
        had, left = value_of(self._prover, position), value_of(self._prover, after)
        if had is None or left is None:
            self.checked["not told"] += 1
            return
        kept = left if after.to_move == position.to_move else -left
        if kept >= had:
            self.checked["kept"] += 1
        else:
            self.checked["given away"] += 1
            self.mistakes.append(history)


def check(
    game: Game[Position], solvable: Solvable[Any], games: int, limits: GoLimits, seed: int
) -> tuple[CheckedPlayer, Counter[str]]:
    """Plays; returns the counts of checked moves, and the results of the strongest level."""
    player = CheckedPlayer(LevelPlayer(game, STRONGEST), solvable.prover())
    others = [opponents.random(game), LevelPlayer(game, LEVELS[-2])]
    ends: Counter[str] = Counter()
    ways = cycle([(other, side) for other in others for side in (0, 1)])
    for number, (other, side) in zip(range(games), ways, strict=False):
        contestants = [Contestant("strongest", player, limits), Contestant("other", other, limits)]
        first, second = contestants[::-1] if side else contestants
        start = GameHistory(game.initial())
        points = play_game(game, start, (first, second), MatchOptions(), seed + number).points
        ends[("lost", "drawn", "won")[points if side == FIRST else 2 - points]] += 1
    return player, ends


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints a line for every game that can be solved; exit 1 if a value was given away."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=NUMBER)
    parser.add_argument("--movetime", type=int, default=MOVETIME, metavar="MS")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    failed = False
    for game in GAMES:
        if isinstance(game, Solvable):
            begun = time.perf_counter()
            limits = {"movetime": chosen.movetime}
            player, ends = check(game, game, chosen.games, limits, chosen.seed)
            told = ", ".join(
                f"{n:,} {what}" for what, n in [*ends.items(), *player.checked.items()]
            )
            print(f"{game.slug}: {told} in {time.perf_counter() - begun:.0f} s")
            for history in player.mistakes:
                print(f"  given away after {' '.join(history.moves)}")
            failed |= bool(player.mistakes)
    sys.exit(failed)


if __name__ == "__main__":
    main()
