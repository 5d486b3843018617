"""The error for bad input."""

from __future__ import annotations

from tesserae.core.text import Text


class BadInput(ValueError):
    """Text from outside that is refused; `text` is the sentence for the user."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key, *text.args)
        self.text = text
