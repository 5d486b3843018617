"""Position texts: one for each position, and no other text is accepted."""

from __future__ import annotations

import pytest

from tesserae.core.errors import BadInput
from tesserae.games.zaic.notation.positions import MAX_LENGTH, decode, encode
from tesserae.games.zaic.rules import START, SUPPLY
from tests import sentences
from tests.games.zaic.playing import play, random_game
from tests.tiers import batches

OBLONGS_OF_LIGHT = "Hh1Vh2Hh3Vh4Hh5Vh6Hh7Vh8Hh9"
"""Nine 2x1, some lying, some standing."""


def refusal(written: str) -> str:
    """The key of the sentence that refuses a text."""
    return sentences.refusal(decode, written).key.removeprefix("zaic.bad.")


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


@pytest.mark.parametrize("batch", batches(4, quick=1))
def test_a_text_of_tall_stacks_reads_back_as_the_same_position(batch: int) -> None:
    for seed in range(batch, 20, 4):
        for _, position in random_game(seed, tall=True):
            assert decode(encode(position)) == position


def test_all_tiles_each_on_a_level_of_its_own_are_not_too_long() -> None:
    single, oblong, block = SUPPLY
    light = ["So15"] * single + ["Ho15"] * oblong + ["Bo15"] * block
    written = ".".join([*light, *map(str.lower, light)])
    assert refusal(written) == "extent", "it was read"
    assert refusal(written + "." * (MAX_LENGTH + 1 - len(written))) == "position"


@pytest.mark.parametrize(
    "written",
    [
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
        "Bh8&x=1",
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


def test_of_three_tiles_exactly_what_the_rules_lead_to_is_read() -> None:
    positions = [START]
    for _ in range(3):
        positions = [p.apply(move) for p in positions for move in p.legal_moves()]
    reached = {encode(position) for position in positions}
    changes = ("s", "h"), ("S", "V"), ("h8", "h9"), ("i", "j"), (".", "")
    for written in sorted(reached):
        assert is_read(written)
    for written in sorted(reached)[::5]:
        for changed in (written.swapcase(), *(written.replace(*change) for change in changes)):
            assert is_read(changed) == (changed in reached), changed


def is_read(written: str) -> bool:
    try:
        position = decode(written)
    except BadInput:
        return False
    return len(position.tiles) == 3
