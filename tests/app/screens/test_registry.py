"""Every type of page is listed, and is told from the others."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from tesserae.app.messages import Message
from tesserae.app.model.screen import (
    PUZZLES,
    SCRIPTED,
    WITH_BOARD,
    AskingPage,
    DayPuzzle,
    GamesPage,
    Home,
    PuzzlePage,
    Screen,
    is_same,
)
from tesserae.app.screens.page import Page
from tesserae.app.screens.reading import READING
from tesserae.app.screens.registry import page_of_type
from tesserae.app.texts.links import parse
from tesserae.app.update import HANDLERS, MESSAGES

LINKS = [
    "#/", "#/games", "#/pyrga", "#/pyrga/study", "#/pyrga/rules", "#/pyrga/rules/towers",
    "#/pyrga/learn", "#/pyrga/learn/2", "#/pyrga/puzzle", "#/pyrga/puzzle/2",
    "#/pyrga/puzzle/today", "#/pyrga/puzzle/2026.11.22",
    "#/pyrga?v=1&p=a1Te.b1Tec.a2ts.b2Tw~Tb1&ask=win",
    "#/pyrga/keep?v=1&p=a1Te.b1Tec.a2ts.b2Tw~Tb1",
    "#/pyrga/book", "#/pyrga/book?v=1&g=Sb2.Sb3",
    "#/pyrga/editor?v=1&p=b2S", "#/zaic/editor",
    "#/mistakes", "#/pyrga/mistakes", "#/statistics", "#/lab?v=1&game=zaic",
    "#/train", "#/pyrga/puzzle/run", "#/pyrga/study/train?id=ab-1",
    "#/pyrga/print", "#/pyrga/study/print", "#/pyrga/puzzle/print",
]  # fmt: skip


def test_every_type_of_page_is_told_from_the_others() -> None:
    pages = [page_of_type(screen) for screen in get_args(Screen)]
    assert [pages.index(page) for page in pages] == [*range(16), 15, 17, 18, 19]


def test_the_groups_of_pages_are_what_they_are_for_the_type_checker() -> None:
    assert set(PUZZLES) == set(get_args(PuzzlePage))
    assert set(SCRIPTED) < set(WITH_BOARD) < set(get_args(Screen))


@pytest.mark.parametrize("page", [READING, *map(page_of_type, get_args(Screen))])
def test_a_page_allows_its_own_actions_and_none_that_there_is_not(page: Page[Any]) -> None:
    if page.allowed is not None:
        assert page.actions.keys() <= page.allowed <= {*HANDLERS, *page.actions}


def test_every_message_has_a_handler() -> None:
    of_pages = [name for screen in get_args(Screen) for name in page_of_type(screen).messages]
    assert {*MESSAGES, *of_pages} == set(get_args(Message))


@pytest.mark.parametrize("link", LINKS)
def test_a_page_has_the_link_that_leads_to_it(link: str) -> None:
    assert parse(link).screen.link == link


def test_each_page_is_the_same_as_itself_alone() -> None:
    screens = [parse(link).screen for link in LINKS]
    read = {AskingPage}  # its link opens the study first, which then is read if it asks
    assert {type(screen) for screen in screens} == set(get_args(Screen)) - read
    for number, one in enumerate(screens):
        assert [is_same(one, other) for other in screens].index(True) == number
        assert sum(is_same(one, other) for other in screens) == 1


def test_pages_that_hold_the_same_are_not_the_same() -> None:
    assert tuple(Home()) == tuple(GamesPage())
    assert not is_same(Home(), GamesPage())
    assert not is_same(DayPuzzle("pyrga", "today"), DayPuzzle("pyrga", "today", 3))
