"""Links stay short enough to be sent: in a message, in a mail, as a QR code."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import pytest

from tesserae.app.model.table import Table
from tesserae.app.texts import links
from tesserae.app.texts.game_links import game_link, position_link
from tesserae.core.game import Game, Position
from tesserae.core.record import Record, begin, play
from tesserae.games.catalog import GAMES
from tools.generate.playthroughs import folder

FINISHED: Final = 300
"""Characters of a game's fragment, where turns are of one ply."""

LONG: Final = 700
LONG_PLIES: Final = 110
"""Characters for that many plies, where turns are of many plies."""

POSITION: Final = 200

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])


def kept(game: Game[Position]) -> Iterator[Record]:
    """The games that are kept as playthroughs."""
    for path in folder(game).glob("*.txt"):
        record = begin(game.initial())
        for line in path.read_text("utf-8").splitlines():
            if line.startswith("move: "):
                move = game.parse_move(record.position, line.removeprefix("move: "))
                record = play(record, move)
        yield record


def wordy(game: Game[Position], seed: int) -> Record:
    """A random game in which of some legal moves always the one with the longest text is played."""
    rng, record = random.Random(seed), begin(game.initial())
    while len(record.plies) < 2 * LONG_PLIES and (moves := record.position.legal_moves()):
        few = [rng.choice(moves) for _ in range(4)]
        record = play(record, max(few, key=lambda it: len(game.format_move(record.position, it))))
    return record


def games(game: Game[Position]) -> Iterator[Record]:
    yield from kept(game)
    yield from (wordy(game, seed) for seed in range(8))


def at(record: Record, plies: int) -> Record:
    """The game after that many plies."""
    line = record.variation[:plies]
    return record._replace(plies=record.plies[:plies], variation=line, ply=len(line))


@every_game
def test_the_link_to_a_game_is_short(game: Game[Position]) -> None:
    for record in games(game):
        most, plies = (LONG, LONG_PLIES) if game.long_turns else (FINISHED, len(record.plies))
        looked_back = at(record, plies)._replace(ply=1)
        assert len(game_link(Table(game.slug, looked_back))) <= most


@every_game
def test_the_link_to_any_position_is_short(game: Game[Position]) -> None:
    for record in games(game):
        for plies in range(0, len(record.plies) + 1, 5 if game.long_turns else 1):
            table = Table(game.slug, at(record, plies))
            assert len(position_link(table)) <= POSITION


@every_game
def test_a_game_of_many_plies_has_a_link_that_opens(game: Game[Position]) -> None:
    record = wordy(game, 99)
    opened = links.parse(game_link(Table(game.slug, record))).record
    assert opened == record
