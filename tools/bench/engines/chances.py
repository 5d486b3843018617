"""Checks winning chances: a side should win 60 of 100 positions in which it has 60 %.

The positions are from the beginning of each turn in games of each level against itself; their
chances are from the evaluation, without a search.

    PYTHONPATH=py python -m tools.bench.engines.chances [--game GAME]
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tesserae.core.game import Game, Position
from tesserae.games.catalog import NAMES, by_slug
from tesserae.library.engines.limits import GoLimits
from tesserae.library.matches.openings import opening
from tesserae.library.matches.players import LevelPlayer
from tesserae.search.assessment import expected_score
from tesserae.search.levels import LEVELS, Level
from tools.generate.ladder import MOVETIME

GAMES: Final = 16
"""Games of each level; more of them need hours."""

_TENTHS: Final = 10


class Sample(NamedTuple):
    """A position of a game: its score for the side on turn, and that side's final points."""

    score: int
    points: float


def samples(game: Game[Position], level: Level, limits: GoLimits, seed: int) -> Iterator[Sample]:
    """The samples of one game."""
    players = [LevelPlayer(game, level) for _ in range(2)]
    for side, player in enumerate(players):
        player.begin(2 * seed + side)
    history, starts, turn = opening(game, None, f"chances {seed}"), list[Position](), -1
    while history.position.outcome() is None:
        position = history.position
        in_setup = game.setup is not None and game.setup.in_progress(position)
        if position.turn != turn and not in_setup:
            turn = position.turn
            starts.append(position)
        history = history.play(game, players[position.to_move].choose(history, limits))
    outcome = history.position.outcome()
    winner = outcome and outcome.winner
    for position in starts:
        points = 0.5 if winner is None else float(winner == position.turn)
        yield Sample(game.evaluate(position, position.turn), points)


def fitting_odds(found: Sequence[Sample], unit: int) -> int:
    """The `odds` with which the chances fit the results best."""
    return min(range(unit // 4, 20 * unit, max(1, unit // 12)), key=lambda odds: loss(found, odds))


def loss(found: Sequence[Sample], odds: int) -> float:
    """The error of chances against results: the mean of the negative logarithms."""
    chances = [min(max(expected_score(it.score, odds), 1e-9), 1 - 1e-9) for it in found]
    pairs = zip(chances, (it.points for it in found), strict=True)
    return -sum(p * math.log(c) + (1 - p) * math.log(1 - c) for c, p in pairs) / len(found)


def table(found: Sequence[Sample], odds: int) -> str:
    """The points compared with the chances, in tenths of them."""
    groups = defaultdict[int, list[tuple[float, float]]](list)
    for it in found:
        chance = expected_score(it.score, odds)
        groups[min(_TENTHS - 1, int(_TENTHS * chance))].append((chance, it.points))
    parts = []
    for _, group in sorted(groups.items()):
        chance, points = (100 * sum(its) / len(group) for its in zip(*group, strict=True))
        parts.append(f"{chance:.0f} %: {points:.0f} ({len(group)})")
    return ", ".join(parts)


def lines(game: Game[Position]) -> Iterator[str]:
    """A line for each level but the strongest, which takes longest, and one for all of them."""
    everything = []
    for level in LEVELS[:-1]:
        limits: GoLimits = {"movetime": MOVETIME}
        found = [it for seed in range(GAMES) for it in samples(game, level, limits, seed)]
        everything += found
        yield f"{game.slug}, level {level.number}: {table(found, game.odds)}"
    best = fitting_odds(everything, game.unit)
    yield f"{game.slug}: {table(everything, game.odds)}; odds {game.odds}, {best} would fit best"


def main() -> None:
    """Prints the lines of every game, or of one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=NAMES, action="append")
    for name in parser.parse_args().game or NAMES:
        for line in lines(by_slug(name)):
            print(line, flush=True)


if __name__ == "__main__":
    main()
