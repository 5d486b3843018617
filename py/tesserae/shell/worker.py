"""The worker's side of the line: the app, its events, and its thinking between them."""

from __future__ import annotations

import asyncio
import gc
import random
import traceback
from collections.abc import Callable

import js
from pyodide.ffi import to_js

from tesserae.app.main import App, Reply

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
    """Posts what `answer` says, if anything. A fault is logged; the app stays as it was."""
    try:
        reply = answer()
    except Exception:
        js.console.error(traceback.format_exc())
        return False
    if reply:
        js.postMessage(to_js(reply))
    return True


__export__ = ["dispatch"]
