"""Reading files of records."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TextIO, overload

from tesserae.core.record.files import record_texts
from tesserae.core.text import text
from tesserae.library.arguments import check_file
from tesserae.library.errors import BadRecord
from tesserae.library.records.record import Record, read_text
from tesserae.library.sentences import sentence_of


@overload
def read_record(file: str | os.PathLike[str]) -> Record: ...


@overload
def read_record(file: TextIO) -> Record | None: ...


def read_record(file: TextIO | str | os.PathLike[str]) -> Record | None:
    """The first record of the file at a path; the next one of a file that is open for reading.

    BadRecord, which names the line within what was read, if it cannot be read. At the end of an
    open file None; BadRecord if there is no record at a path. Only the lines of one record are
    read, and the first one of the next, to which the file returns: it must be one that can seek.
    """
    check_file(file)
    if isinstance(file, str | os.PathLike):
        for record in read_records(file):
            return record
        raise BadRecord(sentence_of(text("record.no_game")))
    lines = _Lines(file)
    for line, source in record_texts(lines):
        if lines.ahead is not None:
            file.seek(lines.ahead)
        return read_text(source, line)
    return None


class _Lines(Iterator[str]):
    """The lines of a file. ahead: where the last one that was read begins; None after the end."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self.ahead: int | None = None

    def __next__(self) -> str:
        self.ahead = self._file.tell()
        line = self._file.readline()
        if not line:
            self.ahead = None
            raise StopIteration
        return line


def read_records(file: TextIO | str | os.PathLike[str]) -> Iterator[Record]:
    """The records of a file one by one; BadRecord at one that cannot be read.

    They follow each other as games in PGN do: one begins with its headers.
    """
    check_file(file)
    return _records(file)


def _records(file: TextIO | str | os.PathLike[str]) -> Iterator[Record]:
    if isinstance(file, str | os.PathLike):
        with open(file, encoding="utf-8-sig", newline=None) as opened:
            yield from _records(opened)
        return
    for line, source in record_texts(file):
        yield read_text(source, line)
