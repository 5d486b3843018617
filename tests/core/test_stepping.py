"""Computations in steps."""

from __future__ import annotations

from collections.abc import Generator

from tesserae.core.stepping import pauses_of, result_of


def counted(steps: int) -> Generator[str, None, int]:
    """As many steps as asked for, and their number."""
    for number in range(steps):
        yield f"step {number}"
    return steps


def test_the_result_of_a_computation_comes_without_its_steps() -> None:
    assert [result_of(counted(steps)) for steps in range(3)] == [0, 1, 2]


def test_a_computation_pauses_as_often_as_it_has_steps_and_returns_its_result() -> None:
    def outer() -> Generator[None, None, int]:
        return (yield from pauses_of(counted(3))) + 10

    assert list(outer()) == [None, None, None]
    assert result_of(outer()) == 13
