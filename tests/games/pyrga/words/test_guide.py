"""The rules page."""

from __future__ import annotations

import pytest

from tesserae.core.position import Move
from tesserae.games.pyrga.engine import book
from tesserae.games.pyrga.engine.prover import Prover
from tesserae.games.pyrga.notation.moves import MOVE_TEXTS
from tesserae.games.pyrga.rules import START
from tesserae.games.pyrga.words.guide import FIRST_MOVES, LINES, position_after


def test_every_first_move_is_valued_as_the_book_has_it() -> None:
    classes = set(book.ranks(START).values())
    valued = [move for moves in FIRST_MOVES.values() for move in moves]
    assert {book.ranks(START)[Move(MOVE_TEXTS.index(move))] for move in valued} == classes
    assert len(valued) == len(classes) == 12
    for value, moves in zip((1, 0, -1), ("white", "draw", "black"), strict=True):
        for move in FIRST_MOVES[moves]:
            entry = book.find(position_after(move))
            assert entry is not None
            assert entry.value == -value


def test_neither_side_errs_in_the_lines_to_try() -> None:
    """From the end, so that the prover knows what comes."""
    for value, first in (("white", 1), ("draw", 0), ("black", -1)):
        moves, prover = LINES[value].split(), Prover()
        for ply in range(len(moves), 0, -1):
            position = position_after(" ".join(moves[:ply]))
            proven = next(it.value for it in prover.prove(position) if it.value is not None)
            assert proven == (-first if ply % 2 else first)


def test_a_board_of_the_page_is_reached_by_legal_moves_alone() -> None:
    with pytest.raises(ValueError, match="Cc3 is not legal"):
        position_after("Sb2 Cc3")
