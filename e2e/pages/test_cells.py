"""Explored by touch, a board has each of its cells once, and nothing else that is read aloud."""

from __future__ import annotations

import re
from typing import Final

import pytest

from e2e.support.mistakes import STORED
from e2e.support.playing.board import Board
from e2e.support.playing.listening import Listener, value, within
from e2e.support.states import ASKING, KEEP, MIDDLES, TRAINING
from tests.tiers import by_turns

SIZES: Final = {"pyrga": 16, "zaic": 100, "tetrad": 196}
ALONE: Final = {"pyrga": [KEEP, ASKING, TRAINING, "#/mistakes"]}
"""Pages that one game has."""

BOARD: Final = {"grid", "row", "gridcell", "group", "button"}


def pages(slug: str) -> list[str]:
    moves = MIDDLES[slug].partition("?")[2]
    own = [f"#/{slug}{it}" for it in ("/learn/3", "/puzzle/1", "/editor")]
    return [MIDDLES[slug], f"{MIDDLES[slug]}&at=3", f"#/{slug}/study?{moves}", *own]


@pytest.mark.slow
@pytest.mark.parametrize("slug", by_turns(list(SIZES), 3))
def test_each_cell_is_there_once_its_coordinates_first(board: Board, slug: str) -> None:
    board.stored["mistakes"] = STORED
    for fragment in pages(slug) + ALONE.get(slug, []):
        board.open(fragment)
        board.page.locator("[role=gridcell]").first.wait_for()
        tree = Listener(board.page).tree()
        [grid] = [it for it in tree.values() if value(it, "role") == "grid"]
        drawing = [*within(tree[grid["parentId"]], tree)]
        assert {value(it, "role") for it in drawing} <= BOARD, fragment
        cells = [value(it, "name") for it in drawing if value(it, "role") == "gridcell"]
        places = [re.match(r"([a-z]\d+)[:,] ", it) for it in cells]
        assert len({it and it[1] for it in places} - {None}) == len(cells) == SIZES[slug], fragment
