"""The graph of a review: its values, where it leads, its table, and marks in the list of moves."""

from __future__ import annotations

import re
from math import log
from xml.etree import ElementTree

import pytest

from tesserae.app.analysis import key_moments
from tesserae.app.analysis.curve import Curve, Valued, graph, half, of_review
from tesserae.app.messages import actions
from tesserae.app.model.analysis import Evaluation
from tesserae.core.game import DECISIVE, FIRST, SECOND, Side
from tesserae.games import catalog
from tesserae.games.tetrad import GAME
from tesserae.search.report import WON
from tesserae.view.strings import STRINGS
from tesserae.view.words import Words
from tests.app.analysis.reviews import PYRGA, answer, over, review_of, reviewed, text_of
from tests.app.page import Page
from tests.app.sharing.share_dialog import saved


def curve(page: Page) -> Curve:
    return of_review(page.table.game, review_of(page))


def heights(page: Page) -> list[float | None]:
    return [value.height for value in graph(curve(page)).values]


def slider(page: Page) -> dict[str, str]:
    return ElementTree.fromstring(page.regions["graph-ply"]).attrib


def marks(page: Page) -> list[str]:
    """The moves that are marked, with their signs and what is read for them."""
    list_ = "".join(it for name, it in page.regions.items() if name.startswith("moves-"))
    buttons = re.findall(
        r'aria-label="([^"]*)"[^>]*>([^<]*)<span class="glyph bad">([^<]*)<', list_
    )
    return [f"{move}{sign}, {label.rpartition(', ')[2]}" for label, move, sign in buttons]


def test_leads_are_drawn_in_the_units_of_the_game_for_the_first_side() -> None:
    page = reviewed({1: (2 * 900, 0), 2: (-900, 0), 4: (10 * 900, 9 * 900)})
    assert heights(page) == pytest.approx([0, -0.17, -0.085, 0, 0.85, 0, 0])
    picture = text_of(page.regions["graph-picture"])
    assert picture == "Light ahead by about 10 squares Dark ahead by about 10 squares"


def test_small_leads_are_not_drawn_as_large_ones() -> None:
    page = reviewed({0: (900, 900)})
    assert heights(page)[0] == pytest.approx(0.17)
    assert "Light ahead by about 5 squares" in page.regions["graph-picture"]


def test_what_is_decided_is_at_the_end_of_a_half() -> None:
    page = reviewed({0: (DECISIVE - 3, 0), 1: (DECISIVE - 3, 0), 2: (4_500, 0)})
    assert heights(page)[:3] == pytest.approx([1, -1, 0.85])


def test_what_is_only_seen_is_not_drawn_as_proven() -> None:
    seen = graph(curve(reviewed({2: (DECISIVE - 9, 0)}))).values[2]
    assert (seen.height, seen.exact) == (1, False)
    proven = graph(curve(reviewed({2: (DECISIVE - 9, 0)}, proven=True))).values[2]
    assert (proven.height, proven.exact) == (1, True)


def test_where_a_game_is_solved_its_result_is_drawn_and_nothing_else() -> None:
    page = reviewed(
        {0: (WON, -WON), 1: (WON, WON), 2: (0, -WON), 3: (WON, 0)}, proven=True, hash=PYRGA
    )
    assert heights(page)[:4] == [1, -1, 0, -1]
    assert all(value.exact for value in graph(curve(page)).values)
    assert text_of(page.regions["graph-picture"]) == "White wins Black wins"


def test_the_graph_is_there_from_the_beginning_and_grows() -> None:
    page = over()
    page.press(actions.REVIEW)
    assert heights(page) == [None] * 7
    assert slider(page)["aria-valuetext"] == "3... Vh6: not known"
    answer(page)
    assert heights(page) == [0] * 7


def test_an_end_by_the_rules_is_known_before_any_search() -> None:
    page = over(PYRGA)
    page.press(actions.REVIEW)
    assert heights(page)[:-1] == [None] * 7
    assert heights(page)[-1] is not None


def test_dots_are_where_the_key_moments_led() -> None:
    page = reviewed({1: (9_000, 0), 4: (9_000, 0)})
    assert curve(page).moments == (2, 5)


def test_the_slider_leads_along_the_game_and_says_where_one_is() -> None:
    page = reviewed({2: (2 * 900, 0)})
    assert [slider(page)[name] for name in ("min", "max", "value")] == ["0", "6", "6"]
    page.change(actions.GRAPH, 2)
    assert page.table.record.ply == 2
    assert slider(page)["value"] == "2"
    said = "1... Si8: Expected result: Light ahead by about 2 squares"
    assert slider(page)["aria-valuetext"] == said
    page.change(actions.GRAPH, 0)
    assert slider(page)["aria-valuetext"] == "Start: Expected result: level"
    page.change(actions.GRAPH, 99)
    assert page.table.record.ply == 6


