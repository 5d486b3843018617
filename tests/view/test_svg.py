"""How scenes become SVG text."""

from __future__ import annotations

from itertools import product
from xml.etree import ElementTree

import pytest

from tesserae.core.scene import Box, Disc, Group, Label, Outline, Scene, Spot, Strokes
from tesserae.core.text import Text, text
from tesserae.view import svg
from tests.targets import Letter

TRIANGLE = ((0.0, 0.0), (10.0, 0.0), (0.0, 10.0))


def speak(text: Text) -> str:
    return text.key


def drawn(*items: object) -> str:
    return svg.picture(items)  # type: ignore[arg-type]


def cell(target: str, row: int, column: int, offered: bool = False, picked: bool = False) -> Spot:
    return Spot(Letter(target), 0, 0, 10, 10, text(f"the {target}"), row, column, offered, picked)


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<g>{markup}</g>")


def tab_stops(markup: str) -> list[str]:
    return [spot.attrib["id"] for spot in parsed(markup).iter() if spot.get("tabindex") == "0"]


@pytest.mark.parametrize(
    ("item", "markup"),
    [
        (Box(1, 2, 3, 4, "a"), '<rect x="1" y="2" width="3" height="4" class="a"/>'),
        (Box(1, 2, 3, 4, "a", 5), '<rect x="1" y="2" width="3" height="4" rx="5" class="a"/>'),
        (Disc(1, 2, 3, "a b"), '<circle cx="1" cy="2" r="3" class="a b"/>'),
        (Outline((TRIANGLE,), "a"), '<path d="M0 0L10 0L0 10Z" class="a"/>'),
        (Strokes((TRIANGLE[:2],), "a"), '<path d="M0 0L10 0" class="a" fill="none"/>'),
        (Label(1, 2, "b", ""), '<text x="1" y="2" dy=".35em" text-anchor="middle">b</text>'),
        (Group((), style="a"), '<g class="a"></g>'),
        (Group((), 1, 2, 90, 0.8), '<g transform="translate(1 2) rotate(90) scale(0.8)"></g>'),
    ],
)
def test_every_kind_of_item_has_its_element(item: object, markup: str) -> None:
    assert drawn(item) == markup


def test_items_of_two_kinds_with_equal_fields_are_not_confused() -> None:
    assert drawn(Outline((TRIANGLE,), "a")) != drawn(Strokes((TRIANGLE,), "a"))


@pytest.mark.parametrize(
    ("number", "written"), [(1 / 3, "0.33"), (-0.001, "0"), (100.0, "100"), (-2.5, "-2.5")]
)
def test_numbers_have_at_most_two_decimals(number: float, written: str) -> None:
    assert f'cx="{written}"' in drawn(Disc(number, 0, 1, ""))


def test_words_are_escaped() -> None:
    assert "<script>" not in drawn(Label(0, 0, "<script>", ""))


def test_what_is_no_class_name_is_refused() -> None:
    with pytest.raises(ValueError, match="class names"):
        drawn(Disc(0, 0, 1, 'a" onload="'))


def test_a_figure_with_a_label_is_an_image_with_that_name() -> None:
    markup = svg.whole(Scene(10, 10, (), label=text("a & b")), speak)
    assert markup == (
        '<svg class="figure" viewBox="0 0 10 10" role="img" aria-label="a &amp; b"></svg>'
    )


def test_a_figure_without_a_label_is_decoration() -> None:
    assert 'aria-hidden="true"' in svg.whole(Scene(10, 10, (), x=-5, y=-5), speak)


