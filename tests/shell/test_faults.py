"""Errors of the app's own: they are told in a sentence, and change nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tesserae.app import main, render
from tesserae.app.installation.installing import TOLERATED
from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.navigation import booting
from tesserae.app.pages.components.page import Drawings
from tesserae.app.update import HANDLERS
from tests.shell.line import GIVEN_UP, Worker, until


def boom(*_: object) -> object:
    raise ValueError("of a test")


def shown(replies: Sequence[list[str] | str]) -> dict[str, str]:
    """The regions that the page shows in the end."""
    regions: dict[str, str] = {}
    for reply in replies:
        assert isinstance(reply, list)
        regions |= dict(zip(reply[1::2], reply[2::2], strict=True))
    return regions


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """The board cannot be flipped."""
    monkeypatch.setitem(HANDLERS, actions.FLIP.name, boom)


@pytest.mark.usefixtures("broken")
def test_an_event_that_cannot_be_handled_is_told_and_the_game_goes_on(worker: Worker) -> None:
    worker.send("boot", hash="#/pyrga?v=1&g=", base="", languages=["en"])
    worker.type("Sb2")
    worker.send("press", act=actions.FLIP.name, arg="")
    assert "Your game has not changed" in shown(worker.replies)["toast"]
    worker.type("Ta2s")
    assert worker.plies == 2
    assert shown(worker.replies)["toast"] == ""


def test_what_cannot_be_fetched_asks_for_the_network_and_is_no_error(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fetch(*_: object) -> object:
        raise ConnectionError("of a test")

    monkeypatch.setitem(HANDLERS, actions.FLIP.name, fetch)
    worker.send("boot", hash="#/pyrga?v=1&g=Sb2", base="", languages=["en"])
    for _ in range(TOLERATED + 1):
        worker.send("press", act=actions.FLIP.name, arg="")
        assert "when you are online" in shown(worker.replies)["toast"]
    assert shown(worker.replies)["notice"] == ""
    assert worker.faults == []
    assert worker.plies == 1


@pytest.mark.usefixtures("broken")
def test_what_goes_wrong_again_and_again_can_be_ended_by_starting_anew(worker: Worker) -> None:
    worker.send("boot", hash="#/pyrga?v=1&g=Sb2", base="", languages=["en"])
    for _ in range(TOLERATED):
        worker.send("press", act=actions.FLIP.name, arg="")
        assert shown(worker.replies)["notice"] == ""
    worker.send("press", act="dialog", arg="more")
    worker.send("press", act=actions.FLIP.name, arg="")
    regions = shown(worker.replies)
    assert 'href="?again#/pyrga?v=1&amp;g=Sb2"' in regions["notice"]
    assert regions["dialog"] == ""
    assert worker.plies == 1


def test_what_cannot_be_drawn_has_not_happened(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker.send("boot", hash="#/pyrga?v=1&g=&level=1", base="", languages=["en"])
    before = worker.module.own.app.model

    def drawings(model: Model) -> Drawings:
        if model.table is None or model.table.record.ply:
            raise ValueError("of a test")
        return render.drawings(model)

    monkeypatch.setattr(main, "drawings", drawings)
    worker.type("Sb2")
    after = worker.module.own.app.model
    assert after._replace(toast=None, faults=0, play=before.play) == before
    assert not worker.module.own.app.busy, "the computer does not answer what was not played"
    assert "Your game has not changed" in shown(worker.replies)["toast"]
    assert worker.plies == 0


def test_an_engine_that_fails_is_told_and_does_not_go_round_in_circles(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        worker.send("boot", hash="#/pyrga?v=1&g=&level=1", base="", languages=["en"])
        monkeypatch.setattr(worker.module.own.app, "work", boom)
        worker.type("Sb2")
        await until(lambda: not worker.module.thinking)

    asyncio.run(play())
    assert len(worker.faults) == 1
    assert "Your game has not changed" in shown(worker.replies)["toast"]
    assert worker.plies == 1


def test_where_nothing_can_be_drawn_any_more_the_page_says_so(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker.send("boot", hash="#/pyrga", base="", languages=["en"])
    monkeypatch.setattr(main, "drawings", boom)
    worker.type("Sb2")
    assert worker.replies[1:] == [GIVEN_UP]


LINK = "#/pyrga?v=1&g="
BOOT: Mapping[str, Any] = {"type": "boot", "hash": LINK, "base": "", "languages": ["en"]}
FLIP = {"type": "press", "act": actions.FLIP.name, "arg": ""}
TYPED = {"type": "submit", "act": "typed", "values": {"move": "Sb2"}}


def kept(*events: Mapping[str, object]) -> str:
    """What a page hands over whose stand-in has answered nothing."""
    texts = [json.dumps(event) for event in events]
    return json.dumps({"seed": "1", "events": texts, "answered": 0, "shown": {}})


@pytest.mark.usefixtures("broken")
def test_what_cannot_be_handled_while_the_worker_takes_over_is_told(worker: Worker) -> None:
    worker.resume(kept(BOOT, FLIP))
    assert "Your game has not changed" in shown(worker.replies)["toast"]
    worker.replies.clear()
    worker.resume(kept(BOOT, FLIP, FLIP, TYPED, FLIP))
    assert "?again" in shown(worker.replies)["notice"]
    assert worker.plies == 1


@pytest.mark.usefixtures("broken")
def test_what_the_stand_in_could_not_handle_is_not_tried_again(worker: Worker) -> None:
    worker.resume(kept(BOOT, {"type": "fault"}, TYPED))
    assert worker.faults == []
    assert worker.plies == 1
    assert worker.module.own.app.model.faults == 1


def test_a_start_that_cannot_be_handled_is_a_failure_of_the_start(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(main, "drawings", boom)
        worker.send(**BOOT)
    assert worker.replies == [GIVEN_UP]
    monkeypatch.setattr(booting, "boot", boom)
    worker.resume(kept(BOOT, FLIP))
    assert worker.replies[1:] == [GIVEN_UP]
