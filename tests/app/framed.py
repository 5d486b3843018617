"""A page in a frame, and the page around it, without a browser."""

from __future__ import annotations

import json
from typing import Any

from tests.app.page import Page


class Framed(Page):
    """A page in a frame, and the page around it."""

    def __init__(self, hash: str = "#/pyrga", **boot: Any) -> None:
        super().__init__(hash, embed=True, **boot)

    def told(self) -> list[dict[str, Any]]:
        """What the page around it heard since the last time."""
        said = [json.loads(effect["text"]) for effect in self.did("tell")]
        self.effects.clear()
        assert all(it.pop("tesserae") == 1 for it in said)
        return said

    def ask(self, verb: str, id: int = 7, **fields: Any) -> list[dict[str, Any]]:
        """Everything that is told after something is asked for."""
        self.told()
        self.say(json.dumps({"tesserae": 1, "type": verb, "id": id, **fields}))
        return self.told()

    def say(self, text: str) -> None:
        self.send("host", text=text)
