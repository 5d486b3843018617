"""Reading files of records."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TextIO

from tesserae.core.record.files import record_texts
from tesserae.core.text import text
from tesserae.library.errors import BadRecord
from tesserae.library.records.node import Record, read_text
from tesserae.library.sentences import said


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
