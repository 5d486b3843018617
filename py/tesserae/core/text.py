"""Texts that have no language yet.

Rules, scenes and the app use `Text`: the key of a sentence in a catalog, and its
arguments. Only the view looks keys up, so other packages need no language, and
tests can compare meanings instead of sentences.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, Union


class Listed(NamedTuple):
    """A list within a sentence: "b3, b4 or c1"."""

    items: tuple[Union[str, Text], ...]
    joint: Literal["or", "and"]


Arg: TypeAlias = Union[str, int, "Text", Listed]


class Text(NamedTuple):
    """A key and its arguments, sorted by name so that equal texts are equal.

    A text with an argument `n` may have two entries in a catalog, `key.one`
    and `key.other`; the language decides which of them `n` takes.
    """

    key: str
    args: tuple[tuple[str, Arg], ...] = ()


def text(key: str, **args: Arg) -> Text:
    """A text with its arguments given by name."""
    return Text(key, tuple(sorted(args.items())))
