"""What Tetrad's coach says of tiles to lose."""

from __future__ import annotations

import pytest

from tesserae.core.text import text
from tesserae.games.tetrad.words.coach import COACH
from tests.games.tetrad.playing import only, play


@pytest.mark.parametrize(
    ("unit", "matters"), [("T0g6", True), ("L0g6", True), ("I0g6", False), ("O0g6", False)]
)
def test_to_keep_a_line_is_advised_only_where_a_tile_could_break_one(
    unit: str, *, matters: bool
) -> None:
    hit = play("1xn", only("I1g1", unit))
    assert hit.pending
    assert (COACH.advice(hit, ()) == text("tetrad.coach.remove")) == matters
    assert (COACH.advice(hit, ()) is None) != matters
