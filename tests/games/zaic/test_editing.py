"""Setting up positions of Zaic."""

from __future__ import annotations

import pytest

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST
from tesserae.core.game.editor import Draft
from tesserae.core.scene import Marks
from tesserae.core.text import text
from tesserae.games import catalog
from tesserae.games.zaic import GAME
from tesserae.games.zaic.editing import REMOVE, ZaicEditor
from tesserae.games.zaic.notation.targets import CELL_TARGETS, KIND_NAMES
from tesserae.games.zaic.rules import CENTER, Position
from tests.conformance.sample import positions
from tests.sentences import refusal

EDITOR = ZaicEditor()


def put(draft: Draft, *edits: str) -> Draft:
    """The draft after some edits: a tool and a cell each, as "B h8"."""
    for edit in edits:
        tool, _, where = edit.partition(" ")
        target = GAME.target(where)
        assert target is not None
        draft = EDITOR.put(draft._replace(tool=tool), target)
    return draft


def _set_up(position: Position) -> Draft:
    """Tile by tile, the first one first, and level by level."""
    draft = EDITOR.begin("start")
    for tile in sorted(
        position.tiles_in_play(), key=lambda it: (it.level, it.cell != CENTER, it.cell)
    ):
        name = KIND_NAMES[tile.kind] if tile.side == FIRST else KIND_NAMES[tile.kind].lower()
        draft = EDITOR.put(
            EDITOR.choose(draft._replace(tool=REMOVE), name), CELL_TARGETS[tile.cell]
        )
    return draft


def test_every_position_can_be_set_up_tile_by_tile() -> None:
    for position in positions(catalog.by_slug("zaic")):
        draft = _set_up(position)  # type: ignore[arg-type]
        assert EDITOR.position(draft) == position


def test_the_first_tile_of_lights_lies_where_all_games_begin() -> None:
    assert put(EDITOR.begin("start"), "V f5").written == "Vh8"
    assert put(EDITOR.begin("start"), "v f5").written == "vf5"


def test_tiles_lie_flat_with_the_cell_as_their_lower_left_or_as_they_fit() -> None:
    draft = put(EDITOR.begin("start"), "B h8", "h j8")
    assert draft.written == "Bh8hj8"
    assert put(draft, "v i8").written == "Bh8hj8.vi8"
    assert put(draft, "h i9").written == "Bh8hj8.hh9"
    assert refusal(put, draft, "b k8") == text("zaic.bad.level", cell="k8")


def test_tiles_lie_within_eight_squares() -> None:
    assert refusal(put, EDITOR.begin("start"), "S h8", "s d8", "s l8") == text("zaic.bad.extent")
    assert put(EDITOR.begin("start"), "S h8", "s o8").written == "Sh8so8"
    for corner in ("a1", "o15"):
        assert put(EDITOR.begin("start"), f"b {corner}").written != "start"


def test_a_tile_under_another_cannot_be_removed() -> None:
    draft = put(EDITOR.begin("start"), "B h8", "s h8")
    assert refusal(put, draft, "remove i8") == text("zaic.edit.covered")
    assert put(draft, "remove h8").written == "Bh8"
    assert put(draft, "remove h8", "remove i9").written == "start"
    assert refusal(put, draft, "remove f5") == text("zaic.edit.nothing", cell="f5")


def test_the_tile_that_was_the_first_can_be_chosen() -> None:
    draft = put(EDITOR.begin("start"), "S h8", "s i8", "S j8")
    moved = put(draft, "first j8")
    assert moved.written == "Sf8sg8Sh8"
    assert put(moved, "first f8").written == draft.written
    for cell in ("i8", "f5"):
        with pytest.raises(BadInput):
            put(draft, f"first {cell}")
    stacked = put(EDITOR.begin("start"), "B h8", "b j8", "S j8")
    assert refusal(put, stacked, "first j8") == text("zaic.edit.not_first")


def test_a_tile_of_two_squares_is_rotated_on_the_table_and_in_hand() -> None:
    draft = put(EDITOR.begin("start"), "H h8", "b h9")
    h8 = GAME.target("h8")
    assert EDITOR.rotate(put(draft, "remove h9"), h8).written == "Vh8"
    assert refusal(EDITOR.rotate, draft, h8) == text("zaic.bad.level", cell="h9")
    assert EDITOR.rotate(draft._replace(tool="v"), None).tool == "h"
    assert EDITOR.rotate(draft._replace(tool="v"), GAME.target("h9")).tool == "h"
    assert EDITOR.choose(draft._replace(tool="H"), "H").tool == "V"
    assert EDITOR.rotate(draft, None) == draft


def test_there_are_so_many_tiles_of_a_size() -> None:
    draft = put(EDITOR.begin("start"), "S h8", "S j8", "S l8")
    supply = {tool.name: tool.left for group in EDITOR.tools(draft) for tool in group.tools}
    assert (supply["S"], supply["s"], supply["H"], supply["B"]) == (0, 3, 8, 8)
    assert refusal(put, draft, "S f8") == text("zaic.bad.supply")


def test_a_tile_on_its_own_colour_may_lie_in_a_draft_and_in_no_position() -> None:
    draft = put(EDITOR.begin("start"), "B h8", "s g8", "S h8", "s i9")
    assert refusal(EDITOR.position, draft) == text("zaic.bad.covers", cell="h8")


def test_what_a_click_would_lay_is_outlined() -> None:
    draft = EDITOR.begin("start")
    h8 = GAME.target("h8")
    assert EDITOR.scene(draft, Marks(aimed=h8)) != EDITOR.scene(draft, Marks())
    removing = draft._replace(tool=REMOVE)
    assert EDITOR.scene(removing, Marks(aimed=h8)) == EDITOR.scene(draft, Marks())
