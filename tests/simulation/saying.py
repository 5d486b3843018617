"""What stands on the page, as the laws look at it: sentences, languages, numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Final, TypeVar

from tesserae.games import catalog
from tesserae.view.strings import STRINGS
from tests.simulation.controls import Said, read

T = TypeVar("T")

_ENGLISH: Final = "the your you with is of and this are was there what here its their who which"
_FRENCH: Final = "le la les des une est vous votre avec dans pas sur du au cette sont qui"
_OTHER: Final = {"en": frozenset(_FRENCH.split()), "fr": frozenset(_ENGLISH.split())}
_WORD: Final = re.compile(r"[^\W\d_]+")
_PLACE: Final = re.compile(r"\{[a-z_]+\}")
_KEY: Final = re.compile(r"\b[a-z]+(?:\.[a-z_0-9]+)+\b")
_SAME: Final = re.compile(r"\b(?:from|de) (\d+) (?:to|à) (\d+)\b")
_OF: Final = re.compile(r"\b(\d+) (?:of|sur|/) (\d+)\b")
_TILES: Final = re.compile(r"\b(\d+) (?:tiles?|dalles?|tuiles?|carreaux?)\b")

TILES: Final = {"tetrad": 20}
"""The most tiles that a side has, where they are what is counted."""


@cache
def keys() -> frozenset[str]:
    """The keys of all sentences."""
    own = [game.strings["en"] for game in catalog.GAMES]
    return frozenset(key for texts in (STRINGS["en"], *own) for key in texts)


def wrong_words(markup: str, language: str) -> Iterator[str]:
    """What is no sentence of a language in some markup: keys, gaps, sentences of the other."""
    for said in read(markup).said:
        yield from _wrong(said, language)


def remembered(of: Callable[[T, str], Iterator[str]]) -> Callable[[T, str], tuple[str, ...]]:
    """The same, of what has been seen before without looking again."""
    return lru_cache(maxsize=100_000)(lambda it, by: tuple(of(it, by)))


@remembered
def _wrong(said: Said, language: str) -> Iterator[str]:
    text = said.text
    if any(it in keys() for it in _KEY.findall(text)) or _PLACE.search(text):
        yield f"a key is shown: {text[:60]}"
    if not said.foreign:
        words = frozenset(it.lower() for it in _WORD.findall(text))
        if len(words & _OTHER[language]) > 1:
            yield f"in another language: {text[:60]}"


def wrong_numbers(markup: str, slug: str) -> Iterator[str]:
    """Sentences whose numbers cannot be."""
    for said in read(markup).said:
        yield from _counted(said.text, slug)


@remembered
def _counted(text: str, slug: str) -> Iterator[str]:
    for one, other in _SAME.findall(text):
        if one == other:
            yield f"a change that is none: {text[:80]}"
    for one, other in _OF.findall(text):
        if int(one) > int(other):
            yield f"more than there are: {text[:80]}"
    most = TILES.get(slug)
    if most and any(int(n) > most for n in _TILES.findall(text)):
        yield f"more tiles than a side has: {text[:80]}"


def changed(before: dict[str, str], after: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The regions that are not as before."""
    for name, markup in after.items():
        if markup and before.get(name) != markup:
            yield name, markup
