"""The worker's side of the line: the app, its events, and its thinking between them."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import traceback
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import js
from pyodide.ffi import to_js

from tesserae.app.commands import ShellCommand
from tesserae.app.main import App, Reply

T = TypeVar("T")

SLICE = 0.009
"""Seconds of thinking between two looks at what the user did."""

NAP = 0.02
"""Most seconds without a look at what the user did, while a ply that was found has to wait."""

random.seed()  # the snapshot froze the generator
app = App()
thinking: set[asyncio.Task[None]] = set()


def dispatch(event: str) -> None:
    """Answers an event of the page; the reply is posted."""
    tell(lambda: app.handle(event))
    think_if_wanted()


def resume(kept: str) -> None:
    """Takes over from the app in MicroPython, by handling the same events from the same seed.

    kept: as JSON the seed, all events, how many of them were answered, and the fingerprints of
    what the page shows. The reply has the commands of the others, and the regions that differ.
    """
    told = json.loads(kept)
    app.begin(int(told["seed"]))
    commands: list[ShellCommand] = []
    for n, event in enumerate(told["events"]):
        made = guarded(partial(app.replay, event)) or []
        commands += made if n >= told["answered"] else []
    tell(lambda: app.reply(commands, told["shown"]))
    think_if_wanted()


def think_if_wanted() -> None:
    """Begins to think, if there is something to think about."""
    if app.busy and not thinking:
        thinking.add(asyncio.create_task(think()))


async def think() -> None:
    """Thinks in slices for as long as there is something to think about.

    Garbage waits until then: to look through all that a search remembers would take too long.
    """
    gc.disable()
    try:
        while app.busy and tell(lambda: app.work(SLICE)):
            await asyncio.sleep(min(app.rest, NAP))
    finally:
        gc.enable()
        thinking.clear()  # at once: an event may come before the task counts as done


def tell(answer: Callable[[], Reply]) -> bool:
    """Posts what `answer` says, if anything. False after a fault."""
    reply = guarded(answer)
    if reply:
        js.postMessage(to_js(reply))
    return reply is not None


def guarded(act: Callable[[], T]) -> T | None:
    """What `act` gives; None after a fault, which is logged: the app stays as it was."""
    try:
        return act()
    except Exception:
        js.console.error(traceback.format_exc())
        return None


__export__ = ["dispatch", "resume"]
