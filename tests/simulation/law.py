"""What laws are made of: a function of a `Moment` that yields how it is broken.

That is a few words that stay the same for all breaches of a kind, a colon, and details.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from tests.app.page import BASE
from tests.simulation.tab import Moment

Law: TypeAlias = Callable[[Moment], Iterator[str]]


def memory(m: Moment, name: str) -> dict[Any, Any]:
    """What a law remembers of a world."""
    noted: dict[Any, Any] = m.world.notes.setdefault(name, {})
    return noted


def act_of(m: Moment) -> str:
    """The action that somebody has taken in this event; "" if it is another event."""
    return str(m.event.get("act", "")) if m.by == "person" else ""


def id_of_device(m: Moment) -> int:
    return id(m.tab.device)


def sent_links(m: Moment) -> Iterator[str]:
    """The links that were copied or shared, as fragments."""
    for command in m.commands:
        text = command.get("text") if command["do"] == "copy" else command.get("url")
        if text and text.startswith(BASE):
            yield text.removeprefix(BASE)
