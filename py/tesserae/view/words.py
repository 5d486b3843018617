"""Texts translated into a language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from tesserae.core.text import Arg, Listed, Text, text

_PLACEHOLDER: Final = re.compile(r"\{([a-z_]+)\}")

_SIDES: Final = ("0", "1")

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
        """The sentence of a text: of its key, or of that with the grammatical number of `n`.

        `GAME.KEY.0`, about the first side, is made of `GAME.KEY.side`, which is about either.
        What a game does not say itself is said as in every game: `game.KEY`.
        """
        key, count = message.key, dict(message.args).get("n")
        keys = [key]
        if isinstance(count, int):
            number = "one" if count in _SINGULAR[self.language] else "other"
            keys.append(f"{key}.{number}")
        for known in keys:
            if known in self._sentences:
                return self._sentences[known]
        self._sentences[keys[-1]] = sentence = self._derived(key, keys)
        return sentence

    def _derived(self, key: str, keys: Sequence[str]) -> str:
        game, _, about = key.partition(".")
        stem, _, side = about.rpartition(".")
        if side not in _SIDES:
            return self._sentences[f"game.{about}"]
        names = self._sentences.get(f"{game}.side.number", "one")
        patterns = [f"{game}.{stem}.side{it[len(key) :]}" for it in keys]
        for pattern in (*patterns, f"game.{stem}.side.{names}"):
            if pattern in self._sentences:
                return self._with_names(self._sentences[pattern], game, side, names)
        raise KeyError(key)

    def _with_names(self, sentence: str, game: str, side: str, number: str) -> str:
        """A sentence with a side and its rival named: {side}, {of_rival}, {To_side} and so on.

        number: the grammatical number of the names.
        """
        for role in ("side", "rival"):
            own = (role == "side") == (side == _SIDES[0])
            name = self._sentences[f"{game}.side.{_SIDES[0] if own else _SIDES[1]}"]
            for form in ("", "of_", "to_"):
                named = self._sentences[f"name.{form}side.{number}"].replace("{name}", name)
                place = form + role
                sentence = sentence.replace(f"{{{place}}}", named)
                place, named = (it[0].upper() + it[1:] for it in (place, named))
                sentence = sentence.replace(f"{{{place}}}", named)
        return sentence

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
