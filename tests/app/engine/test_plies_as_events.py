"""Where the engine's plies are events, another app that goes through all of them comes as far."""

from __future__ import annotations

import json

import pytest

from tesserae.app.main import App
from tesserae.app.messages import actions
from tesserae.app.model.table import PERSON
from tesserae.search.levels import BOOKLESS
from tests.app.page import BASE, Clock

BOOT = {"type": "boot", "hash": "#/pyrga?v=1&g=Tb2w&level=1", "base": BASE, "languages": ["en"]}
REPLY = {"type": "submit", "act": actions.TYPED.name, "values": {"move": "Ta2n"}}


def event_of(app: App, clock: Clock) -> str:
    """The event of the ply that the engine is at."""
    while not (event := app.play(0.01)):
        clock.now += 0.01
    return event


def plies(app: App) -> int:
    assert app.model.table
    return app.model.table.record.ply


def test_an_app_that_goes_through_the_events_shows_the_same_and_thinks_of_no_ply_again() -> None:
    clock = Clock()
    app, other = App(clock, seed=5), App(clock, seed=5)
    for event in (json.dumps(BOOT), json.dumps(REPLY)):
        assert app.handle(event) == other.handle(event)
    assert app.playing
    event = event_of(app, clock)
    assert plies(app) == 2, "an event that is still to be handled"
    assert app.handle(event) == other.handle(event)
    assert plies(app) == plies(other) == 3
    assert app.model == other.model
    assert not app.busy
    assert not other.busy


@pytest.mark.parametrize("level", [BOOKLESS, BOOKLESS + 1])
def test_only_levels_that_need_no_book_play_so(level: int) -> None:
    app = App(Clock(), seed=5)
    app.handle(json.dumps({**BOOT, "hash": f"#/pyrga?v=1&g=Tb2w&level={level}"}))
    app.handle(json.dumps(REPLY))
    assert app.busy
    assert app.playing == (level == BOOKLESS)


@pytest.mark.parametrize("wrong", [{"move": 9999}, {"score": 0.5}, {"score": 10**9}, {"move": -1}])
def test_what_is_no_ply_is_ignored(wrong: dict[str, object]) -> None:
    clock = Clock()
    app = App(clock, seed=5)
    app.handle(json.dumps(BOOT))
    app.handle(json.dumps(REPLY))
    event = event_of(app, clock)
    app.handle(json.dumps({**json.loads(event), **wrong}))
    assert plies(app) == 2
    app.handle(event)
    assert plies(app) == 3
    app.handle(event)
    assert plies(app) == 3, "a person is to move"


def test_a_hint_is_no_ply() -> None:
    app = App(Clock(), seed=5)
    app.handle(json.dumps({**BOOT, "hash": "#/pyrga?v=1&g=Tb2w"}))
    app.handle(json.dumps({"type": "press", "act": actions.HINT.name}))
    assert app.model.engine.job
    assert app.model.table
    assert app.model.table.seat == PERSON
    move = app.model.table.position.legal_moves()[0]
    app.handle(json.dumps({"type": "played", "move": move, "score": 0}))
    assert plies(app) == 1
