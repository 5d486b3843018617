"""What is celebrated: a person's first Tower, areas joined, a unit destroyed, and wins."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tesserae.app.messages import actions
from tesserae.core.game import OPPONENT
from tesserae.games import catalog
from tests.app.page import Page

THIRD = "#/pyrga?v=1&g=Tb2w.Ta2s.Ta1e.Cb1.Tb1e.Td1w.Ca1.Sa1.Sb1.Cb2"


def celebrated(page: Page) -> list[Any]:
    return [it["what"] for it in page.did("celebrate")]


def test_a_persons_first_tower_and_first_win_are_and_those_of_the_computer_are_not() -> None:
    page = Page("#/pyrga?v=1&g=Ca3.Ta3e.Tc3w", "Sa3", seats=(2, 0))
    assert celebrated(page) == ["tower"]
    page = Page(THIRD, "Sb2", seats=(0, 2))
    assert celebrated(page) == ["first-win"]
    page = Page(THIRD, stored=page.stored)
    page.press(actions.OPEN_ANEW)
    page.seat(0, 2)
    page.type("Sb2")
    assert celebrated(page) == ["win"]
    page = Page(THIRD, seats=(2, 0))
    page.think()
    assert page.table.over
    assert celebrated(page) == []


def test_a_win_that_leads_to_the_next_level_is_another() -> None:
    page = Page(THIRD, "Sb2", stored={"settings": '{"won":["pyrga"]}'}, seats=(0, 10))
    assert celebrated(page) == ["next-level"]


def test_the_first_win_against_each_level_is_another() -> None:
    stored, seen = {"settings": '{"won":["pyrga"],"beaten":["pyrga.2","zaic.3"]}'}, []
    for level in (3, 2, 3):
        page = Page(THIRD, stored=stored)
        page.press(actions.OPEN_ANEW)  # not the game of before
        page.seat(0, level)
        page.type("Sb2")
        stored = page.stored
        seen += celebrated(page)
    assert seen == ["next-level", "win", "win"]


@pytest.mark.parametrize("on", [True, False])
def test_it_is_heard_and_felt_only_where_that_is_switched_on(on: bool) -> None:
    page = Page(THIRD, seats=(0, 2))
    if on:
        page.set(sound=True, vibration=True)
    page.type("Sb2")
    [command] = page.did("celebrate")
    assert (command["sound"], command["vibration"]) == (on, on)


def test_looking_back_celebrates_nothing() -> None:
    page = Page(f"{THIRD}.Sb2")
    page.press(actions.BACK, actions.FORWARD)
    assert celebrated(page) == []


@pytest.mark.parametrize("slug", ["zaic", "tetrad"])
def test_joining_areas_and_destroying_units_are_what_they_say(slug: str) -> None:
    game, rng, seen = catalog.by_slug(slug), random.Random(2), 0
    for _ in range(6):
        position: Any = game.initial()
        for _ in range(150):
            if position.outcome() is not None:
                break
            move = rng.choice(position.legal_moves())
            if slug == "tetrad":
                shots = [
                    it for it in position.legal_moves() if "x" in game.format_move(position, it)
                ]
                move = rng.choice(shots) if shots else move
            after, feat = position.apply(move), game.achievement(position, move)
            side = position.turn
            if slug == "zaic":
                assert (feat == "joined") == ("joined" in str(game.announce(position, move)))
            elif feat is not None:
                hit = [u for u in position.of(OPPONENT[side]) if u.bit_count() == 1]
                assert hit
                assert after.pending
            seen += feat is not None
            position = after
    assert seen
