"""Words that have not been put into a language yet.

The rules, the pictures and the app speak in `Text`: a key of a catalog and
what to fill in. Only the view looks keys up, so nothing below it knows a
language, and a test can compare meanings instead of sentences.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, Union


class Listed(NamedTuple):
    """Several things in one sentence: "b3, b4 or c1"."""

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
    """Text with the arguments given by name."""
    return Text(key, tuple(sorted(args.items())))
