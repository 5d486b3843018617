"""The tree of a study: ways to go on, the main line, what is taken out and brought back."""

from __future__ import annotations

import pytest

from tesserae.app.messages import actions
from tesserae.app.play.board_scene import marks_of
from tests.app.device import Device
from tests.app.page import Page


def studied(*, device: Device | None = None, seed: int = 1) -> Page:
    """A study with two replies to its first move, one of them with two of its own."""
    page = Page("#/pyrga/study", "Sb2", "Sb3", "Tb4s", device=device, seed=seed)
    to(page, "Sb2")
    page.type("Cb3", "Tb3n")
    to(page, "Sb2 Cb3")
    page.type("Tb3e")
    to(page, "Sb2")
    return page


def number_of(page: Page, line: str) -> int:
    """The number of the ply at the end of a line."""
    game, number, position = page.table.game, -1, page.table.record.start
    for word in line.split():
        move = game.parse_move(position, word)
        plies = enumerate(page.table.record.plies)
        number = next(n for n, it in plies if (it.parent, it.move) == (number, move))
        position = position.apply(move)
    return number


def to(page: Page, line: str) -> None:
    page.press(actions.JUMP(number_of(page, line)))


def beside(page: Page, *keys: str) -> None:
    """Keys, each with the focus where the one before has left it."""
    for key in keys:
        focused = page.did("focus")
        focus = focused[-1]["id"] if page.model.study.asking else ""
        page.send("key", key=key, focus=focus)


def test_forward_asks_for_the_way_and_then_goes_the_one_at_hand() -> None:
    page = studied()
    page.press(actions.FIRST, actions.FORWARD)
    assert not page.model.study.asking, "there is one way"
    page.press(actions.FORWARD)
    assert page.model.study.asking
    assert page.moves == "Sb2"
    ways = [number_of(page, "Sb2 Sb3"), number_of(page, "Sb2 Cb3")]
    assert all(f'id="fork-{way}"' in page.regions["study-steps"] for way in ways)
    assert page.did("focus")[-1]["id"] == f"fork-{ways[1]}"
    page.press(actions.FORWARD)
    assert page.moves == "Sb2 Cb3"
    assert not page.model.study.asking


