"""Laws of what is written by strangers: a text is refused, or is the one text of what it says."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Position
from tests.conformance.sample import ALL, every_game, positions, reached
from tests.sentences import refusal

NASTY = ["", " ", "\n", "\x00", "~", "(", "<b>", "%00", "../..", "0" * 100_000, "start\n", "é", "٣"]
NASTY += ["Start", "start ", ".", "<svg onload=alert(1)>", "&x=1"]


def some_texts(game: Game[Position], longest: int) -> st.SearchStrategy[str]:
    """Texts of the letters that a game uses, in either case, and of any letters."""
    return st.text(_letters(game.slug), max_size=longest) | st.text(max_size=longest)


@lru_cache
def _letters(slug: str) -> str:
    game = next(game for game in ALL if game.slug == slug)
    written = "".join(map(game.encode, positions(game)))
    for position in positions(game)[:40]:
        written += "".join(game.format_move(position, move) for move in position.legal_moves())
    return "".join(sorted({*written, *written.swapcase()}))


def changed(data: st.DataObject, written: str, puts: st.SearchStrategy[str]) -> str:
    """A text with up to three letters of it replaced."""
    start = data.draw(st.integers(0, len(written)))
    end = data.draw(st.integers(start, min(len(written), start + 3)))
    return written[:start] + data.draw(puts) + written[end:]


@every_game
@pytest.mark.parametrize("written", NASTY)
def test_nasty_texts_are_refused(game: Game[Position], written: str) -> None:
    assert refusal(game.decode, written).key == f"{game.slug}.bad.position"
    assert refusal(game.parse_move, game.initial(), written).key == f"{game.slug}.bad.move"


@every_game
@pytest.mark.parametrize("tail", [" ", ".", "0", "~"])
def test_texts_are_refused_by_their_length(game: Game[Position], tail: str) -> None:
    for position in positions(game)[:20]:
        long = game.encode(position) + tail * 500
        assert refusal(game.decode, long).key == f"{game.slug}.bad.position"
        for move in position.legal_moves()[:20]:
            long = game.format_move(position, move) + tail * 500
            assert refusal(game.parse_move, position, long).key == f"{game.slug}.bad.move"


@every_game
@given(data=st.data())
def test_the_text_of_any_position_reads_back(game: Game[Position], data: st.DataObject) -> None:
    position = data.draw(reached(game))
    assert game.decode(game.encode(position)) == position


@every_game
@given(data=st.data())
def test_a_changed_text_of_a_position_is_refused_or_canonical(
    game: Game[Position], data: st.DataObject
) -> None:
    written = game.encode(data.draw(reached(game)))
    assert_refused_or_canonical(game, changed(data, written, some_texts(game, 3)))


@every_game
@given(data=st.data())
def test_any_text_of_a_position_is_refused_or_canonical(
    game: Game[Position], data: st.DataObject
) -> None:
    assert_refused_or_canonical(game, data.draw(some_texts(game, 60)))


def assert_refused_or_canonical(game: Game[Position], written: str) -> None:
    try:
        position = game.decode(written)
    except BadInput:
        return
    assert game.encode(position) == written


@every_game
@given(data=st.data())
def test_a_changed_text_of_a_move_is_refused_or_the_text_of_another(
    game: Game[Position], data: st.DataObject
) -> None:
    position = data.draw(reached(game))
    if moves := position.legal_moves():
        written = game.format_move(position, data.draw(st.sampled_from(moves)))
        assert_refused_or_its_own(game, position, changed(data, written, some_texts(game, 3)))


@every_game
@given(data=st.data())
def test_any_text_of_a_move_is_refused_or_its_own(
    game: Game[Position], data: st.DataObject
) -> None:
    position = data.draw(reached(game))
    assert_refused_or_its_own(game, position, data.draw(some_texts(game, 20)))


def assert_refused_or_its_own(game: Game[Position], position: Position, written: str) -> None:
    """Its own but for case and the spaces around it."""
    try:
        move = game.parse_move(position, written)
    except BadInput:
        return
    assert game.format_move(position, move).lower() == written.strip(" ").lower()


@every_game
def test_exactly_the_legal_moves_are_read(game: Game[Position]) -> None:
    """Reasons explain the same legality that the rules list: nothing else is taken or refused."""
    rng, sample = random.Random(2), positions(game)[::5]
    moves = {game.format_move(p, move) for p in sample for move in p.legal_moves()}
    some = sorted(moves)
    for position in sample:
        legal = {game.format_move(position, move): move for move in position.legal_moves()}
        for written in {*rng.sample(some, min(60, len(some))), *list(legal)[:20]}:
            assert read(game, position, written) == legal.get(written), written


def read(game: Game[Position], position: Position, written: str) -> int | None:
    try:
        return game.parse_move(position, written)
    except BadInput:
        return None
