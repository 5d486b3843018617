"""Texts of positions: one for each, and nothing else is taken."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tesserae.core.errors import BadInput
from tesserae.games.zaic.codec import MAX_LENGTH, decode, encode
from tesserae.games.zaic.rules import START, Position
from tests.games.zaic.playing import play, positions, random_game

OBLONGS_OF_LIGHT = "Hh1Vh2Hh3Vh4Hh5Vh6Hh7Vh8Hh9"
"""Nine 2x1, some lying, some standing."""

ALPHABET = "SHVBshvbabcdefghijklmno0123456789."


def refusal(written: str) -> str:
    """The key of the sentence that refuses a text."""
    with pytest.raises(BadInput) as caught:
        decode(written)
    return caught.value.text.key.removeprefix("zaic.bad.")


@pytest.mark.parametrize(
    ("moves", "written"),
    [
        ("", "start"),
        ("Bh8", "Bh8"),
        ("Bh8 Sg8", "sg8Bh8"),
        ("Bh8 Si10", "Bh8si10"),
        ("Bh8 Si8", "Bh8.si8"),
    ],
)
def test_a_position_is_written_tile_by_tile_from_the_surface_up(moves: str, written: str) -> None:
    assert encode(play(moves)) == written
    assert decode(written) == play(moves)


@given(positions())
def test_a_text_reads_back_as_the_same_position(position: Position) -> None:
    assert decode(encode(position)) == position


def test_a_text_of_tall_stacks_reads_back_as_the_same_position() -> None:
    for seed in range(20):
        for _, position in random_game(seed, tall=True):
            assert decode(encode(position)) == position


@given(positions())
def test_a_text_is_short_and_safe_in_a_link(position: Position) -> None:
    assert re.fullmatch(r"[A-Za-z0-9._~-]+", encode(position))
    assert len(encode(position)) <= MAX_LENGTH


def test_all_tiles_on_as_many_levels_as_there_can_be_would_still_fit() -> None:
    longest_tile, dots = len("Bo15"), 8
    assert 38 * longest_tile + dots <= MAX_LENGTH


@given(positions(), st.data())
def test_a_text_with_one_letter_changed_is_refused_or_canonical(
    position: Position, data: st.DataObject
) -> None:
    written = encode(position)
    place = data.draw(st.integers(0, len(written)))
    put = data.draw(st.text(ALPHABET, max_size=2))
    assert_refused_or_canonical(written[:place] + put + written[place + 1 :])


@given(st.text(ALPHABET, max_size=60) | st.text(max_size=60))
def test_any_text_is_refused_or_canonical(written: str) -> None:
    assert_refused_or_canonical(written)


def assert_refused_or_canonical(written: str) -> None:
    try:
        position = decode(written)
    except BadInput:
        return
    assert encode(position) == written


@pytest.mark.parametrize(
    "written",
    [
        "",
        " ",
        "Start",
        "start\n",
        ".",
        "Bh8.",
        ".Bh8",
        "Bh8..sh8",
        "B",
        "h8",
        "BH8",
        "Xh8",
        "Bh0",
        "Bh16",
        "Bp8",
        "Bh08",
        "B h8",
        "Bh8\n",
        "Bh8sg8",
        "Bh٨",
        "Bh8" * 1000,
        "<svg onload=alert(1)>",
        "Bh8&x=1",
        "\x00",
    ],
)
def test_what_is_malformed_is_refused(written: str) -> None:
    assert refusal(written) == "position"


@pytest.mark.parametrize(
    ("written", "rule"),
    [
        ("Sd8se8Sf8sg8Sh8si8Sj8", "supply"),
        (OBLONGS_OF_LIGHT, "supply"),
        ("Bh8Bj8", "turns"),
        ("sh8", "turns"),
        ("Bh8sh8", "level"),
        ("Bh8.sg8", "level"),
        ("Bh8.hg8", "level"),
        ("sg8Bh8.Sh8", "covers"),
        ("Sg8Hh8hj8Hl8hn8", "extent"),
        ("Ho8", "extent"),
        ("Sh8.sh8", "buried"),
        ("Bg8", "first"),
        ("bh8Bj8", "first"),
        ("Bh8sl8", "apart"),
        ("sg8Bh8Sg9", "touch"),
        ("Hh8Hj8.hi8", "last"),
    ],
)
def test_what_no_game_leads_to_is_refused_by_its_rule(written: str, rule: str) -> None:
    assert refusal(written) == rule


def test_the_start_has_no_other_text() -> None:
    assert decode("start") == START
