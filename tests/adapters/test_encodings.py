"""The numbers of actions and the planes, by which programs learn: they must never change."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator

import pytest

from tesserae.adapters.encodings import ENCODINGS, Encoding, encoding_for
from tesserae.core.game import FIRST, SECOND, Move, Position, Side
from tesserae.core.planes import values
from tesserae.games import catalog
from tests.tiers import some
from tests.toy import breakthrough, konane, nim

TOYS = {it.game.slug: encoding_for(it.game) for it in (breakthrough.LISTING, konane.LISTING)}
BY_NAME = ENCODINGS | {slug: it for slug, it in TOYS.items() if it is not None}
GAMES = tuple(BY_NAME)

CHANCE = 0.15
"""How often a turn of Tetrad is ended, so that games get to attacks and removals."""


def random_game(encoding: Encoding, seed: int) -> Iterator[tuple[Position, Move | None]]:
    """The positions of a game by chance with the moves made there; the last one has none."""
    rng, position = random.Random(seed), encoding.game.initial()
    while moves := position.legal_moves():
        attacks = moves[-21:] if len(moves) > 21 and rng.random() < CHANCE else moves
        move = rng.choice(attacks)
        yield position, move
        position = position.apply(move)
    yield position, None


def test_encodings_are_of_the_rules_that_are_played() -> None:
    assert {*ENCODINGS} <= {*catalog.NAMES}
    assert encoding_for(nim.LISTING.game) is None
    for slug, encoding in ENCODINGS.items():
        assert encoding.game.slug == slug
        assert encoding.rules_version == encoding.game.rules_version


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("seed", some(range(20), quick=2))
def test_legal_moves_and_numbers_are_paired_one_to_one(slug: str, seed: int) -> None:
    encoding = BY_NAME[slug]
    plies = 0
    for position, _ in random_game(encoding, seed):
        legal, moves = encoding.legal(position), position.legal_moves()
        assert sorted(legal.values()) == sorted(moves)
        assert [*legal] == sorted(legal)
        assert all(0 <= action < encoding.actions for action in legal)
        for action, move in random.Random(seed).sample([*legal.items()], min(len(legal), 40)):
            text = encoding.game.format_move(position, move)
            assert encoding.action_text(action, position.to_move) == text
            assert encoding.action(position, text) == action
        plies += 1
    assert plies <= encoding.longest + 1


@pytest.mark.parametrize("slug", GAMES)
def test_every_number_has_a_text_of_its_own(slug: str) -> None:
    encoding = BY_NAME[slug]
    for side in (FIRST, SECOND):
        texts = [encoding.action_text(action, side) for action in range(encoding.actions)]
        assert len({*texts}) == encoding.actions
    for action in (encoding.actions, encoding.actions + 1):
        with pytest.raises(IndexError):
            encoding.action_text(action, FIRST)


TEXTS = {"pyrga": "7b5619ecd19a3cd6", "zaic": "edbee262aadf8243", "tetrad": "33a3d8368d9b63d7"}
PLANES = {"pyrga": "47c16a1d3d79aab5", "zaic": "146e1709f7a31f5c", "tetrad": "9d435e24b38d66b9"}
"""Beginnings of hashes. Change one only with the version of the rules: programs rely on them."""


@pytest.mark.parametrize("slug", TEXTS)
def test_the_numbers_are_those_that_they_have_always_been(slug: str) -> None:
    encoding = BY_NAME[slug]
    texts = [
        encoding.action_text(action, Side(side))
        for side in (FIRST, SECOND)
        for action in range(encoding.actions)
    ]
    assert hashlib.sha256(" ".join(texts).encode()).hexdigest().startswith(TEXTS[slug])
    told = hashlib.sha256()
    for position, _ in random_game(encoding, 1):
        for side in (FIRST, SECOND):
            told.update(repr([*encoding.planes(position, side)]).encode())
    assert told.hexdigest().startswith(PLANES[slug])


@pytest.mark.parametrize("slug", GAMES)
def test_planes_tell_positions_and_sides_apart(slug: str) -> None:
    encoding, seen = BY_NAME[slug], dict[tuple[float, ...], object]()
    size = encoding.shape.planes * encoding.shape.ranks * encoding.shape.files
    for position, _ in [*random_game(encoding, 3)][:60]:
        for side in (FIRST, SECOND):
            told = tuple(values(encoding.planes(position, side), encoding.shape))
            assert len(told) == size
            assert 0 <= min(told) <= max(told) <= 1
            assert told not in seen
            seen[told] = (position, side)


def test_a_plane_is_read_by_rank_from_below_then_file() -> None:
    encoding = ENCODINGS["pyrga"]
    position = encoding.game.initial()
    position = position.apply(encoding.game.parse_move(position, "Tb3e"))
    told = [*values(encoding.planes(position, SECOND), encoding.shape)]
    planes = {name: told[16 * n : 16 * n + 16] for n, name in enumerate(encoding.names)}
    b3, c3, d3 = 9, 10, 11
    assert [n for n, value in enumerate(planes["other T"]) if value] == [b3]
    assert planes["other T"] == planes["arrow e"] == planes["last piece"]
    assert [n for n, value in enumerate(planes["ordered"]) if value] == [c3, d3]
    assert planes["own turn"] == [1.0] * 16
    assert planes["own side begins"] == [0.0] * 16
