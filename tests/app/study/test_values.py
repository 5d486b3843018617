"""Where the values of a study stand on boards of many small cells."""

from __future__ import annotations

import re

import pytest

from tesserae.app.model.analysis import Evaluation
from tesserae.app.model.table import entries_of
from tesserae.core.position import Move
from tesserae.core.scene import Marks, Spot
from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.notation.targets import CELL_TARGETS
from tesserae.games.tetrad.rules.board import cells_of
from tesserae.games.tetrad.rules.position import Position
from tests.app.page import Page
from tests.app.study.found import news
from tests.toy import breakthrough
from tests.toy.listed import beside_the_others

READY = "I1b1.T2k13.I1d1.L1i12.I1g1.T2f13.I1j1.J3d12.I1m1.T2a13"
"""A setup of Tetrad."""


def opened(position: Position) -> Page:
    """A study of a position of Tetrad."""
    return Page(f"#/tetrad/study?v=1&p={GAME.encode(position)}")


def worn_down(position: Position) -> Position:
    """A unit that has lost all tiles but one, which is to move."""
    own, *others = position.units
    return position._replace(units=(own & -own, *others))


def move_through(page: Page, target: str) -> Move:
    """A move that begins with a target."""
    return next(it.move for it in entries_of(page.table) if it.targets[0].name == target)


def good_first(page: Page, *moves: Move) -> None:
    """The engine has found lines with these moves, each a unit worse than the one before."""
    unit = page.table.game.unit
    found = [Evaluation(unit * (9 - n), 4, (move,)) for n, move in enumerate(moves)]
    news(page, *found)


def spots(page: Page) -> dict[str, Spot]:
    table = page.table
    return {it.target.name: it for it in table.game.scene(table.position, Marks()).spots}


def chips(page: Page) -> list[tuple[str, float, float]]:
    """The style of each chip on the board, and where its middle is."""
    chip = r'translate\(([\d.]+) ([\d.]+)\)" class="worth (\w+)"'
    found = re.findall(chip, page.regions["board-picture"])
    return [(style, float(x), float(y)) for x, y, style in found]


def below(spot: Spot) -> tuple[float, float]:
    """On the lower edge, so that the number in the middle, 43 units high, can be seen."""
    return spot.x + spot.width / 2, spot.y + spot.height + 5


def test_a_unit_of_tetrad_bears_one_value_on_its_lower_edge() -> None:
    page = opened(GAME.showcase())
    at = spots(page)
    good_first(page, move_through(page, "e4"), move_through(page, "j6"))
    (best, x, y), (loss, _, low) = chips(page)
    assert (best, loss) == ("best", "loss")
    middle = at["e4"]  # between d4 and f4, and below e5
    assert (x, y) == below(middle)
    assert low == below(at["j5"])[1]
    told = [at[name].label for name in ("d4", "e4", "f4", "e5")]
    assert len(told) == page.regions["board-spots"].count("as good as the best")


def test_the_last_tile_of_a_unit_bears_its_value_below_its_number() -> None:
    position = worn_down(GAME.showcase())
    page = opened(position)
    [name] = [CELL_TARGETS[cell].name for cell in cells_of(position.units[0])]
    good_first(page, move_through(page, name))
    at = spots(page)[name]
    assert chips(page) == [("best", *below(at))]


def test_a_goal_of_tetrad_bears_its_value_inside() -> None:
    page = opened(GAME.showcase())
    good_first(page, move_through(page, "d4"))
    page.click("d4")
    [(style, x, y)] = chips(page)
    goals = [it for it in spots(page).values() if abs(x - it.x - it.width / 2) < 1]
    [goal] = [it for it in goals if it.y < y < it.y + it.height]
    assert style == "best"
    assert goal.y + 0.25 * goal.height < y < goal.y + 0.75 * goal.height


def test_a_unit_in_the_last_row_bears_its_value_above_the_letter_of_its_column() -> None:
    page = Page(f"#/tetrad/study?v=1&g={READY}")
    good_first(page, move_through(page, "b1"))
    at = spots(page)["b1"]
    assert chips(page) == [("best", at.x + at.width / 2, at.y - 5)]


def test_a_game_without_words_for_a_loss_has_points_in_its_unit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(type(GAME), "describe_loss", lambda *_: None)
    page = Page(f"#/tetrad/study?v=1&g={READY}", languages=["fr"])
    best, worse = (move_through(page, name) for name in ("b1", "d1"))
    good_first(page, best, worse)
    assert sorted(style for style, _, _ in chips(page)) == ["best", "loss"]
    assert "moins bon que le meilleur" in "".join(page.regions.values())
    assert re.search(r">\u2212\d,\d<", page.regions["board-picture"])


@pytest.mark.parametrize("share", [-0.9, -0.2, 0.01, 0.3, 1.2])
def test_a_line_has_the_same_lead_as_a_number_and_in_words(share: float) -> None:
    page = opened(GAME.showcase())
    score = round(share * 40 * GAME.unit)
    move = page.table.position.legal_moves()[0]
    news(page, Evaluation(score, 4, (move,)))
    chip = r'aria-label="([^"]*)" class="worth estimate"[^>]*>([^<]*)<'
    [(words, number)] = re.findall(chip, page.regions["lines"])
    [*told] = re.findall(r"ahead by about (\d+) tile", words)
    assert told == [str(abs(round(float(number.replace("\u2212", "-")))))] * (abs(share) > 0.1)


def test_a_pawn_bears_its_value_at_the_foot_of_its_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    with beside_the_others(monkeypatch, breakthrough.GAME):
        page = Page("#/breakthrough/study")
        good_first(page, move_through(page, "b2"))
        at = spots(page)["b2"]
        [(_, x, y)] = chips(page)
    assert x == at.x + at.width / 2
    assert at.y + 0.85 * at.height < y < at.y + 0.95 * at.height  # the pawn ends at 0.85
