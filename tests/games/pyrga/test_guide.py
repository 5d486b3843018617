"""The rules page."""

from __future__ import annotations

import pytest

from tesserae.games.pyrga.guide import RULINGS, played


def test_there_are_six_rulings() -> None:
    assert len(RULINGS) == 6


def test_a_board_of_the_page_is_reached_by_legal_moves_alone() -> None:
    with pytest.raises(ValueError, match="Cc3 is not legal"):
        played("Sb2 Cc3")
