"""The tiers of puzzles."""

from __future__ import annotations

import pytest

from tesserae.core.puzzle.tiers import tier_of


@pytest.mark.parametrize(
    ("difficulty", "tier"), [(0, 0), (699, 0), (700, 1), (1_099, 1), (1_100, 2)]
)
def test_a_tier_begins_at_its_bound(difficulty: int, tier: int) -> None:
    assert tier_of(difficulty) == tier