def test_arrow_keys_choose_the_way() -> None:
    page = studied()
    beside(page, "ArrowRight", "ArrowUp")
    assert page.model.study.asking
    assert page.did("focus")[-1]["id"] == f"fork-{number_of(page, 'Sb2 Sb3')}"
    beside(page, "ArrowRight")
    assert page.moves == "Sb2 Sb3"
    beside(page, "ArrowLeft", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight")
    assert page.moves == "Sb2 Cb3"


@pytest.mark.parametrize("key", ["ArrowLeft", "Escape"])
def test_the_question_can_be_left(key: str) -> None:
    page = studied()
    beside(page, "ArrowRight", key)
    assert not page.model.study.asking
    assert page.moves == "Sb2"
    assert page.did("focus")[-1]["id"] == "step-forward"


def test_a_tap_chooses_the_way_and_no_other_ply_can_be_chosen() -> None:
    page = studied()
    page.press(actions.FORWARD, actions.STUDY_CHOOSE(number_of(page, "Sb2 Cb3 Tb3n")))
    assert page.moves == "Sb2"
    page.press(actions.STUDY_CHOOSE(number_of(page, "Sb2 Sb3")))
    assert page.moves == "Sb2 Sb3"
    assert "fork" not in page.regions["study-steps"]


def test_at_the_end_of_a_line_where_others_go_on_the_first_is_at_hand() -> None:
    page = studied()
    table = page.table
    record = table.record._replace(variation=table.record.variation[:1])
    page.app.model = page.model.with_table(table._replace(record=record))
    page.press(actions.FORWARD, actions.FORWARD)
    assert page.moves == "Sb2 Sb3"


def test_the_ways_to_go_on_are_marked_on_the_board() -> None:
    page = studied()
    names = [[target.name for target in way] for way in marks_of(page.model, page.table).branches]
    assert names == [["b3", "S"], ["b3", "C"]]
    page.click("S")
    assert marks_of(page.model, page.table).branches == ()
    to(page, "Sb2 Sb3")
    assert marks_of(page.model, page.table).branches == ()


def test_a_line_is_promoted_and_made_the_main_one() -> None:
    page = studied()
    assert page.written == "Sb2 Sb3 (Cb3 Tb3n (Tb3e)) Tb4s"
    to(page, "Sb2 Cb3 Tb3e")
    page.press(actions.STUDY_PROMOTE)
    assert page.written == "Sb2 Sb3 (Cb3 Tb3e (Tb3n)) Tb4s"
    assert page.moves == "Sb2 Cb3 Tb3e"
    page.press(actions.STUDY_MAIN)
    assert page.written == "Sb2 Cb3 (Sb3 Tb4s) Tb3e (Tb3n)"
    assert page.moves == "Sb2 Cb3 Tb3e"


def test_what_is_deleted_can_be_brought_back() -> None:
    page = studied()
    before = page.written
    to(page, "Sb2 Sb3")
    page.press(actions.STUDY_CUT)
    assert page.written == "Sb2 Cb3 Tb3n (Tb3e)"
    assert page.moves == "Sb2"
    page.type("Sb1")
    page.press(actions.STUDY_UNDO, actions.STUDY_UNDO)
    assert page.written == before
    assert page.moves == "Sb2 Sb3"


def test_at_the_start_there_is_nothing_to_edit() -> None:
    page = studied()
    page.press(actions.FIRST)
    before = page.written
    for action in (actions.STUDY_CUT, actions.STUDY_PROMOTE, actions.STUDY_MAIN):
        page.press(action)
    page.press(actions.STUDY_COPY)
    assert page.written == before
    assert not page.did("copy")


def test_a_line_is_copied_with_its_numbers() -> None:
    page = studied()
    to(page, "Sb2 Cb3 Tb3e")
    page.press(actions.STUDY_COPY)
    assert page.did("copy")[-1]["text"] == "1. Sb2 Cb3 2. Tb3e"


def test_one_goes_back_where_one_was_before_a_jump() -> None:
    page = studied()
    to(page, "Sb2 Cb3 Tb3e")
    page.press(actions.FIRST, actions.FORWARD)
    been = len(page.model.study.been)
    page.press(actions.STUDY_RETURN)
    assert page.moves == "Sb2 Cb3 Tb3e"
    page.press(actions.STUDY_RETURN)
    assert page.moves == "Sb2"
    assert len(page.model.study.been) == been - 2


def test_a_variation_is_folded_and_unfolds_when_one_goes_there() -> None:
    page = studied()
    first = number_of(page, "Sb2 Cb3")
    page.press(actions.FOLD(first))
    shown = "".join(page.regions.values())
    assert f'id="ply-{first}"' in shown
    assert f'id="ply-{number_of(page, "Sb2 Cb3 Tb3n")}"' not in shown
    assert 'aria-expanded="false"' in shown
    page.press(actions.STUDY_CHOOSE(first))
    assert page.model.study.folded == frozenset()


@pytest.mark.parametrize(
    ("key", "result"),
    [
        ("p", "Sb2 Cb3 (Sb3 Tb4s) Tb3n (Tb3e)"),
        ("M", "Sb2 Cb3 (Sb3 Tb4s) Tb3n (Tb3e)"),
        ("Delete", "Sb2 Sb3 Tb4s"),
    ],
)
def test_keys_beside_the_board_edit_the_tree(key: str, result: str) -> None:
    page = studied()
    to(page, "Sb2 Cb3")
    beside(page, key)
    assert page.written == result


def test_keys_copy_turn_and_go_back() -> None:
    page = studied()
    page.press(actions.LAST)
    end = page.moves
    page.press(actions.FIRST)
    beside(page, "b")
    assert page.moves == end
    beside(page, "C", "f")
    assert page.did("copy")
    assert page.table.flipped


def test_letters_on_the_board_choose_pieces_still() -> None:
    page = studied()
    page.send("key", key="c", focus="spot-b3")
    assert not page.did("copy")
    assert [target.name for target in page.model.play.selection] == ["C"]


def test_the_keys_are_listed_on_the_page_of_a_study_alone() -> None:
    page = studied()
    page.press(actions.DIALOG("keys"))
    assert "Promote the line" in page.regions["dialog"]
    page.send("hash", hash="#/pyrga")
    page.press(actions.DIALOG("keys"))
    assert "Promote the line" not in page.regions["dialog"]


def test_what_one_tab_deletes_goes_from_another_that_has_nothing_to_save() -> None:
    device = Device({})
    one = studied(device=device)
    two = Page("#/pyrga/study", device=device, seed=2)
    two.press(actions.LAST)  # which is saved, and answered
    one.send(**device.listed())
    assert two.written == one.written
    to(one, "Sb2 Cb3")
    one.press(actions.STUDY_CUT)
    two.send(**device.listed())
    assert two.written == one.written == "Sb2 Sb3 Tb4s"
    assert Page("#/pyrga/study", device=device, seed=3).table.record.plies == one.table.record.plies


def test_a_tab_that_has_played_meanwhile_loses_nothing() -> None:
    device = Device({})
    one = studied(device=device)
    two = Page("#/pyrga/study", device=device, seed=2)
    to(one, "Sb2 Cb3")
    one.press(actions.STUDY_CUT)
    device.held = True  # what the other tab plays is not saved yet
    to(two, "Sb2 Sb3 Tb4s")
    two.type("Tb3n")
    two.send(**device.listed())
    assert two.moves == "Sb2 Sb3 Tb4s Tb3n"
