"""Reading files of records."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from typing import Final, TextIO

from tesserae.core.text import text
from tesserae.library.errors import BadRecord
from tesserae.library.records.node import Record, read_text
from tesserae.library.sentences import said

_COMMENT: Final = re.compile(r"\{[^}]*|\}|;.*")


def read_record(file: TextIO | str | os.PathLike[str]) -> Record:
    """The first record of a file, which is named by its path, or open for reading.

    BadRecord, which names the line, if it cannot be read, or if there is none.
    """
    for record in read_records(file):
        return record
    raise BadRecord(said(text("record.no_game")))


def read_records(file: TextIO | str | os.PathLike[str]) -> Iterator[Record]:
    """The records of a file one by one; BadRecord at one that cannot be read.

    They follow each other as games in PGN do: one begins with its headers.
    """
    if isinstance(file, str | os.PathLike):
        with open(file, encoding="utf-8-sig", newline=None) as opened:
            yield from read_records(opened)
        return
    for line, source in record_texts(file):
        yield read_text(source, line)


def record_texts(file: TextIO) -> Iterator[tuple[int, str]]:
    """The texts of the records of a file, and the numbers of the lines on which they begin."""
    begun, lines, moves, within = 1, list[str](), False, False
    for number, line in enumerate(file, 1):
        if line.startswith("[") and moves and not within:
            yield begun, "".join(lines)
            begun, lines, moves = number, [], False
        lines.append(line)
        if line.strip("\ufeff \t\r\n") and not line.startswith(("[", "\ufeff[")):
            moves = True
        if moves:
            within = _ends_within_a_comment(line, within)
    if any(line.strip() for line in lines):
        yield begun, "".join(lines)


def _ends_within_a_comment(line: str, within: bool) -> bool:
    """Whether a comment in braces goes on after a line. within: whether it did before it."""
    if within:
        _, brace, line = line.partition("}")
        if not brace:
            return True
    marks = _COMMENT.findall(line)
    return bool(marks) and marks[-1].startswith("{")
