"""Ready-made armies, and armies as text."""

from __future__ import annotations

from itertools import chain, product

import pytest

from tesserae.core.position import FIRST, SECOND
from tesserae.core.text import Text, text
from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.armies import ARMIES, Armies, mirror_army, read_army, rotated_half
from tesserae.games.tetrad.rules.position import START, Position
from tests.games.tetrad.playing import at, play
from tests.sentences import refusal

SETUP = Armies()


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
    assert SETUP.text_of(position, FIRST) == ARMIES[white]
    assert SETUP.text_of(position, SECOND) == ARMIES[black]


def test_black_sets_an_army_up_turned_by_half() -> None:
    moves = read_army("T0a1.O0d1.O0g1.O0j1.O0m1", 1)
    position = play("I1b1").apply(moves[0])
    assert GAME.encode(position) == "I1b1~T2l13"
    assert [rotated_half(rotated_half(move)) for move in moves] == list(moves)


@pytest.mark.parametrize("moves", ["1a2", "end end"])
def test_once_play_has_begun_no_army_is_written(moves: str) -> None:
    position = play(moves, set_up(ARMIES["mixed"], ARMIES["mixed"]))
    assert [SETUP.text_of(position, side) for side in (FIRST, SECOND)] == ["", ""]


def test_a_damaged_army_is_none_even_where_the_turn_is_as_at_the_start() -> None:
    damaged = at("I1b1 I1d1 I1g1 I1j1 R1m1", "I1b11 I1d11 I1g11 I1j11 I1m11")
    assert SETUP.text_of(damaged, FIRST) == ""


def test_an_army_goes_on_only_from_what_belongs_to_it() -> None:
    assert SETUP.next_move(play("I1b1 O0a13"), ARMIES["line"]) == read_army(ARMIES["line"], 0)[1]
    assert SETUP.next_move(play("I1d1 O0a13"), ARMIES["line"]) is None
    assert SETUP.next_move(set_up(*[ARMIES["line"]] * 2), ARMIES["line"]) is None


@pytest.mark.parametrize("army", ARMIES.values())
def test_a_mirrored_army_is_one_as_well(army: str) -> None:
    assert read_army(mirror_army(army), 0)
    assert mirror_army(mirror_army(army)) == army


@pytest.mark.parametrize("written", ["", "T0a1", "T0a1.O0d1.O0g1.O0j1.O0m1.", "T0a1." * 1000])
def test_what_is_no_army_is_refused(written: str) -> None:
    assert refusal(read_army, written, 0) == text("tetrad.bad.army")


@pytest.mark.parametrize(
    ("written", "unit", "rule"),
    [
        ("T0a1.O0d1.O0g1.O0j1.x", 5, "bad.move"),
        ("x.O0d1.O0g1.O0j1.V0m1", 1, "bad.move"),
        ("T0a1.O0d1.V0g1.O0j1.O0m1", 3, "bad.move"),
        ("T0a1.O0d1.O1g1.O0j1.O0m1", 3, "bad.rotation"),
        ("T0a1.O0d1.O0g1.O0j1.O0m2", 5, "no.home.0"),
        ("T0a1.O0c1.O0g1.O0j1.O0m1", 2, "no.taken"),
        ("T0a1.O0d1.O0g1.O0n1.O0j1", 4, "no.outside"),
        ("I0a1.I0e1.I0i1.O0m1.I1n3", 4, "no.files"),
    ],
)
def test_a_unit_that_cannot_be_set_up_is_named(written: str, unit: int, rule: str) -> None:
    key, args = refusal(read_army, written, 0)
    why = dict(args)["why"]
    assert (key, dict(args)["unit"]) == ("tetrad.bad.unit", unit)
    assert isinstance(why, Text)
    assert why.key == f"tetrad.{rule}"


def test_the_book_has_every_army_and_its_mirror_image_once() -> None:
    both = {either for army in ARMIES.values() for either in (army, mirror_army(army))}
    assert set(SETUP.recommended) == both
    assert len(SETUP.recommended) == len(both)
