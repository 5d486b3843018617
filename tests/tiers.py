"""What `make test` tries of a large sample, and what is left to `make test-slow`."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Final

import pytest
from _pytest.mark import ParameterSet

THOROUGH: Final = os.environ.get("TESSERAE_TESTS") == "thorough"
"""The slow tier runs: samples are as large as they get."""


sampled: Final = pytest.mark.sampled
"""For tests that try more of a sample when they are to be thorough."""


def part(number: int, share: int = 6) -> int:
    """How many cases of a sample to try: all when thorough, else one in `share`."""
    return number if THOROUGH else -(-number // share)


def examples(number: int) -> int:
    """How many of Hypothesis's examples to try: a fifth, and the others when thorough."""
    return number - number // 5 if THOROUGH else number // 5


def some(cases: Iterable[object], quick: int) -> list[ParameterSet]:
    """Cases as parameters, a tuple as several; all but the first few are slow."""
    slow = [pytest.mark.slow]
    tuples = (case if isinstance(case, tuple) else (case,) for case in cases)
    return [pytest.param(*it, marks=slow if n >= quick else []) for n, it in enumerate(tuples)]


def batches(count: int, quick: int) -> list[ParameterSet]:
    """The numbers of batches of a sample as parameters; all but the first few are slow."""
    slow = [pytest.mark.slow]
    return [pytest.param(number, marks=slow if number >= quick else []) for number in range(count)]
