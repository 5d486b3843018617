"""Setting up positions of Tetrad."""

from __future__ import annotations

from tesserae.core.errors import BadInput
from tesserae.core.game import OPPONENT
from tesserae.core.game.editor import Draft
from tesserae.core.scene import Marks
from tesserae.core.text import text
from tesserae.games import catalog
from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.armies import ARMIES
from tesserae.games.tetrad.editing import TetradEditor
from tesserae.games.tetrad.notation.moves import placement_text
from tesserae.games.tetrad.notation.targets import CELL_TARGETS
from tesserae.games.tetrad.rules.board import CELLS, cells_of
from tesserae.games.tetrad.rules.position import SETUP_PLIES, UNITS, Position
from tesserae.games.tetrad.rules.shapes import SHAPES, placement_of
from tests.conformance.sample import positions
from tests.sentences import refusal

EDITOR = TetradEditor()

BEGUN = "T0a1.O0e1.I0g1.L0k1.I1n2~T2a13.O0e13.I0g14.L2k13.I1n11~w"


def at(name: str, draft: Draft) -> Draft:
    target = GAME.target(name)
    assert target is not None
    return EDITOR.put(draft, target)


def do(draft: Draft, *edits: str) -> Draft:
    """The draft after some edits: a tool to choose, or with a space before it a cell."""
    for edit in edits:
        draft = at(edit[1:], draft) if edit[0] == " " else EDITOR.choose(draft, edit)
    return draft


def _put(draft: Draft, cell: int) -> Draft:
    """The draft after a click; as it was, if that is refused."""
    try:
        return EDITOR.put(draft, CELL_TARGETS[cell])
    except BadInput:
        return draft


def _set_up(position: Position) -> Draft:
    """Unit by unit, then what they did, then how long nothing was lost."""
    draft = EDITOR.begin("start")
    if position.placed == SETUP_PLIES:
        draft = do(draft, "black" if position.turn else "white")
    for place, unit in enumerate(position.units):
        if not unit:
            continue
        shape = placement_of(unit) // CELLS
        letter = SHAPES[shape].letter
        draft = do(draft, f"{'wb'[place // 5]}{place % 5 + 1}", letter)
        while draft.tool[2:] != f"{letter}{SHAPES[shape].rotation}":
            draft = EDITOR.rotate(draft, None)
        laid = (_put(draft, cell) for cell in cells_of(unit))
        wanted = placement_text(placement_of(unit))
        draft = next(it for it in laid if wanted in it.written)  # a click on its middle
    sides = {"moved": position.moved, "attacked": position.attacked, "hit": position.pending}
    for tool, bits in sides.items():
        side = OPPONENT[position.turn] if tool == "hit" else position.turn
        for number in UNITS:
            if bits >> number & 1:
                unit = position.of(side)[number]
                draft = EDITOR.put(EDITOR.choose(draft, tool), CELL_TARGETS[next(cells_of(unit))])
    fives, ones = divmod(position.quiet, 5)
    return do(draft, *["quiet+5"] * fives, *["quiet+1"] * ones)


def test_every_position_can_be_set_up_unit_by_unit() -> None:
    for position in positions(catalog.by_slug("tetrad")):
        draft = _set_up(position)  # type: ignore[arg-type]
        assert EDITOR.position(draft) == position


def test_a_unit_lies_with_its_middle_on_the_cell_and_within_the_board() -> None:
    draft = EDITOR.begin("start")
    assert draft.tool == "w1T0"
    assert do(draft, " h8").written == "T0g8~"
    assert do(draft, " a1").written == "T0a1~"
    assert do(draft, " n14").written == "T0l13~"
    assert do(draft, " a1", " h8").written == "T0g8~"


def test_a_click_on_another_unit_takes_it_in_hand() -> None:
    draft = do(EDITOR.begin("start"), " h8", "b1", "I", " h12", " h8")
    assert (draft.written, draft.tool) == ("T0g8~I0g12", "w1T0")
    assert do(draft, " h3").written == "T0g3~I0g12"
    assert refusal(do, draft, " h11") == text("tetrad.no.taken")


def test_a_unit_is_reshaped_and_rotated_around_its_middle() -> None:
    draft = do(EDITOR.begin("start"), " h8")
    assert do(draft, "V").written == "V0g8~" or do(draft, "V").written == "V0h8~"
    turned = EDITOR.rotate(draft, None)
    assert turned.tool == "w1T1"
    four = turned
    for _ in range(3):
        four = EDITOR.rotate(four, None)
    assert four.written == draft.written
    other = do(draft, "w2")
    assert EDITOR.rotate(other, GAME.target("h8")).written == turned.written
    assert EDITOR.rotate(do(draft, "tile"), None).written == draft.written


def test_a_unit_without_room_is_rotated_farther_or_not_at_all() -> None:
    lying = do(EDITOR.begin("start"), "I", " a1", "w2", "O", " b2", "w1")
    assert EDITOR.rotate(lying, None) == lying
    stuck = do(EDITOR.begin("start"), " h8", "w2", "M", " h7", "w1")
    assert refusal(EDITOR.rotate, stuck, None) == text("tetrad.no.taken")


