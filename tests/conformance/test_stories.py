"""Laws of stories: there are words for every turn of a game, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tesserae.core.game import Game, Move, Position
from tesserae.core.teaching.story import Telling
from tesserae.games import catalog
from tesserae.view.strings import STRINGS
from tesserae.view.words import Words
from tests.conformance.sample import playout
from tests.tiers import part

GAMES = part(40, 5)
TOLD = [Telling(you, happened) for you in (True, False) for happened in (True, False)]


def turns(game: Game[Position], seed: int) -> Iterator[tuple[Position, tuple[Move, ...]]]:
    """Every turn of a random game: the position before it, its moves and those of the reply."""
    plies = playout(game, seed)
    starts = [n for n in range(len(plies)) if not n or plies[n][0].turn != plies[n - 1][0].turn]
    ends = [*starts[2:], len(plies), len(plies)]
    for start, end in zip(starts, ends, strict=False):
        yield plies[start][0], tuple(move for _, move in plies[start:end])


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize(
    "game", [game for game in catalog.GAMES if game.story is not None], ids=lambda game: game.slug
)
def test_every_turn_can_be_told_in_both_languages(game: Game[Position], seed: int) -> None:
    assert game.story is not None
    story = game.story()
    languages = [
        Words(language, [STRINGS, game.strings, story.strings]) for language in ("en", "fr")
    ]
    told = 0
    for position, line in turns(game, seed):
        if not story.is_readable(position):
            continue
        for telling in TOLD:
            for what in (story.cause, story.gain):
                text = what(position, line, telling)
                if text is None:
                    continue
                told += 1
                for words in languages:
                    assert words(text)[-1] == "."
                    assert "{" not in words(text)
    assert told
