"""Keys that have screen readers say what is on the board."""

from __future__ import annotations

import pytest

from tesserae.app.editing.keys import READ
from tesserae.app.messages import actions
from tesserae.app.pages.dialogs.keys import keys
from tesserae.app.play import aloud
from tesserae.app.render import words_of
from tesserae.core.game import FIRST
from tests.app.page import Page, for_two
from tests.toy import breakthrough, nim
from tests.toy.listed import beside_the_others

PYRGA = "#/pyrga?v=1&p=a1StnC.b1s.c1Stnc.a2stsC.b2Tw.c2Tsc.d2Tw.a3tsC.d3sC.c4Te.d4ts~Sb1"
ZAIC = "#/zaic?v=1&g=Bh8.Bj8.Bj10"
TETRAD = "#/tetrad?v=1&g=I1b1.I0b14"


def told(page: Page, key: str, cell: str) -> str:
    """What is said once a key is pressed on a cell."""
    page.send("key", key=key, focus=f"spot-{cell}")
    return page.regions["said"].strip("\u00a0")


def test_a_row_and_a_column_are_read_in_the_direction_of_the_arrow() -> None:
    page = Page(PYRGA)
    parts = ["a3: White Cylinder and Black", "b3 and c3: empty.", "d3: Black Square and"]
    for key, cells in (("Shift+ArrowRight", parts), ("Shift+ArrowLeft", parts[::-1])):
        read = told(page, key, "c3").replace("c3 and b3", "b3 and c3")
        assert sorted(map(read.index, cells)) == list(map(read.index, cells))
    assert told(page, "Shift+ArrowUp", "b1").endswith("b3 and b4: empty.")
    assert told(page, "Shift+ArrowDown", "b1").startswith("b4 and b3: empty. b2: ")
    page.press(actions.FLIP)
    assert told(page, "Shift+ArrowRight", "c3").startswith("d3: Black Square")


def test_neighbours_that_are_alike_are_read_together() -> None:
    page = Page(ZAIC)
    row = told(page, "Shift+ArrowRight", "h8")
    assert row.startswith("d8 to g8: empty. h8 and i8: level 1, Light; area of 4 squares; one tile")
    assert row.endswith("on j8, k8, j9 and k9. l8 and m8: empty.")


def test_beside_the_cells_the_line_of_the_last_cell_is_read() -> None:
    page = Page("#/pyrga")
    page.send("key", key="ArrowUp", focus="spot-b2")
    assert told(page, "Shift+ArrowRight", "") == "a3 to d3: empty."
    page.click("b2", "T")
    assert told(page, "Shift+ArrowRight", "n") == "a2 to d2: empty."


@pytest.mark.parametrize(
    ("hash", "key", "says"),
    [
        (PYRGA, "+", "White: a1: White’s Tower, made of"),
        (PYRGA, "-", "Black: a1: White’s Tower, made of White Square"),
        (ZAIC, "-", "Light: h8, i8, h9 and i9: level 1, Light; area of 4"),
        ("#/tetrad?v=1&g=J1b1", "-", "White: b1 to b3 and c3, Blue: White unit 1, 4 tiles."),
        (TETRAD, "+", "White: b1 to b4, Blue: White unit 1, 4 tiles."),
        ("#/zaic", "-", "Dark: nothing on the board."),
    ],
)
def test_the_pieces_of_either_side(hash: str, key: str, says: str) -> None:
    assert told(Page(hash), key, "b2").startswith(says)


def test_one_s_own_pieces_are_those_of_the_one_person_there_is() -> None:
    page = Page("#/pyrga", "Sb2", seats=(0, 2))
    assert page.table.position.to_move == 1
    assert told(page, "+", "b2").startswith("White: b2: White Square.")


def test_what_can_be_chosen() -> None:
    page = for_two()
    page.click("b2")
    assert told(page, ";", "b2") == "Beside the cells: Square, Triangle and Cylinder."
    page.click("T")
    assert told(page, ";", "b2") == (
        "Beside the cells: Point at b3, Point at c2, Point at b1 and Point at a2."
    )
    page.click("n")
    assert (
        told(page, ";", "b2")
        == "Beside the cells: Square, Triangle and Cylinder. b3 and b4: empty."
    )
    page.click("b3")
    assert told(page, ";", "b2") == "Beside the cells: Square, Triangle and Cylinder."


def test_nothing_can_be_chosen_while_another_is_at_it() -> None:
    page = Page("#/pyrga", "Sb2", seats=(0, 2))
    assert told(page, ";", "b2") == "Nothing can be chosen now."
    lesson = Page("#/pyrga/learn/3")
    assert told(lesson, ";", "b2").endswith("b2, a3, c3 and b4: empty.")
    lesson.click("b2", "S")
    assert lesson.board.phase != "solve"
    assert told(lesson, ";", "b2") == "Nothing can be chosen now."


def test_what_has_happened_since_the_other_side_s_turn_began() -> None:
    page = Page("#/tetrad?v=1&g=I1b1.I0b14")
    assert told(page, "!", "b2") == "Black: Unit 1: I on b14."


def test_without_cells_no_line_is_read() -> None:
    model = Page("#/pyrga").model
    for key in READ:
        said = aloud.read_spots(model, [], key, None, FIRST).play.said
        assert len(said) == (key not in aloud.LINES)


def test_the_same_is_said_again_and_the_next_input_ends_it() -> None:
    page = Page("#/pyrga")
    first = told(page, "!", "b2"), page.regions["said"]
    again = told(page, "!", "b2"), page.regions["said"]
    assert first[0] == again[0] == "No move has been made."
    assert first[1] != again[1]
    page.send("key", key="ArrowUp", focus="spot-b2")
    assert page.regions["said"] == ""


@pytest.mark.parametrize("key", READ)
def test_a_position_that_is_set_up_is_read(key: str) -> None:
    page = Page("#/pyrga/editor")
    page.click("b2")
    assert "b2" in told(page, key, "b2") or key == "-"


def test_a_game_need_not_say_whose_pieces_are_whose(monkeypatch: pytest.MonkeyPatch) -> None:
    with beside_the_others(monkeypatch, nim.GAME):
        page = Page("#/nim")
        own, theirs = (told(page, key, "a1").partition(": ") for key in "+-")
        assert own[0] != theirs[0]
        assert own[2] == theirs[2]


def test_a_game_on_squares_says_so_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    with beside_the_others(monkeypatch, breakthrough.GAME):
        page = Page("#/breakthrough")
        assert told(page, "+", "a1") == "White: a1 to f1 and a2 to f2: a white pawn."
        assert told(page, "Shift+ArrowUp", "a1").startswith("a1 and a2: a white pawn. a3 and a4: ")


@pytest.mark.parametrize("hash", ["#/pyrga", "#/pyrga/learn", "#/pyrga/study", "#/pyrga/editor"])
def test_the_keys_are_listed(hash: str) -> None:
    model = Page(hash).model
    listed = str(keys(model, words_of(model)))
    arrows = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
    for key in READ if hash.endswith("editor") else aloud.KEYS:
        assert f"<kbd>{arrows.get(key.partition('Arrow')[2], key)}</kbd>" in listed
