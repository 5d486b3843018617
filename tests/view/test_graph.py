"""The graph of values: what is known is a line, and what is not is a gap."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tesserae.core.scene import Group
from tesserae.view import graph, standalone
from tesserae.view.graph import Graph, Value
from tesserae.view.standalone import Appearance

TOP, MIDDLE, BOTTOM = 6, 50, 94
"""Where the first side wins, a draw, and where the second side wins."""


def paths(shown: Graph) -> dict[str, str]:
    """The path of each style."""
    root = ElementTree.fromstring(graph.draw_graph(shown))
    return {it.attrib["class"]: it.attrib["d"] for it in root.iter("path")}


def gaps(shown: Graph) -> list[tuple[float, float]]:
    root = ElementTree.fromstring(graph.draw_graph(shown))
    boxes = [it.attrib for it in root.iter("rect") if it.attrib["class"] == "unknown"]
    return [(float(it["x"]), float(it["width"])) for it in boxes]


@pytest.mark.parametrize(
    ("heights", "line", "unknown"),
    [
        ((0, 0.5, -0.5), "M0 50L300 28L600 72", []),
        ((None, None, None), "", [(0, 600)]),
        ((None, 0, 0), "M300 50L600 50", [(0, 300)]),
        ((0, 0, None), "M0 50L300 50", [(300, 300)]),
        ((0, None, 0), "M0 50L0 50M600 50L600 50", [(0, 600)]),
    ],
)
def test_estimates_are_joined_and_there_is_no_line_where_nothing_is_known(
    heights: tuple[float | None, ...], line: str, unknown: list[tuple[float, float]]
) -> None:
    shown = Graph(tuple(Value(4 + n, height) for n, height in enumerate(heights)))
    assert paths(shown)["value"] == line
    assert gaps(shown) == unknown


def test_a_proven_value_holds_until_the_next_ply_even_if_the_value_of_that_is_not_known() -> None:
    known = Graph((Value(0, 1, exact=True), Value(1, -1, exact=True), Value(2, 0, exact=True)))
    line = f"M0 {TOP}L300 {TOP}L300 {BOTTOM}L600 {BOTTOM}L600 {MIDDLE}"
    assert (paths(known)["value"], gaps(known)) == (line, [])
    unknown = Graph((Value(0, 1, exact=True), Value(1, None), Value(2, None), Value(3, 0)))
    assert paths(unknown)["value"] == f"M0 {TOP}L200 {TOP}M600 50L600 50"
    assert gaps(unknown) == [(200, 400)]


def test_key_moments_are_dots_on_the_line() -> None:
    values = (Value(0, 0), Value(1, -1), Value(2, 0))
    assert paths(Graph(values, (1, 2)))["moment"] == f"M300 {BOTTOM}L300 {BOTTOM}M600 50L600 50"


def test_a_file_has_the_words_and_the_styles_of_what_it_shows() -> None:
    scene = graph.scene(Graph((Value(0, 0), Value(1, None))), "White wins", "Black wins")
    (group,) = scene.items
    assert isinstance(group, Group)
    appearance = Appearance(graph.STYLES, "light")
    file = standalone.board(scene, appearance, "A graph", str)
    assert ">White wins</text>" in file
    assert ">Black wins</text>" in file
    assert ".curve .unknown{fill:#d8cdb9;" in file
    assert "var(" not in file
