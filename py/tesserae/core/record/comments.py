"""The parts of a comment: words, and commands for programs, such as `[%csl Ga1]`.

An empty line begins a paragraph; all other white space is a blank.
"""

from __future__ import annotations

import re
from typing import Final

COLOURS: Final = ("G", "R", "Y", "B")
"""Of drawings: green, red, yellow, blue."""

BREAK: Final = "\n\n"
"""Between two paragraphs."""

_COMMAND: Final = re.compile(r"\[%[^\]]*\]")

_TYPED: Final = "[\u2060%"
"""A `[%` that a person typed, which is not a command: an invisible character separates it."""


def tidy(comment: str) -> str:
    """A comment with one blank between words, and one empty line between paragraphs."""
    paragraphs: list[list[str]] = [[]]
    for line in comment.split("\n"):
        more = line.split()
        if more:
            paragraphs[-1] += more
        elif paragraphs[-1]:
            paragraphs.append([])
    return BREAK.join([" ".join(words) for words in paragraphs if words])


def join(one: str, other: str) -> str:
    """Joins two comments; the words of the other become paragraphs of their own."""
    apart = words_of(one) and words_of(other)
    return tidy(f"{one}{BREAK if apart else ' '}{other}")


def words_of(comment: str) -> str:
    """A comment as people read it, without commands."""
    return tidy(_COMMAND.sub(" ", comment).replace(_TYPED, "[%"))


def commands_of(comment: str) -> list[str]:
    """The commands of a comment, in their order."""
    return _COMMAND.findall(comment)


def has_command(comment: str, name: str) -> bool:
    """Whether a comment has a command of a name, whatever its argument."""
    return f"[%{name} " in comment


def with_words(comment: str, words: str) -> str:
    """A comment with other words. Replaces braces, which words cannot hold."""
    safe = words.replace("{", "(").replace("}", ")").replace("[%", _TYPED)
    return tidy(" ".join([*commands_of(comment), tidy(safe)]))
