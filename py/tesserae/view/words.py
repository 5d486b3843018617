"""Texts translated into a language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from tesserae.core.text import Arg, Listed, Text, text

_PLACEHOLDER: Final = re.compile(r"\{([a-z_]+)\}")

_NAME: Final = re.compile(r"\{((?:[Oo]f_|[Tt]o_)?(?:[Ss]ide|[Rr]ival))\}")
"""A placeholder for the name of a side: alone or after a preposition, capital or not."""

_RIVALS: Final = {"0": "1", "1": "0"}

_SINGULAR: Final[Mapping[str, tuple[int, ...]]] = {"en": (1,), "fr": (0, 1)}


class Words:
    """The sentences of one language: words(text) is what a user reads.

    catalogs: language -> key -> sentence with placeholders such as {name}; one that has not been
    translated is read in English. Arguments are inserted as they are and never parsed. KeyError
    for an unknown key or a missing argument.
    """

    def __init__(self, language: str, catalogs: Iterable[Mapping[str, Mapping[str, str]]]) -> None:
        self.language = language
        self._sentences: dict[str, str] = {}
        for catalog in catalogs:
            self._sentences.update(catalog[language] if language in catalog else catalog["en"])

    def __call__(self, message: Text | str, **args: Arg) -> str:
        """A text, or a key with its arguments, in words."""
        message = text(message, **args) if isinstance(message, str) else message
        filled = {name: self._argument(value) for name, value in message.args}
        parts = _parts(self._sentence(message))
        return "".join([filled[part] if is_placeholder else part for is_placeholder, part in parts])

    def _sentence(self, message: Text) -> str:
        """The sentence of a text: of its key, or of that with the grammatical number of `n`.

        `GAME.KEY.0`, about the first side, is made of `GAME.KEY.side`, which is about either.
        If a game has no sentence of its own, it uses `game.KEY`.
        """
        endings = [""]
        for name, count in message.args:
            if name == "n" and isinstance(count, int):
                endings.append(".one" if count in _SINGULAR[self.language] else ".other")
        if len(endings) == 1 and message.key in self._sentences:
            return self._sentences[message.key]
        keys = [message.key + ending for ending in endings]
        if not any(key in self._sentences for key in keys):
            self._sentences[keys[-1]] = self._derive(message.key, endings)
        return self._first(keys)

    def _first(self, keys: Sequence[str]) -> str:
        """The sentence of the first key that has one; KeyError if none has."""
        for key in keys:
            if key in self._sentences:
                return self._sentences[key]
        raise KeyError(keys[0])

    def _derive(self, key: str, endings: Sequence[str]) -> str:
        game, _, about = key.partition(".")
        stem, _, side = about.rpartition(".")
        if side not in _RIVALS:
            return self._sentences[f"game.{about}"]
        numbers = ["", "." + self._sentences.get(f"{game}.side.number", "one")]
        own = [f"{game}.{stem}.side{ending}" for ending in endings]
        sentence = self._first(own + [f"game.{stem}.side{number}" for number in numbers])
        for place in _NAME.findall(sentence):
            form = place.lower().replace("rival", "side")
            named = side if form == place.lower() else _RIVALS[side]
            name = self._first([f"name.{form}{number}" for number in numbers])
            name = name.replace("{name}", self._sentences[f"{game}.side.{named}"])
            if place[0] in "ORST":
                name = name[0].upper() + name[1:]
            sentence = sentence.replace(f"{{{place}}}", name)
        return sentence

    def _argument(self, value: Arg) -> str:
        if isinstance(value, Text):
            return self(value)
        if isinstance(value, Listed):
            return self._enumerate(value)
        return str(value)

    def _enumerate(self, listed: Listed) -> str:
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
