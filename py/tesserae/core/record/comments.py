"""What a comment consists of: words, and commands for programs, such as `[%csl Ga1]`."""

from __future__ import annotations

import re
from typing import Final

COLOURS: Final = ("G", "R", "Y", "B")
"""Of drawings: green, red, yellow, blue."""

_COMMAND: Final = re.compile(r"\[%[^\]]*\]")


def words_of(comment: str) -> str:
    """A comment as people read it, without commands."""
    return " ".join(_COMMAND.sub(" ", comment).split())


def commands_of(comment: str) -> list[str]:
    """The commands of a comment, in their order."""
    return _COMMAND.findall(comment)


def has_command(comment: str, name: str) -> bool:
    """Whether a comment has a command of a name, whatever it says."""
    return f"[%{name} " in comment


def with_words(comment: str, words: str) -> str:
    """A comment with other words. What words cannot hold is replaced: braces, and commands."""
    safe = words.replace("{", "(").replace("}", ")").replace("[%", "[ %")
    return " ".join([*commands_of(comment), *safe.split()])
