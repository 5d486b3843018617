"""The app in the place of Pyodide's, until that has come."""

from __future__ import annotations

from typing import Any

from tesserae.app.main import App

_apps: list[App] = []


def begin(seed: str) -> None:
    """A new app. Pyodide's, given the same seed and events, comes to the same page.

    seed: in digits, as it may be more than JavaScript's numbers can tell.
    """
    _apps[:] = [App(seed=int(seed))]


def handle(event: str) -> list[str]:
    """The reply to an event: as App.handle. Nothing ever thinks."""
    reply: Any = _apps[0].handle(event)
    return [str(part) for part in reply]


def busy() -> bool:
    """Whether an engine is wanted."""
    return _apps[0].busy
