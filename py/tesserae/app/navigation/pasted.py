"""Links in pasted text: within a sentence, a mail, Markdown, or another link."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tesserae.app.navigation import arriving
from tesserae.core.errors import BadInput

LONGEST: Final = 40_000
"""Maximum length of a text that is searched for a link."""

_MOST_LINKS: Final = 8
_MOST_LINES: Final = 400
_MOST_JOINED: Final = 12
"""Maximum number of ends to try for a link over several lines."""

_SHORTEST_WRAPPED: Final = 60
"""Minimum length of a line that may have been wrapped."""

_BEGIN: Final = re.compile(
    r"#!?/|#%2f|%23(?:!|%21)?(?:/|%2f)|%2523%252f|#(?=\w+\?v=)", re.IGNORECASE
)
_QUOTES: Final = re.compile(r"^(?:[ \t]*[>|])+[ \t]?")
_BLANK: Final = re.compile(r"\s")
_SOFT_BREAK: Final = re.compile(r"=[ \t]*\r?\n")
_END: Final = re.compile(r'[<>"`\s]|\]\(')
"""Characters that no link contains."""


def link_in(source: str) -> str:
    """The link in a text, repaired; unchanged if it cannot be opened; "" without one.

    The first that leads beyond the home page.
    """
    if len(source) > LONGEST:
        return ""
    written = "\n".join([_QUOTES.sub("", line) for line in source.split("\n")])
    if "=3D" in written or "=3d" in written:
        written = _SOFT_BREAK.sub("", written)
    candidates = list(_candidates(written))
    if not candidates:
        return ""
    try:
        return arriving.read_first(candidates).link
    except BadInput:
        return candidates[0]


def _candidates(written: str) -> Iterator[str]:
    """Possible links in a text, the likeliest first."""
    for _, found in zip(range(_MOST_LINKS), _BEGIN.finditer(written), strict=False):
        begin = found.start()
        field = _word(written, begin).partition("&")[0]
        if found[0].startswith("%") and "?" not in field:
            yield field  # of another link
        enclosed = _text_in_brackets(written, begin)
        if enclosed:
            yield enclosed
        yield from _over_lines(written, begin)


def _word(written: str, begin: int) -> str:
    """The text up to the next blank."""
    rest = written[begin:]
    blank = _BLANK.search(rest)
    return rest if blank is None else rest[: blank.start()]


def _text_in_brackets(written: str, begin: int) -> str:
    """The text up to the ">" that matches a "<" before the link; "" without one."""
    before = written[max(0, begin - 2_000) : begin]
    opened, end = before.rfind("<"), written.find(">", begin)
    if opened < 0 or end < 0 or ">" in before[opened:]:
        return ""
    return "".join(written[begin:end].split())


def _over_lines(written: str, begin: int) -> Iterator[str]:
    """Candidates for a link that begins at a place, on one line or several."""
    lines = written[begin:].split("\n", _MOST_LINES)[:_MOST_LINES]
    words = [line.split() for line in lines]
    parts = [words[0][0]]
    if len(words[0]) == 1:
        for line in words[1:]:
            if len(line) != 1:
                break
            parts.append(line[0])
    joined = len(parts)
    goes_on = joined if len(words[0]) == 1 and joined < len(words) and words[joined] else 0
    on = "".join(parts) + words[goes_on][0]
    last = len(lines[joined - 1]) if joined > 1 else _column(written, begin) + len(lines[0])
    if goes_on and last >= _SHORTEST_WRAPPED:
        yield on
    for length in range(joined, max(0, joined - _MOST_JOINED), -1):
        yield "".join(parts[:length])
    cut = _END.search(parts[0])
    if cut is not None:
        yield parts[0][: cut.start()]
    if goes_on and last < _SHORTEST_WRAPPED:
        yield on


def _column(written: str, begin: int) -> int:
    """The number of characters before a place in its line."""
    return begin - written.rfind("\n", 0, begin) - 1
