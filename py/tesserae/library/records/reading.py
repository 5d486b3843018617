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
    """The first record of the file at a path, or the next one of an open file.

    BadRecord, which names the line (counted from where reading began), if it cannot be read. None
    at the end of an open file; BadRecord if the file at a path has no record. Reads one record and
    the first line of the next, and seeks back to that: an open file must support seeking.
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
    """The lines of a file. ahead: the offset of the last line read; None after the end."""

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

    As in PGN, each record begins with its headers.
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
