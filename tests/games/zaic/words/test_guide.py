"""The rules page."""

from __future__ import annotations

import pytest

from tesserae.games.zaic.words.guide import RULINGS, played


def test_there_are_two_rulings() -> None:
    assert len(RULINGS) == 2


def test_a_board_of_the_page_is_reached_by_legal_moves_alone() -> None:
    with pytest.raises(ValueError, match="Hj8 is not legal"):
        played("Bh8 Hj8 Hj8")
