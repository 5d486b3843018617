"""Texts that are almost right: real ones that were cut, spliced, repeated, nested or worse."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from hypothesis import strategies as st

LONGEST: Final = 250_000
"""Characters; more than most readers take."""

NASTY: Final = (
    "<img src=x onerror=alert(1)>", '"><script>alert(1)</script>', "'/onload=alert(1) x='",
    "javascript:alert(1)", "{0.__class__}", "{cell}", "%00%ff%c0%af", "&lt;b&gt;&amp;", "__proto__",
    "\x00", "\ud800", "\udfff\ud800", "\u202e", "\u2028", "\ufeff", "\x85", "e\u0301" * 40,
    "K",  # the sign for kelvin, a small k once it is lowered
    "ſ", "İ", "\U0001f600", "null", "true", "NaN", "1e999", "-0", "[]", "{}", "\\u0000", "\\ud800",
    "\\", '"', ".", "..", "~", "&", "#", "?", "\n", "\r\n",
)  # fmt: skip

DIGITS: Final = ("٠١٢٣٤٥٦٧٨٩", "０１２３４５６７８９", "⁰¹²³⁴⁵⁶⁷⁸⁹", "𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡")
NUMBERS: Final = ("-1", "0", "00", "99", "65536", "9" * 19, "9" * 30, "9" * 5_000, "1.5", "0x10")
PAIRS: Final = (("(", ")"), ("[", "]"), ("{", "}"), ('{"a":', "}"), ("(Sb2 ", ")"), ("((", ")"))
DEPTHS: Final = (1, 2, 49, 60, 1_200, 5_000)

Change = Callable[[st.DrawFn, str, Sequence[str]], str]


def spot(draw: st.DrawFn, text: str) -> int:
    """Somewhere in a text."""
    return draw(st.integers(0, len(text)))


def part(draw: st.DrawFn, text: str) -> tuple[int, int]:
    """Beginning and end of a part of a text."""
    first, second = spot(draw, text), spot(draw, text)
    return min(first, second), max(first, second)


def splice(draw: st.DrawFn, text: str, others: Sequence[str]) -> str:
    """The beginning of one and the end of another."""
    other = draw(st.sampled_from(others))
    return text[: spot(draw, text)] + other[spot(draw, other) :]


def repeat(draw: st.DrawFn, text: str, _: Sequence[str]) -> str:
    """A part again and again."""
    start, end = part(draw, text)
    return text[:start] + text[start:end] * draw(st.sampled_from((2, 3, 50, 4_000))) + text[end:]


def delete(draw: st.DrawFn, text: str, _: Sequence[str]) -> str:
    """Without a part."""
    start, end = part(draw, text)
    return text[:start] + text[end:]


def insert(draw: st.DrawFn, text: str, _: Sequence[str]) -> str:
    """With something nasty in it."""
    at = spot(draw, text)
    return text[:at] + draw(st.one_of(st.sampled_from(NASTY), st.text(max_size=4))) + text[at:]


def overwrite(draw: st.DrawFn, text: str, _: Sequence[str]) -> str:
    """With something nasty instead of a few characters."""
    at = spot(draw, text)
    return text[:at] + draw(st.sampled_from(NASTY)) + text[at + draw(st.integers(1, 6)) :]


def nest(draw: st.DrawFn, text: str, _: Sequence[str]) -> str:
    """A part within brackets, which may not all be closed."""
    start, end = part(draw, text)
    opening, closing = draw(st.sampled_from(PAIRS))
    depth = draw(st.sampled_from(DEPTHS))
    closed = draw(st.sampled_from((depth, depth, 0, depth + 1)))
    return text[:start] + opening * depth + text[start:end] + closing * closed + text[end:]


def foreign_digits(draw: st.DrawFn, text: str, _: Sequence[str]) -> str:
    """The digits of another script from somewhere on."""
    at, digits = spot(draw, text), draw(st.sampled_from(DIGITS))
    return text[:at] + text[at:].translate(str.maketrans("0123456789", digits))


def other_number(draw: st.DrawFn, text: str, _: Sequence[str]) -> str:
    """A number replaced by one that is out of range."""
    at, number = spot(draw, text), draw(st.sampled_from(NUMBERS))
    return text[:at] + re.sub(r"\d+", number, text[at:], count=1)


def other_case(draw: st.DrawFn, text: str, _: Sequence[str]) -> str:
    """Small letters for capitals and the other way round, in a part."""
    start, end = part(draw, text)
    return text[:start] + text[start:end].swapcase() + text[end:]


CHANGES: Final[tuple[Change, ...]] = (
    splice, repeat, delete, insert, overwrite, nest, foreign_digits, other_number, other_case,
)  # fmt: skip


@st.composite
def mutated(draw: st.DrawFn, seeds: Sequence[str]) -> str:
    """One of the texts after a few changes; now and then as it is, or any text at all."""
    if not draw(st.integers(0, 9)):
        return draw(st.text(max_size=60))
    text = draw(st.sampled_from(seeds))
    for _ in range(draw(st.integers(0, 4))):
        change = draw(st.sampled_from(CHANGES))
        text = change(draw, text, seeds)[:LONGEST]
    return text
