"""Laws of coaches: they have words for every position, and warn only of what need not be lost."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

import pytest

from tesserae.core.blunders import loses_at_once
from tesserae.core.game import Game, Played, Position
from tesserae.core.teaching.coach import Coach
from tesserae.core.text import Text
from tesserae.games import catalog
from tesserae.view.strings import STRINGS
from tesserae.view.words import Words
from tests.conformance.sample import playout
from tests.sentences import either
from tests.tiers import part
from tests.toy import nim

GAMES = part(40, 10)
WORDS = 25
"""The words of an advice, at most."""

LINES, WIDTH = 4, 36
"""The lines that it fills at 320 px, at most, and the letters in a line."""

COACHED = [game for game in catalog.GAMES if game.coach is not None]
every_coach = pytest.mark.parametrize("game", COACHED, ids=lambda game: game.slug)


def coach(game: Game[Position]) -> Coach[Position]:
    assert game.coach is not None
    return game.coach()


def coached_game(game: Game[Position], seed: int) -> list[Played[Position]]:
    """A random game, from the lesson's first game on if there is a lesson."""
    first = game.lesson().first_game if game.lesson is not None else ""
    return playout(game, seed, game.decode(first) if first else None)


def coach_texts(game: Game[Position], seed: int) -> Iterator[Text]:
    """The texts of the coach for both sides of a random game."""
    plies = coached_game(game, seed)
    for number, (position, move) in enumerate(plies):
        last = [ply for ply in plies[max(0, number - 12) : number] if ply[0].turn != position.turn]
        for text in (coach(game).advice(position, last), coach(game).risk(position, move)):
            if text is not None:
                yield text


@every_coach
def test_what_is_said_is_short_in_every_language(game: Game[Position]) -> None:
    strings = coach(game).strings
    words = [Words(language, [STRINGS, game.strings, strings]) for language in strings]
    for seed in range(GAMES):
        for text in coach_texts(game, seed):
            for say in words:
                assert len(say(text).split()) <= WORDS, say(text)
                assert len(wrap(say(text), WIDTH)) <= LINES, say(text)


@pytest.mark.slow
@every_coach
def test_every_sentence_is_said_by_somebody(game: Game[Position]) -> None:
    """Of one side or the other; fire and risks are rare in random games."""
    strings = coach(game).strings
    assert all(it.keys() == strings["en"].keys() for it in strings.values())
    keys = {either(key.removesuffix(".one").removesuffix(".other")) for key in strings["en"]}
    rare = {it for it in keys if "risk" in it or "fire" in it}
    used = set[str]()
    for seed in range(4 * GAMES):
        used |= {either(key) for text in coach_texts(game, seed) for key in parts(text)}
        if used | rare >= keys:
            break
    assert used <= keys
    assert keys - used <= rare


def parts(text: Text) -> Iterator[str]:
    """The keys of the coach in a text."""
    if ".coach" in text.key:
        yield text.key
    for _, argument in text.args:
        if isinstance(argument, Text):
            yield from parts(argument)


@pytest.mark.parametrize("slug", ["pyrga", "zaic"])
def test_it_warns_of_every_move_that_loses_at_once_where_another_does_not(slug: str) -> None:
    game, warned = catalog.by_slug(slug), 0
    for seed in range(2 * GAMES):
        for position, move in coached_game(game, seed)[-6:]:
            for tried in (move, *position.legal_moves()[:3]):
                risky = coach(game).risk(position, tried) is not None
                assert risky <= loses_at_once(position, tried)
                warned += risky
                if not risky and loses_at_once(position, tried):
                    others = position.legal_moves()
                    safe = sum(not loses_at_once(position, other) for other in others)
                    assert safe <= len(others) / 10
    assert warned


def test_a_game_without_a_coach_goes_without() -> None:
    assert nim.LISTING.game.coach is None
