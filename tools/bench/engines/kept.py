"""Checks that the strongest level never gives away a proven value, in games that can be solved.

    PYTHONPATH=py python -m tools.bench.engines.kept [--game GAME] [--games N] [--movetime MS]
                                                    [--seed N]

It plays either side, half of the games against random moves and half against the
level below it. One game in five begins at the start position, the others with two
to five random plies. Every move it makes is checked by a prover of its own: the
value before must be the value after. Where it is not, a new prover checks whether
the value could have been proven in the time for the move.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from functools import lru_cache, partial
from itertools import product
from typing import Any, Final, NamedTuple

from tesserae.core.exact import Prover, Solvable
from tesserae.core.game import FIRST, Game, Move, Position
from tesserae.games.catalog import GAMES, by_slug
from tesserae.library.engines.limits import GoLimits
from tesserae.library.executors import results_as_completed
from tesserae.library.matches.pairs import Contestant, MatchOptions, play_game
from tesserae.library.matches.players import GameHistory, LevelPlayer, Player
from tesserae.search.levels import LEVELS, STRONGEST
from tools import executing, opponents
from tools.bench.engines.ai import MOVETIME

NUMBER: Final = 200
BEGINNINGS: Final = (0, 2, 3, 4, 5)
"""Random plies before a game; as many games with each."""

PATIENCE: Final = 500_000
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

    checked: how many moves kept the value, gave it away (if it could be proven in the time
    for the move, or not), or could not be decided. mistakes: the games up to a move that
    gave away what could be proven in time.
    """

    def __init__(
        self,
        player: Player,
        new_prover: Callable[[], Prover[Any]],
        prover: Prover[Any] | None = None,
    ) -> None:
        self._player = player
        self._new_prover = new_prover
        self._prover = prover or new_prover()
        self._busy = 0.0
        self.checked: Counter[str] = Counter()
        self.mistakes: list[GameHistory] = []

    def begin(self, seed: int) -> None:
        """A new game begins."""
        self._player.begin(seed)

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:
        """The player's move, checked; the check takes none of its time."""
        move = self._player.choose(history, limits)
        started = self._player.now()
        self._check(history, move, limits)
        self._busy += self._player.now() - started
        return move

    def now(self) -> float:
        """The player's own seconds."""
        return self._player.now() - self._busy

    def close(self) -> None:
        """The games are over."""
        self._player.close()

    def _check(self, history: GameHistory, move: Move, limits: GoLimits) -> None:
        position, after = history.position, history.position.apply(move)
        had, left = value_of(self._prover, position), value_of(self._prover, after)
        if had is None or left is None:
            self.checked["undecided"] += 1
            return
        kept = left if after.to_move == position.to_move else -left
        if kept >= had:
            self.checked["kept"] += 1
        elif self._proven_within(position, limits.get("movetime", 0) / 1000):
            self.checked["given away"] += 1
            self.mistakes.append(history)
        else:
            self.checked["given away, too hard to prove in time"] += 1

    def _proven_within(self, position: Position, seconds: float) -> bool:
        """Whether a prover that knows nothing yet finds a move that keeps the value in time."""
        started = time.process_time()
        for proof in self._new_prover().prove(position):
            if proof.move is not None:
                return True
            if time.process_time() - started > seconds:
                break
        return False


def beginning(game: Game[Position], plies: int, seed: int) -> GameHistory:
    """An unfinished game of that many random plies."""
    rng = random.Random(seed)
    while True:
        history = GameHistory(game.initial())
        for _ in range(plies):
            if moves := history.position.legal_moves():
                history = history.play(game, rng.choice(moves))
        if history.position.legal_moves():
            return history


class Checked(NamedTuple):
    """The result of checking a game: the moves by their values, the mistakes, and the end."""

    moves: Counter[str]
    mistakes: list[GameHistory]
    end: str


def check_game(slug: str, plies: int, limits: GoLimits, seed: int, number: int) -> Checked:
    """Plays the n-th game after so many random plies, and checks every move."""
    game = by_slug(slug)
    player = CheckedPlayer(LevelPlayer(game, STRONGEST), _solvable(slug).prover, _prover(slug))
    side, against_level = number % 2, number % 4 > 1
    other = LevelPlayer(game, LEVELS[-2]) if against_level else opponents.random(game)
    contestants = [Contestant("strongest", player, limits), Contestant("other", other, limits)]
    first, second = contestants[::-1] if side else contestants
    start = beginning(game, plies, seed + number // 4)
    points = play_game(game, start, (first, second), MatchOptions(), seed + number).points
    end = ("lost", "drawn", "won")[points if side == FIRST else 2 - points]
    return Checked(player.checked, player.mistakes, end)


def check(
    slug: str, plies: int, games: int, limits: GoLimits, seed: int, executor: Executor | None
) -> list[Checked]:
    """Plays so many games."""
    work = partial(check_game, slug, plies, limits, seed)
    return [checked for _, checked in sorted(results_as_completed(work, range(games), executor))]


def _solvable(slug: str) -> Solvable[Any]:
    game = by_slug(slug)
    assert isinstance(game, Solvable)
    return game


@lru_cache
def _prover(slug: str) -> Prover[Any]:
    """The prover that checks: one in each process, as it remembers."""
    return _solvable(slug).prover()


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints a line for every game that can be solved and every number of random plies.

    Exits with 1 if a value was given away that could be proven in time.
    """
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[game.slug for game in GAMES])
    parser.add_argument("--games", type=int, default=NUMBER)
    parser.add_argument("--plies", type=int, nargs="*", default=BEGINNINGS, metavar="N")
    parser.add_argument("--movetime", type=int, default=MOVETIME, metavar="MS")
    parser.add_argument("--seed", type=int, default=1)
    executing.add_arguments(parser)
    options = parser.parse_args(arguments)
    failed = False
    asked = [game for game in GAMES if options.game in (None, game.slug)]
    solvable = [game for game in asked if isinstance(game, Solvable)]
    for game, plies in product(solvable, options.plies):
        started = time.perf_counter()
        limits = {"movetime": options.movetime}
        games = -(-options.games // len(options.plies))
        with executing.chosen(options) as executor:
            checked = check(game.slug, plies, games, limits, options.seed, executor)
        moves = sum((its.moves for its in checked), Counter[str]())
        given_away = sum(n for outcome, n in moves.items() if outcome.startswith("given"))
        tally = [*Counter(its.end for its in checked).items(), *moves.items()]
        counts = ", ".join(f"{count:,} {outcome}" for outcome, count in tally)
        spent = time.perf_counter() - started
        line = f"{counts}; {given_away} values given away in {spent:.0f} s"
        print(f"{game.slug} after {plies} random plies: {line}", flush=True)
        for history in [history for its in checked for history in its.mistakes]:
            print(f"  given away after {' '.join(history.moves)}")
            failed = True
    sys.exit(failed)


if __name__ == "__main__":
    main()
