"""The files of solved positions, read on import: later the page has no files."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

BOOK: Final = (files(__package__) / "book.bin").read_bytes()
"""The book; book.py describes the format."""

EARLY: Final = (files(__package__) / "early.bin").read_bytes()
"""The early table; early.py describes the format."""

FIVE_PIECES: Final = (files(__package__) / "five_pieces.bin").read_bytes()
"""The table of five pieces; five_pieces.py describes the format."""
