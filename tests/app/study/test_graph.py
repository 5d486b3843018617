"""The graph of a study: what the engine knows of the variation, and nothing else."""

from __future__ import annotations

from xml.etree import ElementTree

from tesserae.app.analysis.curve import displayed_curve, graph
from tesserae.app.messages import actions
from tesserae.app.model.analysis import Evaluation, StudyAnalysis
from tesserae.search.report import WON
from tests.app.page import Page
from tests.app.sharing.share_dialog import saved


def knows(page: Page, known: dict[int, Evaluation], *, lines: bool = False) -> None:
    """The engine knows the values of some positions of the variation."""
    positions = page.table.record.positions
    found = {(page.table.slug, positions[ply]): it for ply, it in known.items()}
    if lines:
        studies = {key: StudyAnalysis((it,), {}, 0, 0) for key, it in found.items()}
        page.app.model = page.model.with_analysis(studies=studies)
    else:
        page.app.model = page.model.with_analysis(evaluations=found)


def heights(page: Page) -> list[float | None]:
    curve = displayed_curve(page.model)
    assert curve is not None
    return [value.height for value in graph(curve).values]


def studied(slug: str, *moves: str) -> Page:
    return Page(f"#/{slug}/study", *moves)


def test_without_a_ply_there_is_no_graph() -> None:
    page = Page("#/pyrga/study")
    assert "The graph begins with the first move." in page.regions["graph-picture"]
    assert page.regions["graph-ply"] == page.regions["graph-table"] == ""
    page.press(actions.GRAPH_SVG)
    assert page.did("download") == []


def test_only_what_is_proven_is_drawn_where_a_game_can_be_solved() -> None:
    page = studied("pyrga", "Tb2w", "Ta2s", "Ta1e")
    knows(page, {0: Evaluation(300, 6), 1: Evaluation(-WON, 3, proven=True)})
    assert heights(page) == [None, 1, None, None]


def test_estimates_are_drawn_elsewhere_and_what_the_lines_have_found() -> None:
    page = studied("zaic", "Hh8", "Si8", "Hj8")
    known = {0: Evaluation(900, 2), 1: Evaluation(900, 2), 3: Evaluation(0, 2)}
    knows(page, known)
    assert heights(page)[2] is None
    drawn = heights(page)
    knows(page, known, lines=True)
    assert heights(page) == drawn
    assert drawn[0] is not None
    assert drawn[1] == -drawn[0]


def test_a_proof_counts_more_than_a_line() -> None:
    page = studied("zaic", "Hh8")
    knows(page, {1: Evaluation(0, 9)}, lines=True)
    key = (page.table.slug, page.table.position)
    page.app.model = page.model.with_analysis(evaluations={key: Evaluation(WON, 1, proven=True)})
    assert heights(page)[1] == -1


def test_dots_are_where_the_side_that_played_gave_something_away() -> None:
    page = studied("pyrga", "Tb2w", "Ta2s", "Ta1e", "Cb1")
    won, level = (Evaluation(score, proven=True) for score in (WON, 0))
    knows(page, {0: won, 1: won, 2: won, 3: level, 4: level})
    curve = displayed_curve(page.model)
    assert curve is not None
    assert heights(page) == [1, -1, 1, 0, 0]
    assert curve.moments == (1, 2, 3)


def test_the_slider_goes_along_the_variation_and_stays_in_it() -> None:
    page = studied("pyrga", "Tb2w", "Ta2s", "Ta1e")
    page.change(actions.GRAPH, 1)
    assert page.moves == "Tb2w"
    slider = ElementTree.fromstring(page.regions["graph-ply"])
    assert (slider.get("value"), slider.get("max")) == ("1", "3")
    assert slider.get("aria-valuetext") == "1. Tb2w: not known"
    page.change(actions.GRAPH, 99)
    assert page.moves == "Tb2w Ta2s Ta1e"


def test_its_picture_can_be_saved() -> None:
    page = studied("zaic", "Hh8", "Si8")
    knows(page, {0: Evaluation(900, 2), 1: Evaluation(0, 2)})
    file = saved(page, actions.GRAPH_SVG)
    assert file["name"] == "tesserae-zaic-graph.svg"
    assert "Light ahead by about 5 squares" in file["text"]
