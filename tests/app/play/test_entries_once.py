"""However much of the page a click draws anew, the ways to enter a move are listed once."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tesserae.app.model import partial_of
from tesserae.games.pyrga.notation import moves as pyrga
from tesserae.games.tetrad.notation import moves as tetrad
from tesserae.games.zaic.notation import moves as zaic
from tests.app.page import Page
from tests.targets import names


@pytest.mark.parametrize(
    ("slug", "entries"),
    [("pyrga", pyrga.entries), ("zaic", zaic.entries), ("tetrad", tetrad.entries)],
)
def test_a_click_lists_the_entries_of_a_new_position_once_and_of_a_known_one_never(
    slug: str, entries: Any
) -> None:
    page, chance = Page(f"#/{slug}"), random.Random(slug)
    page.seat(0, 0)
    for _ in range(12):
        plies, listed = page.table.record.ply, entries.cache_info().misses
        page.click(chance.choice(sorted(names(partial_of(page.model).offered))))
        assert entries.cache_info().misses - listed <= page.table.record.ply - plies
    assert page.table.record.ply >= 3
