"""Looks for good armies in Tetrad: many play each other, and the better half stays.

    PYTHONPATH=py python -m tools.generate.search_armies [--armies N] [--keep N] [--pairs N]
                                                         [--seed N]

The ready-made armies play along with random ones. In every round each army meets
others at random, both ways round, the engine playing for both sides; then the
worse half is dropped, until --keep are left. Those that are left get points
against each of the others, printed best first. The ready-made armies of
py/tesserae/games/tetrad/armies.py were picked from such tables by hand, for
variety as well. The same arguments give the same table.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, TypeAlias, cast

from tesserae.core.game import Position, Setup
from tesserae.games.tetrad import LISTING
from tesserae.games.tetrad.armies import ARMIES, Armies, mirror_army
from tesserae.library.matches.pairs import Contestant, MatchOptions, play_game
from tesserae.library.matches.players import GameHistory, LevelPlayer
from tesserae.search.levels import STRONGEST
from tesserae.search.report import Limits

Points: TypeAlias = dict[str, list[float]]
"""For every army its points, game by game, from 0 to 1."""

GAME: Final = LISTING.game

SETUP: Final = cast("Setup[Position]", Armies())

PLAYER: Final = STRONGEST._replace(limits=Limits(nodes=400), seconds=60.0)
"""The player of both sides: the strongest level with few nodes, without a clock."""


def random_army(rng: random.Random) -> str:
    """An army of random placements, as White makes them."""
    history = GameHistory(GAME.initial())
    while SETUP.in_progress(history.position):
        history = history.play(GAME, rng.choice(history.position.legal_moves()))
    return ".".join(history.moves[::2])


def candidates(count: int, rng: random.Random) -> list[str]:
    """The ready-made armies, and random ones; none twice, nor its mirror image."""
    armies = list(ARMIES.values())
    while len(armies) < count:
        army = random_army(rng)
        if army not in armies and mirror_army(army) not in armies:
            armies.append(army)
    return armies


def set_up(white: str, black: str) -> GameHistory:
    """A game that begins with these armies."""
    history = GameHistory(GAME.initial())
    while SETUP.in_progress(history.position):
        army = black if history.position.to_move else white
        move = SETUP.next_move(history.position, army)
        assert move is not None
        history = history.play(GAME, move)
    return history


def play_pair(one: str, other: str, seed: int) -> float:
    """The share of the points that one army gets against another, both ways round."""
    contestant = Contestant("engine", LevelPlayer(GAME, PLAYER), {})
    results = [
        play_game(GAME, set_up(*armies), (contestant, contestant), MatchOptions(), seed).points
        for armies in ((one, other), (other, one))
    ]
    return (results[0] + 2 - results[1]) / 4


def better_half(armies: Sequence[str], pairs: int, rng: random.Random) -> list[str]:
    """The better half of the armies, after each has met `pairs` others or more."""
    points: Points = {army: [] for army in armies}
    for _ in range(pairs):
        shuffled = rng.sample(armies, len(armies))
        _play(zip(shuffled, shuffled[1:] + shuffled[:1], strict=True), points, rng)
    return best_first(points)[: (len(armies) + 1) // 2]


def _play(meetings: Iterable[tuple[str, str]], points: Points, rng: random.Random) -> None:
    for one, other in meetings:
        share = play_pair(one, other, rng.randrange(10**9))
        points[one].append(share)
        points[other].append(1 - share)


def best_first(points: Points) -> list[str]:
    """The armies by what they got on the average."""
    return sorted(points, key=lambda army: -mean(points[army]))


def mean(shares: Sequence[float]) -> float:
    """The average; one half where nothing was played."""
    return sum(shares) / len(shares) if shares else 0.5


def table(armies: Sequence[str], pairs: int, rng: random.Random) -> Iterator[tuple[str, float]]:
    """The armies with their share of the points when each has met each so often, best first."""
    points: Points = {army: [] for army in armies}
    for _ in range(pairs):
        _play(combinations(armies, 2), points, rng)
    for army in best_first(points):
        yield army, mean(points[army])


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints how many are left after every round, and the table of those at the end."""
    parser = argparse.ArgumentParser(description="Look for good armies in Tetrad.")
    for name, usual in (("armies", 96), ("keep", 12), ("pairs", 6), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    options = parser.parse_args(arguments)
    rng = random.Random(options.seed)
    armies = candidates(options.armies, rng)
    while len(armies) > options.keep:
        armies = better_half(armies, options.pairs, rng)
        print(f"{len(armies)} are left", flush=True)
    names = {army: name for name, army in ARMIES.items()}
    for army, share in table(armies, options.pairs, rng):
        print(f"{100 * share:5.1f} %  {army:<26} {names.get(army, '')}".rstrip(), flush=True)


if __name__ == "__main__":
    main()