def test_a_document_is_well_formed_and_carries_its_styles() -> None:
    scene = Scene(10, 10, (Disc(0, 0, 1, "a"),), label=text("named"))
    root = ElementTree.fromstring(svg.document(scene, speak, ".a>b{fill:red}", "<a>"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert [root[0].text, root[1].text] == ["<a>", ".a>b{fill:red}"]


def test_spots_are_a_named_grid_of_rows_whatever_their_order() -> None:
    scene = Scene(10, 10, (), (cell("c", 1, 0), cell("b", 0, 1), cell("a", 0, 0)), text("grid"))
    grid = parsed(svg.spots(scene.spots, scene.label, speak))[0]
    assert (grid.attrib["role"], grid.attrib["aria-label"]) == ("grid", "grid")
    assert [[spot.attrib["data-arg"] for spot in row] for row in grid] == [["a", "b"], ["c"]]
    assert {row.attrib["role"] for row in grid} == {"row"}
    assert {spot.attrib["role"] for row in grid for spot in row} == {"gridcell"}


def test_spots_without_a_row_are_buttons_after_the_grid() -> None:
    handle = Spot(Letter("n"), 0, 0, 10, 10, text("north"))
    group = parsed(svg.spots((handle, cell("a", 0, 0)), None, speak))[1]
    assert group.attrib["role"] == "group"
    assert [(spot.attrib["role"], spot.attrib["data-arg"]) for spot in group] == [("button", "n")]


@pytest.mark.parametrize(
    ("other", "focus"),
    [
        (cell("b", 0, 1), Letter("b")),  # where the focus was
        (cell("b", 0, 1, offered=True), None),  # the first one that can be played
        (cell("b", 0, 1, picked=True), None),  # where the rest of a move is elsewhere
    ],
)
def test_the_grid_is_one_stop_of_the_tab_key(other: Spot, focus: Letter | None) -> None:
    spots = (cell("a", 0, 0), other)
    assert tab_stops(svg.spots(spots, None, speak, focus)) == ["spot-b"]


def test_picked_and_offered_spots_are_told_apart() -> None:
    scene = Scene(10, 10, (), (cell("a", 0, 0, picked=True), cell("b", 0, 1, offered=True)))
    picked, offered = (row for row in parsed(svg.spots(scene.spots, scene.label, speak))[0][0])
    assert (picked.attrib["class"], picked.attrib["aria-selected"]) == ("spot picked", "true")
    assert (offered.attrib["class"], offered.attrib["aria-selected"]) == ("spot offered", "false")


def grids() -> list[list[Spot]]:
    """Grids that may follow each other: in each, some cells are those of the others."""
    four = [cell(name, n // 2, n % 2) for n, name in enumerate("abcd")]
    offered = [*four[:2], cell("c", 1, 0, offered=True), four[3]]
    turned = [it._replace(row=1 - (it.row or 0)) for it in four]
    renamed = [cell(name, n // 2, n % 2) for n, name in enumerate("abce")]
    return [four, offered, turned, renamed, four[:3], four[:2], [*reversed(four)]]


@pytest.mark.parametrize("focus", [None, Letter("b"), Letter("d")])
def test_a_grid_is_drawn_as_if_there_had_been_no_other_before(focus: Letter | None) -> None:
    for before, after in product(grids(), repeat=2):
        grid = svg._Grid()
        for other in (None, Letter("a"), Letter("c")):
            grid.rows(before, speak, other)
            assert grid.rows(after, speak, focus) == svg._Grid().rows(after, speak, focus)


def test_only_cells_that_have_changed_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    grid, (four, offered, *_) = svg._Grid(), grids()
    grid.rows(four, speak, Letter("a"))
    again: list[str] = []

    def cell_drawn(_: Spot, name: str, *__: object) -> str:
        again.append(name)
        return ""

    monkeypatch.setattr(svg, "_cell", cell_drawn)
    grid.rows(offered, speak, Letter("a"))
    assert again == ["c"]


def test_a_grid_in_another_language_is_drawn_anew() -> None:
    def louder(text: Text) -> str:
        return text.key.upper()

    grid, cells = svg._Grid(), grids()[0]
    grid.rows(cells, speak, None)
    assert grid.rows(cells, louder, None) == svg._Grid().rows(cells, louder, None)


def test_a_grid_that_could_not_be_drawn_is_drawn_anew() -> None:
    def silent(text: Text) -> str:
        raise KeyError(text.key)

    grid, (four, _, turned, *_) = svg._Grid(), grids()
    expected = grid.rows(four, speak, None)
    unknown = [it._replace(label=text("unknown")) for it in turned]
    with pytest.raises(KeyError):
        grid.rows(unknown, silent, None)
    assert grid.rows(four, speak, None) == expected


def test_a_board_is_drawn_as_any_picture_whatever_was_drawn_before() -> None:
    tile, other = (Group((Disc(0, 0, 1, "a"),), x) for x in (1, 2))
    line = Strokes((TRIANGLE,), "line")
    for layers in ((tile, other), (tile, tile, line), (line,), (other, line, tile)):
        whole = Group(layers, style="board")
        assert svg.board((whole,)) == svg.picture((whole,))


def test_a_label_cannot_break_out_of_its_attribute() -> None:
    grid = parsed(svg.spots([cell('"><b', 0, 0)], None, speak))[0]
    assert grid[0][0].attrib["aria-label"] == 'the "><b'
