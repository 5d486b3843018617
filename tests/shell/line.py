"""The worker, with what the browser gives it replaced."""

from __future__ import annotations

import asyncio
import importlib
import json
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

WORKER = "tesserae.shell.worker"

GIVEN_UP = '{"failed":true,"stopped":true}'
"""What tells the page that the app cannot even say what went wrong."""


class Talker:
    """Talks to the app at the other end of a line."""

    line: Any

    def send(self, type: str, **fields: Any) -> None:
        self.line.dispatch(json.dumps({"type": type, **fields}))

    def type(self, move: str) -> None:
        self.send("submit", act="typed", values={"move": move})

    @property
    def plies(self) -> int:
        return int(self.line.app.model.table.record.ply)


class Worker(Talker):
    """The worker's module, and the page at the other end of its line."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.replies: list[Any] = []
        self.faults: list[str] = []
        self.hear: Callable[[list[str]], None] = lambda _: None
        browser, console, ffi = ModuleType("js"), ModuleType("console"), ModuleType("pyodide.ffi")
        vars(console).update(error=self.faults.append, warn=lambda _: None)
        vars(browser).update(console=console, postMessage=self._post)
        vars(ffi).update(to_js=lambda reply: reply)
        for module in (browser, ModuleType("pyodide"), ffi):
            monkeypatch.setitem(sys.modules, module.__name__, module)
        monkeypatch.delitem(sys.modules, WORKER, raising=False)
        self.module: Any = importlib.import_module(WORKER)
        self.line = self.module.own

    def resume(self, kept: str) -> None:
        """Takes over, and stops before the engine begins."""

        async def once() -> None:
            self.module.resume(kept)
            for task in self.module.thinking.values():
                task.cancel()

        asyncio.run(once())

    def _post(self, reply: Any) -> None:
        self.replies.append(reply)
        self.hear(reply)


async def until(condition: Callable[[], bool]) -> None:
    """Waits, but not for ever."""
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)
