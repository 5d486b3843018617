"""Texts translated into a language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from tesserae.core.text import Arg, Listed, Text, text

_PLACEHOLDER: Final = re.compile(r"\{([a-z_]+)\}")

_SINGULAR: Final[Mapping[str, tuple[int, ...]]] = {"en": (1,), "fr": (0, 1)}


class Words:
    """The sentences of one language: words(text) is what a user reads.

    catalogs: language -> key -> sentence with placeholders such as {name}. Arguments are
    inserted as they are and never parsed. KeyError for an unknown key or a missing argument.
    """

    def __init__(self, language: str, catalogs: Iterable[Mapping[str, Mapping[str, str]]]) -> None:
        self.language = language
        self._sentences: dict[str, str] = {}
        for catalog in catalogs:
            self._sentences.update(catalog[language])

    def __call__(self, message: Text | str, **args: Arg) -> str:
        """A text, or a key with its arguments, in words."""
        message = text(message, **args) if isinstance(message, str) else message
        filled = {name: self._argument(value) for name, value in message.args}
        parts = _parts(self._sentence(message))
        return "".join([filled[part] if is_placeholder else part for is_placeholder, part in parts])

    def _sentence(self, message: Text) -> str:
        sentence = self._sentences.get(message.key)
        if sentence is not None:
            return sentence
        count = dict(message.args).get("n")
        if not isinstance(count, int):
            raise KeyError(message.key)
        number = "one" if count in _SINGULAR[self.language] else "other"
        return self._sentences[f"{message.key}.{number}"]

    def _argument(self, value: Arg) -> str:
        if isinstance(value, Text):
            return self(value)
        if isinstance(value, Listed):
            return self._listed(value)
        return str(value)

    def _listed(self, listed: Listed) -> str:
        items = [self._argument(item) for item in listed.items]
        if len(items) < 2:
            return "".join(items)
        joint = self._sentences[f"list.{listed.joint}"]
        return f"{', '.join(items[:-1])} {joint} {items[-1]}"


@lru_cache(maxsize=2048)
def _parts(sentence: str) -> tuple[tuple[bool, str], ...]:
    """A sentence split at its placeholders: (whether it is one, its text or its name)."""
    cut = _PLACEHOLDER.split(sentence)
    return tuple((bool(n % 2), part) for n, part in enumerate(cut) if part)
