"""The games under the laws, and positions of each to try them on."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import strategies as st

from tesserae.core.entry import Picked
from tesserae.core.game import Game, Move, Played, Position
from tesserae.core.scene import Marks, Target
from tesserae.games import catalog
from tesserae.games.listing import Listing
from tests.tiers import part
from tests.toy import breakthrough, konane, nim

TESTS: Final = Path(__file__).parents[1] / "games"
"""A folder for each game, with what is special to it and the data of some laws."""


def _coming() -> Iterator[Listing]:
    """The games that have tests but no place in the catalog yet."""
    for slug in sorted(folder.name for folder in TESTS.iterdir()):
        if slug not in catalog.NAMES and find_spec(f"tesserae.games.{slug}"):
            yield import_module(f"tesserae.games.{slug}").LISTING


_WITH_FOLDER: Final[tuple[Listing, ...]] = (*catalog.LISTINGS, *_coming())

LISTINGS: Final[tuple[Listing, ...]] = (
    *_WITH_FOLDER,
    *(it.LISTING for it in (nim, konane, breakthrough) if it.GAME.slug not in catalog.NAMES),
)
"""The games of the catalog, those to come, and the toys, so that no law fits one game only."""

ALL: Final[tuple[Game[Position], ...]] = tuple(listing.game for listing in LISTINGS)

WITH_DATA: Final = tuple(listing.game for listing in _WITH_FOLDER)
"""The games that have data in a folder of theirs: all but the toys."""

WALKS: Final = 12

MOST_POSITIONS: Final = part(300, 10)
MOST_TARGETS: Final = 40
"""Sample sizes for large games: positions, and targets at a time."""

MOST_PLIES: Final = 300
"""Plies of a game that is told or advised."""

Manner = Callable[[Sequence[Move], random.Random], Move]
"""How a random move is chosen."""

every_game = pytest.mark.parametrize("game", ALL, ids=[game.slug for game in ALL])
every_game_with_data = pytest.mark.parametrize(
    "game", WITH_DATA, ids=[game.slug for game in WITH_DATA]
)


def board_css(game: Game[Position]) -> str:
    """What the styles of a game's scenes look like."""
    return next(listing.board_css for listing in LISTINGS if listing.game is game)


def positions(game: Game[Position]) -> tuple[Position, ...]:
    """The positions of some random games, their ends included; of long games some of them."""
    return _positions(ALL.index(game))


@st.composite
def reached(draw: st.DrawFn, game: Game[Position]) -> Position:
    """Any position that moves lead to from the start or the showcase, ends included."""
    position = draw(st.sampled_from([game.initial(), game.showcase()]))
    for _ in range(draw(st.integers(0, 40))):
        moves = position.legal_moves()
        if not moves:
            break
        position = position.apply(moves[draw(st.integers(0, len(moves) - 1))])
    return position


def targets(game: Game[Position]) -> tuple[Target, ...]:
    """All that can ever be clicked, as far as the sample shows it."""
    return _targets(ALL.index(game))


def some_targets(game: Game[Position]) -> Iterator[tuple[Position, Picked, list[Target]]]:
    """Half-entered moves, each with some of all the targets, the same in every run."""
    rng, known = random.Random(1), targets(game)
    for position, picked in half_entered(game):
        yield position, picked, rng.sample(known, min(MOST_TARGETS, len(known)))


@lru_cache
def _positions(number: int) -> tuple[Position, ...]:
    walks = [list(walk(ALL[number], seed)) for seed in range(WALKS)]
    step = -(-sum(map(len, walks)) // MOST_POSITIONS)
    return tuple(position for walk in walks for position in (*walk[:-1:step], walk[-1]))


@lru_cache
def _targets(number: int) -> tuple[Target, ...]:
    game = ALL[number]
    seen = {t for p in positions(game) for entry in game.entries(p) for t in entry.targets}
    for position in positions(game):
        seen |= {spot.target for spot in game.scene(position, Marks()).spots}
        seen |= {stock.target for stock in game.panel(position, position.to_move).stocks}
    return tuple(sorted(seen, key=lambda target: target.name))


def prefixes(game: Game[Position], position: Position) -> Iterator[Picked]:
    """Every half-entered move of a position, nothing entered first; whole moves last."""
    seen = {e.targets[:n] for e in game.entries(position) for n in range(len(e.targets) + 1)}
    yield from sorted(
        seen | {()}, key=lambda picked: (len(picked), [target.name for target in picked])
    )


def half_entered(game: Game[Position]) -> Iterator[tuple[Position, Picked]]:
    """Some pairs of a position and a half-entered move in it, the same in every run."""
    rng = random.Random(0)
    for position in positions(game):
        yield position, ()
        picks = list(prefixes(game, position))
        yield from ((position, picked) for picked in rng.sample(picks, min(3, len(picks))))


def walk(
    game: Game[Position], seed: int, choose: Manner = lambda moves, rng: rng.choice(moves)
) -> Iterator[Position]:
    """Every position of a random game."""
    rng = random.Random(seed)
    position = game.initial()
    yield position
    while moves := position.legal_moves():
        position = position.apply(choose(moves, rng))
        yield position


def playout(
    game: Game[Position], seed: int, start: Position | None = None
) -> list[Played[Position]]:
    """The first plies of a random game."""
    rng, plies, position = random.Random(seed), list[Played[Position]](), start or game.initial()
    while position.outcome() is None and len(plies) < MOST_PLIES:
        move = rng.choice(position.legal_moves())
        plies.append((position, move))
        position = position.apply(move)
    return plies


def truths_of(slug: str, speaker: str) -> Any:
    """A game's own, from `coach_truths.py` and the like in the folder of its tests."""
    return import_module(f"tests.games.{slug}.{speaker}_truths").TRUTHS
