"""The worker's loop, with what the browser gives it replaced."""

from __future__ import annotations

import asyncio
import gc
import json
from typing import Any

import pytest

from tesserae.app.main import App
from tesserae.app.messages.commands import ShellCommand
from tesserae.app.render import fingerprints
from tests.lowering.sessions import Recorded
from tests.shell.line import GIVEN_UP, Talker, Worker, until

SEED = 2**52 - 1


def test_events_are_answered_while_the_engine_thinks(worker: Worker) -> None:
    async def play() -> None:
        worker.send("boot", hash="#/zaic?v=1&g=&level=1", base="", languages=["en"])
        worker.type("Sh8")
        before = len(worker.replies)
        worker.send("press", act="dialog", arg="more")
        assert len(worker.replies) == before + 1
        await until(lambda: worker.plies == 2)

    asyncio.run(play())
    assert worker.faults == []


def test_an_event_as_the_engine_comes_to_its_end_is_thought_about(worker: Worker) -> None:
    """It comes when the engine's task is over, but the loop has not heard of that yet."""

    async def play() -> None:
        loop = asyncio.get_running_loop()
        answer = worker.module.own.app.model.table.game.format_move

        def then(_: list[str]) -> None:
            if worker.plies == 2:
                worker.hear = lambda _: None
                loop.call_soon(lambda: loop.call_soon(reply))

        def reply() -> None:
            position = worker.module.own.app.model.table.position
            worker.type(answer(position, position.legal_moves()[0]))
            assert worker.plies == 3

        worker.hear = then
        worker.type("Sh8")
        await until(lambda: worker.plies == 4)

    worker.send("boot", hash="#/zaic?v=1&g=&level=1", base="", languages=["en"])
    asyncio.run(play())
    assert worker.faults == []


def test_a_fault_is_logged_and_the_worker_goes_on(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: str) -> list[str]:
        raise ValueError("of a test")

    with monkeypatch.context() as broken:
        broken.setattr(worker.module.own.app, "handle", fail)
        worker.send("boot", hash="#/", base="", languages=["en"])
    assert "ValueError: of a test" in worker.faults[0]
    assert worker.replies == [GIVEN_UP]
    worker.send("boot", hash="#/", base="", languages=["en"])
    assert len(worker.replies) == 2


def test_the_worker_rests_while_a_ply_that_was_found_waits(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    slices: list[float] = []
    work = worker.module.own.app.work

    def count(seconds: float) -> list[str]:
        slices.append(seconds)
        reply: list[str] = work(seconds)
        return reply

    async def play() -> None:
        worker.send("boot", hash="#/pyrga?v=1&g=&level=1", base="", languages=["en"])
        worker.type("Sb2")
        await until(lambda: worker.plies == 2)

    monkeypatch.setattr(worker.module.own.app, "work", count)
    asyncio.run(play())
    assert len(slices) < 200


def kept(page: Recorded, answered: int, **more: Any) -> str:
    """What the page tells the worker that takes over."""
    events = [it.event for it in page.said]
    shown = fingerprints(page.regions)
    return json.dumps(
        {"seed": str(SEED), "events": events, "answered": answered, "shown": shown, **more}
    )


def played(*moves: str) -> Recorded:
    """A page on which the same app has answered, but did not think."""
    page = Recorded("#/zaic?v=1&g=&level=1", seed=SEED)
    page.type(*moves)
    return page


def test_an_app_takes_over_without_a_word_where_another_with_its_seed_has_answered(
    worker: Worker,
) -> None:
    page = played("Sh8", "zz")
    worker.resume(kept(page, answered=3))
    assert worker.replies == [page.said[3].reply[:1]], "no region: all are shown already"
    assert worker.faults == []
    app = worker.module.own.app
    assert app.model.table == page.table
    assert app.busy


def test_the_engine_begins_when_the_app_has_taken_over(worker: Worker) -> None:
    async def play() -> None:
        worker.module.resume(kept(played("Sh8"), answered=2))
        await until(lambda: worker.plies == 2)

    asyncio.run(play())


def test_what_was_waited_for_comes_without_a_pause_when_the_app_has_taken_over(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurried: list[bool] = []
    monkeypatch.setattr(App, "hurry", lambda app: hurried.append(app.busy))
    worker.resume(kept(played("Sh8"), answered=2))
    assert hurried == [True]


def test_an_app_that_takes_over_does_what_was_not_answered(worker: Worker) -> None:
    page = played()
    before, last = fingerprints(page.regions), len(page.effects)
    page.type("Sh8")
    worker.resume(kept(page, answered=1, shown=before))
    [[commands, *regions]] = worker.replies
    assert json.loads(commands) == page.effects[last:]
    assert dict(zip(regions[::2], regions[1::2], strict=True)).items() <= page.regions.items()
    assert "board-picture" in regions
    assert "page" not in regions


def test_an_app_that_takes_over_draws_what_is_not_as_it_should_be(worker: Worker) -> None:
    page = played()
    shown = fingerprints(page.regions) | {"status": 1}
    worker.module.resume(kept(page, answered=1, shown=shown))
    assert worker.replies == [["[]", "status", page.regions["status"]]]


def test_an_event_that_fails_does_not_keep_an_app_from_taking_over(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = played("Sh8", "Sh9")
    replay = worker.module.own.app.replay

    def fail(event: str) -> list[ShellCommand]:
        if "Sh8" in event:
            raise ValueError("of a test")
        return list(replay(event))

    monkeypatch.setattr(worker.module.own.app, "replay", fail)
    worker.module.resume(kept(page, answered=3))
    assert "ValueError: of a test" in worker.faults[0]
    assert "status" in worker.replies[0]


class Other(Talker):
    """Another page that shares the worker."""

    def __init__(self, worker: Worker, level: int = 1) -> None:
        self.replies: list[list[str]] = []
        self.line = worker.module.Line(self.replies.append)
        self.send("boot", hash=f"#/zaic?v=1&g=&level={level}", base="", languages=["en"])


def test_pages_that_share_a_worker_play_side_by_side(worker: Worker) -> None:
    pages = [Other(worker) for _ in range(3)]

    async def play() -> None:
        for page, move in zip(pages, ("Sh8", "Bh8"), strict=False):
            page.type(move)
        await until(lambda: [page.plies for page in pages] == [2, 2, 0])

    asyncio.run(play())
    assert worker.replies == []
    assert len(pages[2].replies) == 1
    tables = [page.line.app.model.table.record for page in pages]
    assert tables[0] != tables[1]
    assert worker.faults == []


def test_garbage_waits_until_nothing_thinks_any_more(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    strong, weak = Other(worker, level=5), Other(worker)
    monkeypatch.setattr(strong.line.app, "work", lambda _: [])  # thinks for ever

    async def play() -> None:
        for page in (strong, weak):
            page.type("Sh8")
        await until(lambda: weak.plies == 2)
        assert strong.line.app.busy
        assert not gc.isenabled()
        strong.line.close()
        await until(gc.isenabled)

    asyncio.run(play())


def test_a_page_that_is_gone_is_not_thought_about_and_the_others_play_on(worker: Worker) -> None:
    gone, staying = Other(worker, level=5), Other(worker)

    async def play() -> None:
        gone.type("Sh8")
        await asyncio.sleep(0)
        gone.line.close()
        before = len(gone.replies)
        staying.type("Sh8")
        await until(lambda: staying.plies == 2)
        assert len(gone.replies) == before

    asyncio.run(play())
    assert worker.module.thinking == {}
