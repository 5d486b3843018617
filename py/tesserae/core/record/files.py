"""Files of several records one after another, as of games in PGN: each begins with its headers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

_COMMENT: Final = re.compile(r"\{[^}]*|\}|;.*")


def record_texts(file: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The texts of the records of a file, and the numbers of the lines on which they begin.

    file: its lines, with their ends.
    """
    begun, moves, within = 1, False, False
    lines: list[str] = []
    for number, line in enumerate(file, 1):
        if line.startswith("[") and moves and not within:
            yield begun, "".join(lines)
            begun, lines, moves = number, [], False
        lines.append(line)
        if line.startswith("%") and not within:  # PGN's escape for other programs
            continue
        if line.strip("\ufeff \t\r\n") and not line.startswith(("[", "\ufeff[")):
            moves = True
        if moves:
            within = _ends_within_a_comment(line, within)
    if any(line.strip() for line in lines):
        yield begun, "".join(lines)


def _ends_within_a_comment(line: str, within: bool) -> bool:
    """Whether a comment in braces continues after a line. within: the line begins in one."""
    if within:
        _, brace, line = line.partition("}")
        if not brace:
            return True
    marks = _COMMENT.findall(line)
    return bool(marks) and marks[-1].startswith("{")
