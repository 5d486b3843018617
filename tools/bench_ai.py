"""How strong the levels are: each against the one below, and the strongest against others.

Paired openings, colours swapped; see `python -m tesserae match`, which plays
longer matches and tests changes. Time is the process's own, so that a busy
machine does not weaken anybody; `--games 200 --seconds 100000` is for the record.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

from tesserae.cli.match import Maker, line
from tesserae.cli.pairs import Seat, Standing, Terms, pairs
from tesserae.cli.players import Asked, LevelPlayer
from tesserae.cli.strings import STRINGS
from tesserae.core.game import Game
from tesserae.games.catalog import GAMES
from tesserae.search.levels import LEVELS, STRONGEST, Level
from tesserae.view.words import Words
from tools import opponents

GAMES_A_LINE: Final = 24
SECONDS: Final = 20.0
"""After so many seconds a match ends with the pair that is being played."""

MOVETIME: Final = 300
"""Milliseconds for a move, or for a turn where turns are long; about a second of a browser's."""


def seat_of(game: Game[Any], level: Level, asked: Asked) -> Seat:
    """A level under its name."""
    return Seat(f"level{level.number}", LevelPlayer(game, level), asked)


def matches(game: Game[Any], asked: Asked, playouts: int | None) -> Iterator[tuple[Seat, Seat]]:
    """Who plays whom, the one that should win first. playouts: for UCT, in place of time."""
    for weaker, stronger in pairwise(LEVELS):
        yield seat_of(game, stronger, asked), seat_of(game, weaker, asked)
    for maker in makers(game):
        limit = {"nodes": playouts} if playouts and maker is opponents.uct else asked
        other = Seat(maker.__name__, maker(game), limit)
        yield seat_of(game, STRONGEST, asked), other


def makers(game: Game[Any]) -> list[Maker]:
    """The opponents that say something about a game: random playouts of long turns do not."""
    others: list[Maker] = [opponents.greedy, opponents.cut]
    if game.slug == "tetrad":
        others.append(opponents.units)
    return others if game.long_turns else [*others, opponents.uct]


def standing(game: Game[Any], seats: tuple[Seat, Seat], games: int, seconds: float) -> Standing:
    """What the games come to that are played in time; two at the least."""
    until, score = time.monotonic() + seconds, Standing()
    for pair in pairs(game, seats, Terms()):
        score = score.after(pair)
        if score.games >= games or time.monotonic() >= until:
            break
    return score


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints a line for every match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[game.slug for game in GAMES])
    parser.add_argument("--games", type=int, default=GAMES_A_LINE, help="of a match, at the most")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for a match")
    parser.add_argument("--movetime", type=int, default=MOVETIME, metavar="MS")
    parser.add_argument("--playouts", type=int, help="of UCT's for a move, in place of a time")
    chosen = parser.parse_args(arguments)
    words, asked = Words("en", [STRINGS]), {"movetime": chosen.movetime}
    for game in GAMES:
        if chosen.game in (None, game.slug):
            for seats in matches(game, asked, chosen.playouts):
                score = standing(game, seats, chosen.games, chosen.seconds)
                said = words(line(score, (seats[0].name, seats[1].name)))
                print(f"{game.slug} at {chosen.movetime} ms: {said}", flush=True)


if __name__ == "__main__":
    main()
