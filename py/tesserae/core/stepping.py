"""Computations in steps: generators that yield between their steps, and return a result."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

R = TypeVar("R")
T = TypeVar("T")


def pauses_of(steps: Generator[object, None, R]) -> Generator[None, None, R]:
    """The same computation, yielding only pauses (None)."""
    return yield_instead(None, steps)


def yield_instead(pause: T, steps: Generator[object, None, R]) -> Generator[T, None, R]:
    """The same computation, yielding `pause` every time."""
    results: list[R] = []
    for _ in _collect(steps, results):
        yield pause
    return results[0]


def result_of(steps: Generator[object, None, R]) -> R:
    """The result of a computation, without a pause."""
    results: list[R] = []
    for _ in _collect(steps, results):
        pass
    return results[0]


def _collect(steps: Generator[object, None, R], results: list[R]) -> Generator[object, None, None]:
    results.append((yield from steps))
