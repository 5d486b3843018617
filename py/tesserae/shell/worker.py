"""The worker's end of the line: the app, its events, and its thinking between them.

A worker may have the apps of several pages: frames on one site share it.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import traceback
from collections.abc import Callable
from functools import partial
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import js
from pyodide.ffi import to_js

from tesserae.app.engine.helping import Helper
from tesserae.app.main import FAULT, OFFLINE, App, Reply
from tesserae.app.messages.commands import ShellCommand

T = TypeVar("T")

SLICE = 0.009
"""Seconds of thinking between checks for events."""

NAP = 0.02
"""Maximum pause in seconds between checks for events, while a ply has to wait."""

random.seed()  # the snapshot froze the generator


class Thinker(Protocol):
    """Answers texts with texts, and thinks in between: an app, or a helper of its engine."""

    @property
    def busy(self) -> bool: ...

    @property
    def rest(self) -> float: ...

    def handle(self, text: str) -> Reply: ...

    def work(self, seconds: float) -> Reply: ...


A = TypeVar("A", bound=Thinker)


class Wire(Generic[A]):
    """Connects a page with a Thinker.

    send_message: takes the replies, as JavaScript has them.
    """

    def __init__(self, send_message: Callable[[object], object], app: A) -> None:
        self._post = send_message
        self.app = app

    def dispatch(self, event: str) -> None:
        """Answers an event of the page; the reply is posted."""
        self.tell(lambda: self.app.handle(event))
        self._think_if_wanted()

    def tell(self, answer: Callable[[], Reply]) -> bool:
        """Posts what `answer` says, if anything. False after a fault, which is told."""
        reply = run_guarded(answer)
        if isinstance(reply, Failure):
            self.tell_of_fault(reply)
        elif reply:
            self._post(to_js(reply))
        return not isinstance(reply, Failure)

    def tell_of_fault(self, _: Failure) -> None:
        """Tells the page that it cannot count on an answer."""
        self._post('{"failed":true}')

    def _think_if_wanted(self) -> None:
        if self.app.busy and self not in thinking:
            thinking[self] = asyncio.create_task(think(self))


class Line(Wire[App]):
    """The line to a page, and its app."""

    def __init__(self, send_message: Callable[[object], object]) -> None:
        super().__init__(send_message, App())

    def resume(self, kept: str) -> None:
        """Takes over from the app in MicroPython, by handling the same events from the same seed.

        kept: as JSON the seed, all events, how many of them were answered, and the fingerprints of
        what the page shows. The reply has the commands of the others, and the regions that differ.
        """
        state = json.loads(kept)
        self.app.begin(int(state["seed"]))
        commands: list[ShellCommand] = []
        for n, event in enumerate(state["events"]):
            answer = run_guarded(partial(self.app.replay, event))
            if isinstance(answer, Failure):
                answer = (
                    run_guarded(partial(self.app.replay, answer.event)) if self.app.booted else []
                )
            if n >= state["answered"] and not isinstance(answer, Failure):
                commands += answer
        if not self.app.booted:
            self.tell_of_fault(Failure(FAULT))
            return
        self.tell(lambda: self.app.reply(commands, state["shown"]))
        self.app.hurry()  # the user has been waiting since before Pyodide was ready
        self._think_if_wanted()

    def tell_of_fault(self, failure: Failure) -> None:
        """Lets the app report a fault; if it cannot, the page does."""
        reply = run_guarded(partial(self.app.handle, failure.event)) if self.app.booted else failure
        told = reply and not isinstance(reply, Failure)
        self._post(to_js(reply) if told else '{"failed":true,"stopped":true}')

    def close(self) -> None:
        """Forgets a page that is gone, and stops thinking for it."""
        self.app = App()
        gc.collect()


thinking: dict[Wire[Any], asyncio.Task[None]] = {}


async def think(line: Wire[Any]) -> None:
    """Thinks in slices for as long as there is something to think about.

    Garbage waits until then: scanning all that a search remembers would take too long.
    """
    gc.disable()
    try:
        while line.app.busy and line.tell(lambda: line.app.work(SLICE)):
            await asyncio.sleep(min(line.app.rest, NAP))
    finally:
        del thinking[line]  # at once: an event may come before the task counts as done
        if not thinking:
            gc.enable()


class Failure(NamedTuple):
    """An event could not be handled. event: the one that tells the app."""

    event: str


def run_guarded(act: Callable[[], T]) -> T | Failure:
    """The result of `act`, or its failure: the app stays as it was. Logs errors of the app."""
    try:
        return act()
    except ConnectionError as error:  # see tools/pyodide/baking/lean_imports.py
        js.console.warn(str(error))
        return Failure(OFFLINE)
    except Exception:
        js.console.error(traceback.format_exc())
        return Failure(FAULT)


def help_out(part: int) -> Callable[[str], None]:
    """Makes this worker help the page's engine instead; returns a function that takes the jobs."""
    return Wire(js.postMessage, Helper(part)).dispatch


own = Line(js.postMessage)
"""The line to a page that does not share this worker."""

dispatch, resume = own.dispatch, own.resume

__export__ = ["dispatch", "resume"]
