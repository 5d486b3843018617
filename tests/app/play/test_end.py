"""The end of a game: who won, the first win on the device, and playing once more."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.table import ADAPTIVE
from tesserae.core.text import text
from tests.app.page import Page
from tests.toy import nim
from tests.toy.listed import beside_the_others


class Counted(nim.Nim):
    """Nim with a goal and a score: the counters that are left, and one."""

    goal = text("nim.do")

    def result(self, position: nim.Position) -> tuple[int, int]:
        return sum(position.heaps), 1


@pytest.fixture(autouse=True)
def heaps(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with beside_the_others(monkeypatch, Counted()):
        yield


def last_ply(first: int, second: int) -> Page:
    """A game that the side to move, the second, wins by taking the whole of the last heap."""
    return Page("#/nim?v=1&g=a1.b1.c2", seats=(first, second))


def won(first: int, second: int) -> Page:
    """The same after its last ply."""
    page = last_ply(0, 0)
    page.type("c1")
    page.seat(first, second)
    return page


def goal_shown(page: Page) -> bool:
    return 'class="goal"' in page.regions["caption"]


@pytest.mark.parametrize(
    ("seats", "result", "why"),
    [
        ((2, 0), "You won, 1 to 0.", "South wins."),
        ((0, 2), "You lost, 0 to 1.", "South wins."),
        ((0, 0), "South wins.", "The last counter is taken."),
        ((1, 2), "South wins.", "The last counter is taken."),
    ],
)
def test_a_person_is_told_that_they_won_or_lost(
    seats: tuple[int, int], result: str, why: str
) -> None:
    status = won(*seats).regions["status"]
    assert f"<b>{result}" in status
    assert f'class="why">{why}' in status
    assert "The last counter is taken." in status
    assert ("Now send your move" in status) == (seats == (0, 0)), "a link is to be sent back"


def test_who_resigns_is_told_so_without_a_score() -> None:
    page = last_ply(2, 0)
    page.press(actions.RESIGN)
    assert "South resigned: North wins." in page.regions["status"]


@pytest.mark.parametrize(
    ("seats", "order"),
    [
        ((2, 0), ["next-level", "review", "tray-new"]),
        ((5, 0), ["rematch", "review", "tray-new"]),
        ((0, 2), ["review", "rematch", "tray-new"]),
        ((0, 0), ["rematch", "review", "tray-new"]),
    ],
)
def test_who_has_lost_to_the_computer_is_first_told_why(
    seats: tuple[int, int], order: list[str]
) -> None:
    tray = won(*seats).regions["tray"]
    assert re.findall(r'id="([a-z-]+)"', tray) == order
    assert "primary" in tray.partition("</button>")[0]
    assert tray.count("primary") == 1
    assert ("What happened?" in tray) == (order[0] == "review")


def test_the_review_is_offered_where_there_is_none() -> None:
    page = won(0, 2)
    assert "aria-disabled" not in page.regions["tray"]
    page.press(actions.REVIEW)
    assert '<button aria-disabled="true" class="button" data-act="review"' in page.regions["tray"]
    assert 'data-act="review-stop"' in page.regions["review-area"]
    page.press(actions.REVIEW_STOP)
    assert "aria-disabled" not in page.regions["tray"]


def test_a_rematch_is_a_new_game_with_sides_swapped() -> None:
    page = won(0, 3)
    page.press(actions.REMATCH)
    assert page.table.seats == (3, 0)
    assert page.table.flipped
    assert page.table.record.plies == ()
    assert len(page.model.tables) == 2


def test_after_a_win_the_next_level_plays_with_sides_swapped() -> None:
    page = won(2, 0)
    page.press(actions.NEXT_LEVEL)
    assert page.table.seats == (0, 3)
    assert page.table.record.plies == ()
    for seats in ((0, 2), (5, 0), (0, 0), (1, 2)):
        page = won(*seats)
        before = page.table
        page.press(actions.NEXT_LEVEL)
        assert page.table is before


def test_the_adaptive_opponent_is_played_again_as_it_climbs_by_itself() -> None:
    page = last_ply(ADAPTIVE, 0)
    page.type("c1")
    assert "rematch" in page.regions["tray"]
    assert "next-level" not in page.regions["tray"]


def test_a_rematch_begins_where_the_game_began() -> None:
    page = Page("#/nim?v=1&p=00302", "c1")
    start = page.table.record.start
    page.press(actions.REMATCH)
    assert page.table.record.start == start


def test_a_game_that_goes_on_has_no_rematch() -> None:
    page = last_ply(0, 2)
    before = page.table
    page.press(actions.REMATCH)
    assert page.table is before
    assert "rematch" not in page.regions["tray"]


def test_the_goal_is_shown_until_a_person_has_won_on_the_device() -> None:
    page = last_ply(1, 0)
    assert goal_shown(page)
    page.type("c1")
    assert page.model.settings.won == ("nim",)
    assert not goal_shown(page)
    assert not goal_shown(Page("#/nim", stored=page.stored))
    assert goal_shown(Page("#/nim"))


def test_a_game_that_the_engine_wins_or_that_was_only_opened_is_no_win() -> None:
    page = last_ply(0, 1)
    page.think()
    assert page.table.over
    assert page.model.settings.won == ()
    assert Page("#/nim?v=1&g=a1.b1.c2.c1").model.settings.won == ()
