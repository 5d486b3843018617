"""Where the engine's plies are events, another app that goes through all of them comes as far."""

from __future__ import annotations

import json

import pytest

from tesserae.app import main
from tesserae.app.main import App
from tesserae.app.messages import actions
from tesserae.app.model.table import PERSON
from tesserae.search.levels import BOOKLESS, STRONGEST
from tesserae.view import moves
from tests.app.page import BASE, Clock

BOOT = {"type": "boot", "hash": "#/pyrga?v=1&g=Tb2w&level=1", "base": BASE, "languages": ["en"]}
REPLY = {"type": "submit", "act": actions.TYPED.name, "values": {"move": "Ta2n"}}

TURN = json.dumps({"type": "press", "act": actions.FLIP.name})


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


def thinking(clock: Clock) -> App:
    app = App(clock, seed=5)
    app.handle(json.dumps(BOOT))
    app.handle(json.dumps(REPLY))
    return app


def find_ply(app: App, clock: Clock) -> None:
    """Works until the engine has its ply, which is still to be drawn."""
    while app._found is None:
        assert not app.play(0.01)
        clock.now += 0.01


def test_events_are_answered_while_a_ply_is_drawn_that_is_not_told_yet() -> None:
    clock = Clock()
    app, other = thinking(clock), thinking(clock)
    find_ply(app, clock)
    steps = 0
    while not (event := app.play(0)):
        assert app.playing
        assert app.handle(TURN) == other.handle(TURN)
        assert app.model == other.model
        steps += 1
    assert steps > 10, "it is drawn region by region"
    assert app.handle(event) == other.handle(event)
    assert not app.busy


def test_what_was_drawn_before_a_ply_is_told_is_not_made_again() -> None:
    clock = Clock()
    app = thinking(clock)
    moves._chunk.cache_clear()
    event = event_of(app, clock)
    assert moves._chunk.cache_info().misses == 1
    app.handle(event)
    assert moves._chunk.cache_info().misses == 1


def test_a_ply_is_told_though_what_draws_it_is_not_there_yet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing(_: object) -> None:
        raise ImportError("tesserae.app.pages.game.review")

    clock = Clock()
    app = thinking(clock)
    with monkeypatch.context() as patched:
        patched.setattr(main, "drawings", missing)
        event = event_of(app, clock)
    app.handle(event)
    assert plies(app) == 3


def test_a_ply_that_was_found_is_dropped_once_another_is_wanted() -> None:
    clock = Clock()
    app = thinking(clock)
    find_ply(app, clock)
    app.handle(json.dumps({"type": "press", "act": actions.UNDO.name}))
    assert plies(app) == 1
    assert app.play(1) == ""
    assert not app.busy
    app.handle(json.dumps({**REPLY, "values": {"move": "Ta2s"}}))
    event = event_of(app, clock)
    app.handle(event)
    assert plies(app) == 3


@pytest.mark.parametrize("level", [BOOKLESS, BOOKLESS + 1])
def test_only_levels_that_need_no_book_play_so(level: int) -> None:
    app = App(Clock(), seed=5)
    app.handle(json.dumps({**BOOT, "hash": f"#/pyrga?v=1&g=Tb2w&level={level}"}))
    app.handle(json.dumps(REPLY))
    assert app.busy
    assert app.playing == (level == BOOKLESS)


@pytest.mark.parametrize(
    "wrong",
    [
        *({"line": line} for line in ([9999], [-1], [], 0, ["0"], [0] * 200)),
        *({"score": score} for score in (0.5, 10**9)),
    ],
)
def test_what_is_no_ply_is_ignored(wrong: dict[str, object]) -> None:
    clock = Clock()
    app = thinking(clock)
    event = event_of(app, clock)
    app.handle(json.dumps({**json.loads(event), **wrong}))
    assert plies(app) == 2
    app.handle(event)
    assert plies(app) == 3
    app.handle(event)
    assert plies(app) == 3, "a person is to move"


HINT = json.dumps({"type": "press", "act": actions.HINT.name})


def part_of_an_app(clock: Clock, **boot: object) -> App:
    """As it is in MicroPython, with a person to move."""
    app = App(clock, seed=5, partial=True)
    app.handle(json.dumps({**BOOT, **boot}))
    return app


def region(reply: list[str], name: str) -> str:
    return reply[reply.index(name) + 1]


def test_a_hint_waits_for_the_strongest_level_and_says_so() -> None:
    app = part_of_an_app(Clock())
    reply = app.handle(HINT)
    assert all("The hint comes once" in region(reply, name) for name in ("assist", "status"))
    assert app.busy
    assert not app.playing


def test_where_data_is_saved_an_easier_level_gives_the_hint_and_says_so() -> None:
    clock = Clock()
    app, whole = part_of_an_app(clock, saves=True), App(clock, seed=5)
    whole.handle(json.dumps({**BOOT, "saves": True}))
    assert "Looking for" in region(app.handle(HINT), "assist")
    whole.handle(HINT)
    assert app.playing
    assert not whole.playing, "it has the strongest level"
    event = event_of(app, clock)
    told = region(app.handle(event), "assist")
    assert f"level {BOOKLESS}’s advice" in told
    assert plies(app) == 1
    assert not app.busy
    assert region(whole.handle(event), "assist") == told
    assert not whole.busy
    whole.handle(HINT)
    assert whole.model.engine.job
    assert whole.model.engine.job.level == STRONGEST.number


def test_a_hint_that_waits_comes_from_an_easier_level_where_the_rest_fails() -> None:
    app = part_of_an_app(Clock())
    app.handle(HINT)
    assert "Looking for" in region(app.handle('{"type": "alone"}'), "assist")
    assert app.playing


def test_only_what_can_be_played_is_a_hint() -> None:
    app = part_of_an_app(Clock(), saves=True)
    app.handle(HINT)
    assert app.model.table
    assert app.model.table.seat == PERSON
    position = app.model.table.position
    first = position.legal_moves()[0]
    second = position.apply(first).legal_moves()[0]
    for line in ([9999], [first, first]):
        app.handle(json.dumps({"type": "played", "line": line, "score": 0, "level": 3}))
        assert app.model.play.hint is None
    reply = app.handle(
        json.dumps({"type": "played", "line": [first, second], "score": 0, "level": 3})
    )
    assert "Expected next" in region(reply, "assist")
    assert plies(app) == 1


@pytest.mark.parametrize("partial", [True, False])
def test_a_level_that_is_not_there_is_not_said_to_think(partial: bool) -> None:
    app = App(Clock(), seed=5, partial=partial)
    app.handle(json.dumps({**BOOT, "hash": "#/pyrga?v=1&g=Tb2w&level=5"}))
    reply = app.handle(json.dumps(REPLY))
    said = region(reply, "status")
    assert ("Level 5 is not loaded yet" in said) == partial
    assert ("Thinking" in "".join(reply)) != partial
