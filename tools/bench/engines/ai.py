"""Measures the levels: each against the one below, the strongest against other players.

Paired openings, colours swapped; see `python -m tesserae match`, which plays
longer matches and tests changes. Time is CPU time, so that a
busy machine weakens nobody; `--games 200 --seconds 100000` is for the record.

With `--against CHECKOUT` only today's strongest level plays, against that of
another checkout (`git worktree add CHECKOUT COMMIT`).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

from tesserae.core.game import Game, Position
from tesserae.games.catalog import GAMES
from tesserae.library.engines.limits import GoLimits
from tesserae.library.matches.pairs import Contestant, MatchOptions, MatchScore, Pairing, pairs
from tesserae.library.matches.players import LevelPlayer, PlayerFactory
from tesserae.library.matches.reports import score_line
from tesserae.library.strings import STRINGS
from tesserae.search.levels import LEVELS, STRONGEST, Level
from tesserae.view.words import Words
from tools import opponents
from tools.bench.engines.checkout import CheckoutPlayer

GAMES_A_LINE: Final = 24
SECONDS: Final = 20.0
"""Seconds after which a match ends, once the current pair is played."""

MOVETIME: Final = 300
"""Milliseconds for a move, or for a turn where turns are long; about a second of a browser's."""


def contestant_of(game: Game[Position], level: Level, limits: GoLimits) -> Contestant:
    """A level as a contestant."""
    return Contestant(f"level{level.number}", LevelPlayer(game, level), limits)


def matches(game: Game[Position], limits: GoLimits, playouts: int | None) -> Iterator[Pairing]:
    """Who plays whom, the one that should win first. playouts: for UCT, instead of time."""
    for weaker, stronger in pairwise(LEVELS):
        yield contestant_of(game, stronger, limits), contestant_of(game, weaker, limits)
    for factory in factories(game):
        limit = {"nodes": playouts} if playouts and factory is opponents.uct else limits
        other = Contestant(factory.__name__, factory(game), limit)
        yield contestant_of(game, STRONGEST, limits), other


def against(game: Game[Position], limits: GoLimits, checkout: Path) -> Pairing:
    """The strongest level, and that of another checkout."""
    other = Contestant(checkout.name, CheckoutPlayer(game, checkout), limits)
    return contestant_of(game, STRONGEST, limits), other


def factories(game: Game[Position]) -> list[PlayerFactory]:
    """The opponents that say something about a game: random playouts of long turns do not."""
    others: list[PlayerFactory] = [opponents.greedy, opponents.cut]
    if game.slug == "tetrad":
        others.append(opponents.units)
    return others if game.long_turns else [*others, opponents.uct]


def play_match(
    game: Game[Position], pairing: Pairing, games: int, seconds: float, seed: int = 0
) -> MatchScore:
    """The score of the games that are played in time, at least two."""
    until, score = time.monotonic() + seconds, MatchScore()
    for pair in pairs(game, pairing, MatchOptions(seed)):
        score = score.after(pair)
        if score.games >= games or time.monotonic() >= until:
            break
    for contestant in pairing:
        contestant.player.close()
    return score


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints a line for every match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[game.slug for game in GAMES])
    parser.add_argument("--games", type=int, default=GAMES_A_LINE, help="of a match, at the most")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for a match")
    parser.add_argument("--movetime", type=int, default=MOVETIME, metavar="MS")
    parser.add_argument("--playouts", type=int, help="of UCT's for a move, in place of a time")
    parser.add_argument("--seed", type=int, default=0, help="of the openings")
    parser.add_argument(
        "--against", type=Path, metavar="CHECKOUT", help="another state of the code"
    )
    options = parser.parse_args(arguments)
    words, limits = Words("en", [STRINGS]), {"movetime": options.movetime}
    for game in GAMES:
        if options.game in (None, game.slug):
            if options.against:
                pairings = iter([against(game, limits, options.against)])
            else:
                pairings = matches(game, limits, options.playouts)
            for pairing in pairings:
                score = play_match(game, pairing, options.games, options.seconds, options.seed)
                result = words(score_line(score, (pairing[0].name, pairing[1].name)))
                print(f"{game.slug} at {options.movetime} ms: {result}", flush=True)


if __name__ == "__main__":
    main()
