"""Pyrga's words: language -> key -> sentence."""

from __future__ import annotations

from typing import Final

from tesserae.games.pyrga.words.strings import board_en, board_fr, en, fr, puzzle_en, puzzle_fr

STRINGS: Final = {
    "en": {**en.TEXT, **board_en.TEXT, **puzzle_en.TEXT},
    "fr": {**fr.TEXT, **board_fr.TEXT, **puzzle_fr.TEXT},
}
