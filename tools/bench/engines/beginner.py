"""Measures how often somebody who has just finished the lesson beats the weakest level.

    PYTHONPATH=py python -m tools.bench.engines.beginner [--game GAME] [--games N]

Both sides play each opening, and the seed is fixed: as no level comes to the end of its time, the
same code gives the same score. A game won counts one, a draw a half.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Final

from tesserae.core.game import Game, Position
from tesserae.games.catalog import GAMES
from tesserae.library.matches.beginner import NAME, Beginner
from tesserae.library.matches.pairs import MatchOptions, MatchScore
from tesserae.library.matches.tournament import Entrant, Tournament
from tesserae.search.levels import LEVELS, Level
from tools import executing
from tools.bench.engines.ai import entrant_of, play_match

GAMES_PLAYED: Final = 100
SEED: Final = 15
GOAL: Final = (0.35, 0.5)
"""The least and the greatest share of the points that the beginner should get."""

_MOVETIME: Final = 60_000
"""A limit in milliseconds that no level reaches: it stops at its own."""


def measured(
    game: Game[Position], level: Level, games: int, executor: Executor | None = None
) -> MatchScore:
    """The score of the beginner against a level, after an even number of games."""
    limits = {"movetime": _MOVETIME}
    entrants = Entrant(NAME, Beginner, limits), entrant_of(level, limits)
    tournament = Tournament(game.slug, entrants, (games + 1) // 2, MatchOptions(seed=SEED))
    return play_match(tournament, math.inf, executor)


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[game.slug for game in GAMES])
    parser.add_argument("--games", type=int, default=GAMES_PLAYED, help="of each game")
    executing.add_arguments(parser)
    options = parser.parse_args(arguments)
    least, most = GOAL
    for game in GAMES:
        if options.game in (None, game.slug):
            with executing.chosen(options) as executor:
                score = measured(game, LEVELS[0], options.games, executor)
            print(
                f"{game.slug}: a beginner has {score.points:g} of {score.games} points against"
                f" level 1, {100 * score.points / score.games:.0f} %"
                f" (goal {100 * least:.0f} to {100 * most:.0f} %)",
                flush=True,
            )


if __name__ == "__main__":
    main()
