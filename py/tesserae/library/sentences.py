"""The language of all sentences of the library."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, TypeAlias, get_args

from tesserae.core.game import Game, Position
from tesserae.core.text import Text
from tesserae.library.strings import STRINGS
from tesserae.view import strings as page_strings
from tesserae.view.words import Words

Language: TypeAlias = Literal["en", "fr"]

Strings: TypeAlias = Mapping[str, Mapping[str, str]]
"""Language -> key -> sentence."""

_chosen: list[Language] = ["en"]

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)


def language(name: Language | None = None) -> Language:
    """Returns the language of sentences; sets it first if `name` is given.

    >>> language("fr")
    'fr'
    >>> language("en")
    'en'

    ValueError for an unknown language.
    """
    if name is not None:
        if name not in LANGUAGES:
            raise ValueError(f"no such language: {name!r}; there are {', '.join(LANGUAGES)}")
        _chosen[0] = name
    return _chosen[0]


def sentence_of(message: Text, game: Game[Position] | None = None) -> str:
    """The sentence of a text. game: needed for texts of a game."""
    return _words(_chosen[0], game)(message)


def words_of(game: Game[Position], more: Strings) -> Words:
    """The sentences about a game in the chosen language, and those of `more`."""
    return Words(_chosen[0], [page_strings.STRINGS, STRINGS, game.strings, more])


@lru_cache
def _words(name: Language, game: Game[Position] | None) -> Words:
    catalogs = [page_strings.STRINGS, STRINGS]
    return Words(name, catalogs if game is None else [*catalogs, game.strings])
