"""Counting sequences of plies."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tesserae.core.perft import perft
from tests.toy.nim.rules import START, Position


def sequences(position: Position, depth: int) -> int:
    """The same by listing every sequence."""
    ends = [position]
    for _ in range(depth):
        ends = [end.apply(move) for end in ends for move in end.legal_moves()]
    return len(ends)


@pytest.mark.parametrize("depth", range(6))
def test_every_sequence_is_counted_once(depth: int) -> None:
    assert perft(START, depth) == sequences(START, depth)


@given(st.tuples(*[st.integers(0, 3)] * 3), st.integers(0, 4))
def test_every_sequence_is_counted_from_every_position(
    heaps: tuple[int, int, int], depth: int
) -> None:
    position = Position(heaps=heaps)
    assert perft(position, depth) == sequences(position, depth)


def test_a_game_that_ends_sooner_counts_nothing() -> None:
    nearly_over = Position(heaps=(0, 0, 1))
    assert [perft(nearly_over, depth) for depth in range(4)] == [1, 1, 0, 0]
