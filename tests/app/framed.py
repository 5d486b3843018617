"""A page in a frame, and its host page, without a browser."""

from __future__ import annotations

import json
from typing import Any

from tests.app.page import Page


class Framed(Page):
    """A page in a frame, and its host page."""

    def __init__(self, hash: str = "#/pyrga", *moves: str, **boot: Any) -> None:
        super().__init__(hash, *moves, embed=True, **boot)

    def messages(self) -> list[dict[str, Any]]:
        """The messages to the host page since the last call."""
        messages = [json.loads(effect["text"]) for effect in self.did("tell")]
        self.effects.clear()
        assert all(message.pop("tesserae") == 1 for message in messages)
        return messages

    def ask(self, verb: str, id: int = 7, **fields: Any) -> list[dict[str, Any]]:
        """The messages that answer a request."""
        self.messages()
        self.say(json.dumps({"tesserae": 1, "type": verb, "id": id, **fields}))
        return self.messages()

    def say(self, text: str) -> None:
        self.send("host", text=text)
