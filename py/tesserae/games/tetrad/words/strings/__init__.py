"""Tetrad's words: language -> key -> sentence."""

from __future__ import annotations

from typing import Final

from tesserae.games.tetrad.words.strings import board_en, board_fr, en, fr, guide_en, guide_fr

STRINGS: Final = {
    "en": {**en.TEXT, **board_en.TEXT, **guide_en.TEXT},
    "fr": {**fr.TEXT, **board_fr.TEXT, **guide_fr.TEXT},
}
