"""Ready-made armies, and armies as text."""

from __future__ import annotations

from itertools import chain, product

import pytest

from tesserae.core.errors import BadInput
from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.armies import ARMIES, name, read_army, turned_round, write_army
from tesserae.games.tetrad.rules import START, Position
from tests.games.tetrad.playing import play


def set_up(white: str, black: str) -> Position:
    """The position after both sides have placed their armies."""
    position = START
    both = zip(read_army(white, 0), read_army(black, 1), strict=True)
    for move in chain.from_iterable(both):
        assert move in position.legal_moves()
        position = position.apply(move)
    return position


@pytest.mark.parametrize(("white", "black"), list(product(ARMIES, repeat=2)))
def test_any_two_armies_can_be_set_up_against_each_other(white: str, black: str) -> None:
    position = set_up(ARMIES[white], ARMIES[black])
    assert write_army(position, 0) == ARMIES[white]
    assert write_army(position, 1) == ARMIES[black]


@pytest.mark.parametrize("army", ARMIES)
def test_every_army_has_a_name(army: str) -> None:
    assert all(name(army).key in catalog for catalog in GAME.strings.values())


def test_black_sets_an_army_up_turned_by_half() -> None:
    moves = read_army("T0a1.O0d1.O0g1.O0j1.O0m1", 1)
    position = play("I1b1").apply(moves[0])
    assert GAME.encode(position) == "I1b1~T2l13"
    assert [turned_round(turned_round(move)) for move in moves] == list(moves)


def test_the_army_of_a_game_that_has_begun_is_not_written() -> None:
    with pytest.raises(ValueError, match="setup"):
        write_army(play("1a2", GAME.decode(GAME.encode(set_up(*[ARMIES["mixed"]] * 2)))), 0)


@pytest.mark.parametrize(
    ("written", "rule"),
    [
        ("", "bad.army"),
        ("T0a1", "bad.army"),
        ("T0a1.O0d1.O0g1.O0j1.O0m1.", "bad.army"),
        ("T0a1." * 1000, "bad.army"),
        ("T0a1.O0d1.O0g1.O0j1.x", "bad.move"),
        ("T0a1.O0d1.O0g1.O0j1.V0m1", "bad.move"),
        ("T0a1.O0d1.O0g1.O0j1.O1m1", "bad.rotation"),
        ("T0a1.O0d1.O0g1.O0j1.O0m2", "no.home.0"),
        ("T0a1.O0c1.O0g1.O0j1.O0m1", "no.taken"),
        ("T0a1.O0d1.O0g1.O0j1.O0n1", "no.outside"),
        ("I0a1.I0e1.I0i1.O0m1.I1n3", "no.files"),
    ],
)
def test_what_is_no_army_is_refused(written: str, rule: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_army(written, 0)
    assert caught.value.text.key == f"tetrad.{rule}"