def test_going_along_draws_neither_the_picture_nor_the_key_moments_again() -> None:
    page = reviewed({1: (9_000, 0)})
    before = dict(page.regions)
    page.change(actions.GRAPH, 3)
    same = ("graph-picture", "review-area", "graph-table")
    assert [page.regions[name] for name in same] == [before[name] for name in same]
    assert page.regions["graph-ply"] != before["graph-ply"]


def test_beside_the_game_the_slider_is_where_one_left_it_and_leads_back() -> None:
    page = reviewed({1: (9_000, 0)})
    page.change(actions.GRAPH, 1)
    page.type("Bj8")
    assert slider(page)["value"] == "1"
    page.change(actions.GRAPH, 4)
    assert page.moves == "Hh8 Si8 Hj8 Sh9"


def test_without_a_review_the_slider_leads_nowhere() -> None:
    page = over()
    page.change(actions.GRAPH, 1)
    assert page.table.record.ply == 6


def test_the_table_has_each_turn_its_mark_and_its_value() -> None:
    page = reviewed({1: (2 * 900, 0)})
    rows = re.findall("<tr>(.*?)</tr>", page.regions["graph-table"])
    assert [text_of(row) for row in rows[:4]] == [
        "Move Evaluation",
        "Start Expected result: level",
        "1. Hh8 Expected result: Dark ahead by about 2 squares",
        "1... Si8 ?? Expected result: level",
    ]
    assert len(rows) == 8


@pytest.mark.parametrize(
    ("chances", "sign"),
    [(0.26, "Si8??, blunder"), (0.24, "Si8?, mistake"), (0.11, "Si8?, mistake")]
    + [(0.09, "Si8?!, dubious move"), (0.06, "Si8?!, dubious move"), (0.04, "")],
)
def test_moves_are_marked_by_what_they_cost_in_winning_chances(chances: float, sign: str) -> None:
    page = over()
    odds = page.table.game.odds
    page.press(actions.REVIEW)
    left = round(odds * log((0.5 - chances) / (0.5 + chances)))
    answer(page, {1: (0, left)})
    assert marks(page) == [sign] * bool(sign)
    assert page.table.record.glyphs == ()
    page.press(actions.REVIEW_STOP)
    assert marks(page) == []


def test_in_a_solved_game_a_lost_win_weighs_twice_as_much_as_half_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(key_moments, "_is_seen", lambda *_: True)
    costs = {0: (WON, -WON), 1: (0, 0), 2: (0, -WON), 3: (WON, 0)}
    page = reviewed(costs, proven=True, hash=PYRGA)
    assert marks(page) == ["Tb1e??, blunder", "Ca1?, mistake", "Sa1?, mistake"]


def test_what_nobody_could_have_seen_is_not_marked_as_a_mistake() -> None:
    """As only a proof knows it: the review says that no mistake stands out."""
    page = reviewed({0: (WON, -WON)}, proven=True, hash=PYRGA)
    assert "No mistake stands out" in text_of(page.regions["review-area"])
    assert marks(page) == []


def test_nothing_is_marked_of_which_nothing_is_known() -> None:
    page = reviewed({0: (0, -9_000)}, depth=0)
    assert marks(page) == []


def test_the_picture_is_saved_in_the_colours_of_the_page() -> None:
    page = reviewed({0: (WON, -WON)}, proven=True, hash=PYRGA)
    file = saved(page, actions.GRAPH_SVG)
    assert (file["do"], file["name"]) == ("download", "tesserae-pyrga-graph.svg")
    assert "<title>Pyrga: the evaluation over the game</title>" in file["text"]
    assert ".curve .value{stroke:#23201b" in file["text"]
    ElementTree.fromstring(file["text"])
    png = saved(page, actions.GRAPH_PNG)
    assert (png["name"], png["svg"]) == ("tesserae-pyrga-graph.png", file["text"])
    assert (png["width"], png["height"]) == (1200, 300)


def test_without_a_review_there_is_no_picture() -> None:
    page = over()
    before = len(page.effects)
    page.press(actions.GRAPH_SVG)
    assert page.did("download") == []
    assert len(page.effects) == before


def test_no_side_of_tetrad_is_ahead_by_more_tiles_than_it_has() -> None:
    start = GAME.showcase()
    evaluation = Evaluation(round(0.9 * 40 * GAME.unit), 4)
    values = tuple([Valued(ply, start, evaluation) for ply in range(2)])
    shown = Curve(catalog.by_slug("tetrad"), (0,), values)
    words = Words("en", [STRINGS, GAME.strings])
    most = max(start.tiles(side) for side in (FIRST, SECOND))
    numbers = [
        int(n) for side in (0, 1) for n in re.findall(r"\d+", half(shown, Side(side), words))
    ]
    assert len(numbers) == 2
    assert max(numbers) <= most
    assert all(0.5 < abs(value.height or 0) <= 0.85 for value in graph(shown).values)
