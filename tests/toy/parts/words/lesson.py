"""The lesson."""

from __future__ import annotations

from functools import lru_cache

from tesserae.core.teaching.lesson import Author, Lesson
from tests.toy.konane.rules import START, Position

from .strings.lesson import STRINGS


@lru_cache(maxsize=1)
def lesson() -> Lesson[Position]:
    """A position to look at, and a move to make."""
    author = Author("konane", START)
    tasks = (author.look("first.1"), author.task("first.2", marked=True))
    first = author.step("first", *tasks, section="rules")
    return Lesson((first,), STRINGS, learned=author.summary(3))
