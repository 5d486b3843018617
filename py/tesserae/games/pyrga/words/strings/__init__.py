"""Pyrga's words: language -> key -> sentence."""

from __future__ import annotations

from typing import Final

from tesserae.games.pyrga.words.strings import board_en, board_fr, en, fr

STRINGS: Final = {
    "en": {**en.TEXT, **board_en.TEXT},
    "fr": {**fr.TEXT, **board_fr.TEXT},
}
