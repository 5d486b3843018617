"""Setting up positions of Pyrga."""

from __future__ import annotations

import pytest

from tesserae.core.errors import BadInput
from tesserae.core.game.editor import Draft
from tesserae.core.scene import Marks
from tesserae.core.text import text
from tesserae.games import catalog
from tesserae.games.pyrga import GAME
from tesserae.games.pyrga.editing import LAST, REMOVE, PyrgaEditor
from tesserae.games.pyrga.notation.targets import DIRECTION_NAMES, KIND_NAMES, SPACES
from tesserae.games.pyrga.rules import PIECES, TRIANGLE, Position
from tests.conformance.sample import positions
from tests.sentences import refusal

EDITOR = PyrgaEditor()


def put(draft: Draft, *edits: str) -> Draft:
    """The draft after some edits: a tool and a space each, as "Tn b2"."""
    for edit in edits:
        tool, _, where = edit.partition(" ")
        target = GAME.target(where)
        assert target is not None
        draft = EDITOR.put(draft._replace(tool=tool), target)
    return draft


def _set_up(position: Position) -> Draft:
    """Piece by piece, the last one last."""
    draft = EDITOR.begin("start")
    moves = [
        move
        for move, (cell, kind, direction) in enumerate(PIECES)
        if position.kinds_on(cell) >> kind & 1 and direction in (None, position.arrow(cell))
    ]
    for move in sorted(moves, key=lambda it: it == position.last):
        cell, kind, direction = PIECES[move]
        name = KIND_NAMES[kind]
        if position.black & PIECES[move].bit:
            name = name.lower()
        tool = name + (DIRECTION_NAMES[direction or 0] if kind == TRIANGLE else "")
        draft = EDITOR.put(EDITOR.choose(draft._replace(tool=REMOVE), tool), SPACES[cell])
    return draft


def test_every_position_can_be_set_up_piece_by_piece() -> None:
    for position in positions(catalog.by_slug("pyrga")):
        draft = _set_up(position)  # type: ignore[arg-type]
        assert EDITOR.position(draft) == position


def test_a_piece_that_is_put_again_is_taken_away_and_one_of_its_kind_makes_room() -> None:
    draft = put(EDITOR.begin("start"), "S b2", "c b2", "Tn b2")
    assert draft.written == "b2STnc~Tb2"
    assert put(draft, "Te b2").written == "b2STec~Tb2"
    assert put(draft, "s b2").written == "b2sTnc~Sb2"
    assert put(draft, "Tn b2").written == "b2Sc"


def test_a_triangle_points_at_a_space_wherever_it_is_put() -> None:
    assert put(EDITOR.begin("start"), "Tn a4").written == "a4Te~Ta4"
    assert put(EDITOR.begin("start"), "Tn d4").written == "d4Ts~Td4"


def test_a_triangle_is_rotated_on_the_board_and_in_hand() -> None:
    draft = put(EDITOR.begin("start"), "Tn a4", "s b2", "C c3")
    assert EDITOR.rotate(draft, SPACES[12]).written == "b2s.c3C.a4Ts~Cc3"
    assert EDITOR.rotate(EDITOR.begin("a4Ts~Ta4"), SPACES[12]).written == "a4Te~Ta4"
    assert EDITOR.rotate(draft._replace(tool="tw"), SPACES[0]).tool == "tn"
    assert EDITOR.choose(draft._replace(tool="tw"), "tw").tool == "tn"
    assert EDITOR.rotate(draft, SPACES[0]) == draft


def test_the_uppermost_piece_is_removed_first() -> None:
    draft = put(EDITOR.begin("start"), "Tn b2", "S b2", "c b2", "remove b2")
    assert draft.written == "b2Sc~Cb2"
    assert put(draft, "remove b2").written == "b2S"
    assert refusal(put, draft, "remove a1") == text("pyrga.edit.nothing", cell="a1")


def test_the_last_piece_is_marked_from_the_top_down() -> None:
    draft = put(EDITOR.begin("start"), "S b2", "c b2", "Tn b2", "last b2")
    assert draft.written == "b2STnc~Cb2"
    assert put(draft, "last b2").written == "b2STnc~Sb2"
    assert put(draft, "last b2", "last b2").written == "b2STnc~Tb2"
    with pytest.raises(BadInput):
        put(draft, "last a1")


def test_it_is_asked_which_piece_was_the_last() -> None:
    draft = put(EDITOR.begin("start"), "S b2", "c b3", "c b3")
    assert draft.written == "b2S"
    assert refusal(EDITOR.position, draft) == text("pyrga.edit.which")
    assert EDITOR.position(put(draft, "last b2")) == GAME.decode("b2S~Sb2")


def test_there_are_five_pieces_of_a_kind() -> None:
    draft = put(EDITOR.begin("start"), *(f"S {it.name}" for it in SPACES[:5]))
    supply = {tool.name: tool.left for group in EDITOR.tools(draft) for tool in group.tools}
    assert (supply["S"], supply["C"], supply["s"]) == (0, 5, 5)
    assert refusal(put, draft, "S d4") == text("pyrga.bad.supply", n=5)


def test_what_a_click_would_put_is_outlined() -> None:
    draft = EDITOR.begin("start")
    plain = EDITOR.scene(draft, Marks())
    assert EDITOR.scene(draft, Marks(aimed=SPACES[0])) != plain
    for tool in (REMOVE, LAST):
        assert EDITOR.scene(draft._replace(tool=tool), Marks(aimed=SPACES[0])) == plain
