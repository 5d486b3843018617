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
from concurrent.futures import Executor
from contextlib import closing
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Final

from tesserae.core.game import Game, Position
from tesserae.games.catalog import GAMES
from tesserae.library.engines.limits import GoLimits
from tesserae.library.matches.pairs import MatchOptions, MatchScore
from tesserae.library.matches.players import LevelPlayer, PlayerFactory
from tesserae.library.matches.reports import score_line
from tesserae.library.matches.tournament import Entrant, Results, Tournament
from tesserae.library.strings import STRINGS
from tesserae.search.levels import LEVELS, STRONGEST, Level
from tesserae.view.words import Words
from tools import executing, opponents
from tools.bench.engines.checkout import CheckoutPlayer

GAMES_A_LINE: Final = 24
SECONDS: Final = 20.0
"""Seconds after which a match ends, once the current pair is played."""

MOVETIME: Final = 300
"""Milliseconds for a move, or for a turn where turns are long; about a second of a browser's."""


def entrant_of(level: Level, limits: GoLimits) -> Entrant:
    """A level that takes part in a match."""
    return Entrant(f"level{level.number}", partial(LevelPlayer, level=level), limits)


def matches(
    game: Game[Position], limits: GoLimits, playouts: int | None
) -> Iterator[tuple[Entrant, Entrant]]:
    """The pairs of players, the expected winner first. playouts: for UCT, instead of time."""
    for weaker, stronger in pairwise(LEVELS):
        yield entrant_of(stronger, limits), entrant_of(weaker, limits)
    for factory in factories(game):
        limit = {"nodes": playouts} if playouts and factory is opponents.uct else limits
        yield entrant_of(STRONGEST, limits), Entrant(factory.__name__, factory, limit)


def against(limits: GoLimits, checkout: Path) -> tuple[Entrant, Entrant]:
    """The strongest level, and that of another checkout."""
    other = Entrant(checkout.name, partial(CheckoutPlayer, checkout=checkout), limits)
    return entrant_of(STRONGEST, limits), other


def factories(game: Game[Position]) -> list[PlayerFactory]:
    """The opponents that suit a game: not random playouts where turns are long."""
    others: list[PlayerFactory] = [opponents.greedy, opponents.cut]
    if game.slug == "tetrad":
        others.append(opponents.units)
    return others if game.long_turns else [*others, opponents.uct]


def play_match(tournament: Tournament, seconds: float, executor: Executor | None) -> MatchScore:
    """The score of the pairs that are played in time, at least one."""
    until, results = time.monotonic() + seconds, Results()
    with closing(tournament.play(executor)) as played:
        for fixture, result in played:
            whole = results.add(fixture, result.points)
            if whole and time.monotonic() >= until:
                break
    return results.score(0, 1)


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
    executing.add_arguments(parser)
    options = parser.parse_args(arguments)
    words, limits = Words("en", [STRINGS]), {"movetime": options.movetime}
    rounds, settings = (options.games + 1) // 2, MatchOptions(options.seed)
    for game in GAMES:
        if options.game in (None, game.slug):
            if options.against:
                pairings = iter([against(limits, options.against)])
            else:
                pairings = matches(game, limits, options.playouts)
            for pairing in pairings:
                with executing.chosen(options) as executor:
                    tournament = Tournament(game.slug, pairing, rounds, settings)
                    score = play_match(tournament, options.seconds, executor)
                result = words(score_line(score, [entrant.name for entrant in pairing]))
                print(f"{game.slug} at {options.movetime} ms: {result}", flush=True)


if __name__ == "__main__":
    main()