def test_tiles_are_taken_while_the_rest_hangs_together() -> None:
    draft = do(EDITOR.begin(BEGUN), "tile")
    assert refusal(do, draft, " b1") == text("tetrad.no.split", unit=1)
    assert do(draft, " a1").written.startswith("V")
    assert do(draft, " a1", " c1", " b1", " b2").written.startswith("x.O0e1")
    assert refusal(do, draft, " h8") == text("tetrad.edit.nothing", cell="h8")
    assert do(draft, "unit", " b1").written.startswith("x.O0e1")


def test_only_units_on_turn_have_moved_and_only_others_are_hit() -> None:
    draft = EDITOR.begin(BEGUN)
    assert do(draft, "moved", " b1", " e1").written.endswith("~wm12")
    assert do(draft, "moved", " b1", " b1").written == BEGUN
    assert do(draft, "attacked", " b1").written.endswith("~wx1")
    assert do(draft, "hit", " b13").written.endswith("~wh1")
    assert EDITOR.begin(do(draft, "hit", " b13").written).written.endswith("~wh1")
    assert refusal(do, draft, "moved", " b13") == text("tetrad.edit.moved.whose")
    assert refusal(do, draft, "attacked", " b13") == text("tetrad.edit.attacked.whose")
    assert refusal(do, draft, "hit", " b1") == text("tetrad.edit.hit.whose")
    assert refusal(do, draft, "setup", "moved", " b1") == text("tetrad.edit.in_setup")


def test_a_unit_that_is_taken_has_done_nothing() -> None:
    draft = do(EDITOR.begin(BEGUN), "moved", " b1", "attacked", " e1", "hit", " b13")
    assert draft.written.endswith("~wm1x2h1")
    assert do(draft, "unit", " b1").written.endswith("~wx2h1")
    assert do(draft, "unit", " b1", " e1", " b13").written.endswith("~w")


def test_another_turn_begins_and_keeps_the_count() -> None:
    draft = do(EDITOR.begin(BEGUN), "moved", " b1", "quiet+5", "quiet-1")
    assert draft.written.endswith("~wm1q4")
    assert do(draft, "white") == draft
    assert do(draft, "black").written.endswith("~bq4")
    assert do(draft, *["quiet+5"] * 10).written.endswith("q40")
    assert do(draft, "quiet-5").written.endswith("~wm1")


def test_in_the_setup_units_are_placed_in_turn() -> None:
    draft = do(EDITOR.begin("start"), "I", " a1")
    assert EDITOR.position(draft).placed == 1
    for edits in (("w2", " h1"), ("unit", " a1", "b1", " h14"), ("w2", " h1", "unit", " a1")):
        assert refusal(EDITOR.position, do(draft, *edits)) == text("tetrad.edit.order")
    assert refusal(EDITOR.position, do(EDITOR.begin(BEGUN), "setup")) == text("tetrad.edit.ready")
    assert refusal(EDITOR.position, do(EDITOR.begin("start"), " h8")) == text("tetrad.bad.setup")


def test_ready_made_armies_are_set_up_for_the_side_of_the_unit_in_hand() -> None:
    draft = do(EDITOR.begin("start"), "army-gate-0")
    assert draft.written == f"{ARMIES['gate']}~"
    names = {tool.name for group in EDITOR.tools(do(draft, "b3")) for tool in group.tools}
    assert {f"army-{name}-1" for name in ARMIES} < names
    assert not {f"army-{name}-0" for name in ARMIES} & names
    both = do(draft, "army-line-1", "white")
    assert EDITOR.position(both) == GAME.decode(both.written)


def test_texts_that_no_draft_has_are_refused() -> None:
    for written, key in {
        "T0a1.T0a1~": "tetrad.bad.overlap",
        "T0n1~": "tetrad.bad.outside",
        "T0a1.x~": "tetrad.bad.position",
        "~": "tetrad.bad.position",
        "x.O0e1.I0g1.L0k1.I1n2~T2a13.O0e13.I0g14.L2k13.I1n11~wm1": "tetrad.bad.dead",
        f"{BEGUN}q41": "tetrad.bad.quiet",
        f"{BEGUN}m21": "tetrad.bad.position",
    }.items():
        assert refusal(EDITOR.begin, written).key == key, written


def test_the_unit_in_hand_and_where_it_would_lie_are_outlined() -> None:
    draft = EDITOR.begin(BEGUN)
    h8, b13 = GAME.target("h8"), GAME.target("b13")
    pictures = [EDITOR.scene(draft, Marks(aimed=it)).items for it in (None, h8, b13)]
    assert len(set(pictures)) == 3
    removing = draft._replace(tool="tile")
    assert EDITOR.scene(removing, Marks(aimed=h8)) == EDITOR.scene(removing, Marks())
