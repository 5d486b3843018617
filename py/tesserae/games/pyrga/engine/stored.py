"""The files of solved positions, read as this is imported: later the page has none."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

BOOK: Final = (files(__package__) / "book.bin").read_bytes()
"""As book.py describes it."""

EARLY: Final = (files(__package__) / "early.bin").read_bytes()
"""As early.py describes it."""

FIVE_PIECES: Final = (files(__package__) / "five_pieces.bin").read_bytes()
"""As five_pieces.py describes it."""
