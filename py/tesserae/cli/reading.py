"""Reads input: numbers, and words made safe to print."""

from __future__ import annotations

from collections.abc import Sequence

from tesserae.core.errors import BadInput
from tesserae.core.numerals import is_number
from tesserae.core.text import text


class Refused(Exception):
    """The error for a command that cannot be carried out; the message follows `error`."""


def number_in(words: Sequence[str], least: int, most: int) -> int:
    """The only number in `words`. Refused if there is none, or it is out of range."""
    digits = words[0].removeprefix("-") if len(words) == 1 else ""
    if not is_number(digits, 19):
        raise Refused("a number expected")
    number = int(words[0])
    if not least <= number <= most:
        raise Refused(f"a number from {least} to {most} expected")
    return number


def check_number(option: str, number: float | None, least: float, most: int) -> None:
    """BadInput, which names the option, if a number is out of range."""
    if number is not None and not least <= number <= most:
        raise BadInput(text("cli.number", name=option, least=f"{least:,}", most=f"{most:,}"))


def printable(word: str) -> str:
    """A word from outside, made safe to print in any encoding."""
    return "".join(c for c in word[:40] if c.isascii() and c.isprintable())
