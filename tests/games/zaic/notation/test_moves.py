"""Texts of moves."""

from __future__ import annotations

import pytest

from tesserae.games.zaic import GAME
from tesserae.games.zaic.notation.moves import move_text, read_move
from tesserae.games.zaic.notation.targets import CELL_NAMES, KIND_NAMES
from tests import sentences
from tests.games.zaic.playing import play


def refusal(moves: str, written: str) -> str:
    """The key of the sentence that refuses a typed move."""
    return sentences.refusal(GAME.parse_move, play(moves), written).key.removeprefix("zaic.")


def test_each_tile_on_each_of_the_225_cells_has_its_own_text() -> None:
    written = {tile + cell for tile in KIND_NAMES for cell in CELL_NAMES.values()}
    texts = {move_text(read_move(name)) for name in written}
    assert texts == written
    assert len(texts) == 4 * 225
    assert {"Bh8", "Hg10", "Sa1", "Vo15"} <= texts


@pytest.mark.parametrize(
    "written",
    ["B", "h8", "h8B", "Xh8", "Bp8", "Bh0", "Bh16", "Bh08", "B h8", "Bh8\n", "Bh8Bh8", "Bh8n"]
    + ["B" * 100_000, "Bh²", "Ｂh8", "ſh8", "S\u212a8"],
)
def test_what_is_no_move_is_refused(written: str) -> None:
    assert refusal("", written) == "bad.move"


@pytest.mark.parametrize(
    ("moves", "written", "rule"),
    [
        ("", "Ba1", "no.first"),
        ("Bh8", "Sg7", "no.corner"),
        ("Bh8", "Bh8", "no.buries"),
        ("Bh8", "Hg8", "no.overhang"),
        ("Bh8 Sj9 Bk9 Sk9", "Sm9", "no.own"),
    ],
)
def test_a_move_that_is_not_legal_is_refused_by_its_rule(
    moves: str, written: str, rule: str
) -> None:
    assert refusal(moves, written) == rule
