"""Laws of games in which the sides build what they play with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Game, Position, Setup
from tesserae.core.text import Text
from tesserae.search.levels import LEVELS, STRONGEST, Level
from tesserae.search.thinking import think
from tesserae.view.strings import STRINGS
from tesserae.view.words import Words
from tests.conformance.sample import ALL, positions
from tests.sentences import refusal

BUILT = [game for game in ALL if game.setup is not None]

every_game_with_a_setup = pytest.mark.parametrize("game", BUILT, ids=[g.slug for g in BUILT])


def setup_of(game: Game[Position]) -> Setup[Position]:
    """The setup, which the game has."""
    assert game.setup is not None
    return game.setup


def built(game: Game[Position], texts: Sequence[str]) -> Iterator[Position]:
    """Every position on the way to what both sides' texts say, each ply being legal."""
    setup, position = setup_of(game), game.initial()
    yield position
    while setup.in_progress(position):
        move = setup.next_move(position, texts[position.to_move])
        assert move is not None
        assert move in position.legal_moves()
        position = position.apply(move)
        yield position


@every_game_with_a_setup
def test_any_two_good_setups_can_be_built_against_each_other(game: Game[Position]) -> None:
    setup = setup_of(game)
    known = [*setup.recommended, *(ready.text for ready in setup.ready)]
    for texts in product(known, repeat=2):
        *before, last = built(game, texts)
        assert (setup.text_of(last, FIRST), setup.text_of(last, SECOND)) == texts
        assert all(setup.text_of(position, FIRST) == "" for position in before)


@every_game_with_a_setup
def test_once_the_setup_is_over_nothing_goes_on(game: Game[Position]) -> None:
    setup = setup_of(game)
    text = setup.ready[0].text
    for position in positions(game):
        if not setup.in_progress(position):
            assert setup.next_move(position, text) is None


@every_game_with_a_setup
def test_what_was_built_at_random_can_be_built_again(game: Game[Position]) -> None:
    setup = setup_of(game)
    texts = [tuple(setup.text_of(p, side) for side in (FIRST, SECOND)) for p in positions(game)]
    found = [text for text in texts if all(text)]
    for text in found:
        *_, last = built(game, text)
        assert (setup.text_of(last, FIRST), setup.text_of(last, SECOND)) == text


@every_game_with_a_setup
@pytest.mark.parametrize("text", ["", "x", "....", "é" * 5, "9" * 10_000])
def test_what_is_no_setup_is_refused_with_a_sentence(game: Game[Position], text: str) -> None:
    refused = refusal(setup_of(game).next_move, game.initial(), text)
    assert Words("en", (game.strings, STRINGS))(refused)


@every_game_with_a_setup
def test_every_setup_can_be_looked_at_by_either_side(game: Game[Position]) -> None:
    setup = setup_of(game)
    pictures = {setup.picture(text, side) for text in setup.recommended for side in (FIRST, SECOND)}
    assert len(pictures) == 2 * len(setup.recommended)
    assert len({(it.x, it.y, it.width, it.height) for it in pictures}) == 1
    with pytest.raises(BadInput):
        setup.picture("x", FIRST)


@every_game_with_a_setup
def test_all_that_the_page_says_of_it_has_words(game: Game[Position]) -> None:
    texts = [ready.name for ready in setup_of(game).ready]
    texts += [Text(f"{game.slug}.setup.{name}") for name in ("ready", "side.0", "side.1")]
    for language in game.strings:
        say = Words(language, (game.strings, STRINGS))
        assert len({say(text) for text in texts}) == len(texts)


@every_game_with_a_setup
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: str(level.number))
def test_an_engine_builds_one_of_the_good_setups(game: Game[Position], level: Level) -> None:
    setup, position = setup_of(game), game.initial()
    seed = level.number
    while setup.in_progress(position):
        position = position.apply(list(think(game, position, level, seed))[-1].pv[0])
        seed += 1
    assert {setup.text_of(position, side) for side in (FIRST, SECOND)} <= set(setup.recommended)


@every_game_with_a_setup
def test_the_strongest_level_builds_the_best_and_not_always_the_same(game: Game[Position]) -> None:
    setup, built = setup_of(game), set()
    for seed in range(20):
        position = game.initial()
        while setup.in_progress(position):
            position = position.apply(list(think(game, position, STRONGEST, seed))[-1].pv[0])
        built |= {setup.text_of(position, side) for side in (FIRST, SECOND)}
    assert 1 < len(built) <= len(setup.recommended) / 2
    assert built < set(setup.recommended)
    assert setup.recommended[0] in built


@every_game_with_a_setup
def test_an_engine_goes_on_where_nothing_good_fits(game: Game[Position]) -> None:
    setup = setup_of(game)
    for position in positions(game):
        moves = [setup.next_move(position, text) for text in setup.recommended]
        if setup.in_progress(position) and not any(move is not None for move in moves):
            report = list(think(game, position, LEVELS[0], 1))[-1]
            assert report.pv[0] in position.legal_moves()
            return


@every_game_with_a_setup
def test_what_is_begun_can_be_completed_by_legal_plies(game: Game[Position]) -> None:
    setup = setup_of(game)
    for seed, position in enumerate(positions(game)):
        if setup.in_progress(position):
            side = position.to_move
            text = setup.completion(position, side, (), seed)
            assert setup.next_move(position, text) in position.legal_moves()
            some = position.legal_moves()[:1]
            assert setup.next_move(position, setup.completion(position, side, some, seed)) in some
