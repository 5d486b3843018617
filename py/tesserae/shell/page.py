"""Routes between the page and the worker, in MicroPython: events out, replies in.

JavaScript (`web/page/`) carries replies out, and the app in the worker knows what events mean.
MicroPython has no `typing`: annotations are only for the type checker.
"""

import asyncio

from pyscript import document, window, workers
from pyscript.ffi import create_proxy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

page = window.tesserae


def take(message: Any) -> None:
    """Gives the page the replies of the worker, which are lists; loading.js reads the rest."""
    if hasattr(message.data, "length"):
        page.take(message.data)


async def start() -> None:
    """Connects the page to the app as soon as it is running."""
    tag: Any = None
    while not hasattr(tag, "xworker"):
        await asyncio.sleep(0.01)
        tag = document.querySelector("script[worker]")
    tag.xworker.onmessage = create_proxy(take)
    try:
        app = tag.app if hasattr(tag, "app") else await workers["app"]  # shared, or the page's own
    except Exception:
        page.fail()
        return

    def pass_on(event: str) -> None:
        app.dispatch(event)

    def resume(kept: str) -> None:
        app.resume(kept)

    page.connect(create_proxy(pass_on), create_proxy(resume))


running = [asyncio.create_task(start())]
page.shell = True  # for loading.js: all of this has run
