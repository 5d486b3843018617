"""Plies that the page makes for a person who has no other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tesserae.app.messages import actions
from tesserae.core.game import Move
from tests.app.page import Page, for_two
from tests.toy import nim
from tests.toy.listed import beside_the_others


class Hasty(nim.Nim):
    """Nim in which the very last counter is taken by itself."""

    def automatic(self, position: nim.Position) -> Move | None:
        moves = position.legal_moves()
        return moves[0] if len(moves) == 1 else None


@pytest.fixture(autouse=True)
def heaps(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with beside_the_others(monkeypatch, Hasty()):
        yield


def taken() -> Page:
    """Two people, one of whom has taken two of the last three counters."""
    page = for_two(hash="#/nim?v=1&g=a1.b1")
    page.click("c2")
    return page


def test_it_is_made_once_nothing_else_is_left_and_the_page_says_so() -> None:
    page = taken()
    assert page.moves == "a1 b1 c2 c1"
    assert "There was nothing left to do" in page.regions["toast"]
    assert page.table.over


def test_undo_goes_back_to_where_there_was_a_choice() -> None:
    page = taken()
    page.press(actions.UNDO)
    assert page.moves == "a1 b1"
    page.press(actions.REDO)
    assert page.moves == "a1 b1 c2 c1"


def test_it_is_made_again_along_a_line_that_was_played_before() -> None:
    page = taken()
    page.press(actions.UNDO)
    page.click("c2")
    assert page.moves == "a1 b1 c2 c1"
    assert len(page.table.record.plies) == 4


def test_looking_back_and_opening_a_link_make_no_ply() -> None:
    page = taken()
    page.press(actions.BACK)
    assert page.moves == "a1 b1 c2"
    assert for_two(hash="#/nim?v=1&g=a1.b1.c2").moves == "a1 b1 c2"


def test_it_is_made_for_people_alone() -> None:
    page = taken()
    page.press(actions.BACK)
    page.seat(0, 1)
    assert page.moves == "a1 b1 c2"


def test_it_is_made_after_an_engines_ply_as_well() -> None:
    page = Page("#/nim?v=1&g=a2.b1.c2", seats=(0, 1))
    page.think()
    left = page.table.position
    assert page.table.over or len(left.legal_moves()) > 1


def test_in_a_frame_the_page_around_it_makes_all_plies() -> None:
    page = Page("#/nim?v=1&g=a1.b1", embed=True)
    page.click("c2")
    assert page.moves == "a1 b1 c2"
