"""What the coach of Tetrad says of the other side's next turn."""

from __future__ import annotations

import pytest

from tesserae.core.game import FIRST, SECOND
from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.words.coach import advice
from tests.games.tetrad.playing import only


@pytest.mark.parametrize(
    ("black", "key"),
    [
        ("O0g8", "aimed"),
        ("O0g12", "safe"),
    ],
)
def test_a_unit_that_can_move_up_and_hit_is_told_of_before_it_does(black: str, key: str) -> None:
    position = only("O0g2", black)
    assert not any(position.fires(SECOND, 0)[2] & unit for unit in position.of(FIRST))
    advised = advice(position, ())
    assert advised is not None
    effect = dict(advised.args)["effect"]
    assert f"tetrad.coach.{key}." in str(effect)
    hits = any(
        GAME.format_move(after, shot).startswith("1x")
        for end in [position.apply(GAME.parse_move(position, "end"))]
        for move in end.legal_moves()
        for after in [end.apply(move)]
        if after.turn == 1
        for shot in after.legal_moves()
    )
    assert hits == (key == "aimed")
