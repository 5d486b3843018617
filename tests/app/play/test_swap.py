"""The swap rule: the second player may take over the first ply."""

from __future__ import annotations

import pytest

from tesserae.app.messages import EngineDecided, actions
from tesserae.app.model.analysis import Evaluation
from tesserae.app.model.table import PERSON
from tesserae.app.play import swap
from tesserae.app.texts.game_links import game_link
from tesserae.app.update import update
from tests.app.page import Page
from tests.app.play.setups import asked

LINK = "#/pyrga?v=1&g=Cb2&swap=1"
BUTTON = f'data-act="{actions.SWAP.name}"'


def new(seats: tuple[int, int] = (PERSON, PERSON), on: bool = True) -> Page:
    page = asked("#/pyrga")
    for side, seat in enumerate(seats):
        page.change(actions.NEW_SEAT[side], seat)
    page.press(actions.NEW_SWAP(on), actions.NEW_START)
    return page


def test_it_is_offered_once_the_first_ply_was_played() -> None:
    page = new()
    assert BUTTON not in page.regions["assist"]
    page.type("Cb2")
    assert BUTTON in page.regions["assist"]
    assert "take over the first move" in page.regions["status"]
    page.type("Sb2")
    assert BUTTON not in page.regions["assist"]


def test_it_is_offered_only_where_it_was_chosen() -> None:
    page = new(on=False)
    page.type("Cb2")
    assert BUTTON not in page.regions["assist"]
    page.press(actions.SWAP)
    assert not page.table.swap


def test_two_people_change_sides_and_the_other_answers() -> None:
    page = new()
    page.type("Cb2")
    page.press(actions.SWAP)
    assert "The sides have changed" in page.regions["toast"]
    assert page.table.position.to_move == 1
    assert BUTTON not in page.regions["assist"]
    page.press(actions.UNDO, actions.REDO)
    assert BUTTON not in page.regions["assist"]


def test_who_takes_over_from_an_engine_leaves_the_other_side_to_it() -> None:
    page = new((2, PERSON))
    page.think()
    assert page.table.flipped
    page.press(actions.SWAP)
    assert page.table.seats == (PERSON, 2)
    assert not page.table.flipped
    page.think()
    assert page.table.record.ply == 2


@pytest.mark.parametrize(
    ("score", "seats"), [(-5, (2, PERSON)), (5, (PERSON, 2)), (0, (PERSON, 2))]
)
def test_an_engine_takes_over_where_it_stands_worse(score: int, seats: tuple[int, int]) -> None:
    page = new((PERSON, 2))
    page.type("Cb2")
    move = page.table.position.legal_moves()[0]
    model, *_ = update(page.model, EngineDecided(Evaluation(score, pv=(move,))))
    table = model.table
    assert table is not None
    assert table.seats == seats
    assert table.record.ply == (1 if score < 0 else 2)
    assert (model.notice is not None) == (score < 0)


def test_a_link_offers_it_until_the_second_ply() -> None:
    page = Page(LINK)
    assert BUTTON in page.regions["assist"]
    assert game_link(page.table) == LINK
    page.type("Sb2")
    assert game_link(page.table) == "#/pyrga?v=1&g=Cb2.Sb2"


@pytest.mark.parametrize("fragment", ["#/zaic?v=1&g=Bh8&swap=1", "#/pyrga?v=1&g=Cb2&swap=2"])
def test_a_link_that_asks_for_it_wrongly_is_refused(fragment: str) -> None:
    assert Page(fragment).model.notice is not None


def test_a_reload_keeps_the_offer() -> None:
    page = new()
    page.type("Cb2")
    again = Page("#/pyrga", stored=page.stored)
    assert BUTTON in again.regions["assist"]


def test_no_other_start_and_no_look_back_offers_it() -> None:
    page = Page("#/pyrga?v=1&p=a1Ste.b1sTwc.c1Tw.b2Te.d2tw.a3ts.b3Tw~Td2&g=Ta2s&swap=1")
    assert not swap.may_swap(page.table)
    page = Page("#/pyrga?v=1&g=Cb2.Sb2&at=1&swap=1")
    assert not swap.may_swap(page.table)


def test_games_without_it_do_not_ask() -> None:
    assert "new-swap" not in asked("#/zaic").regions["dialog"]
