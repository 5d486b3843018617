"""Zaic's words: language -> key -> sentence; a folder for each language."""

from typing import Final

from tesserae.games.zaic.words.strings import en, fr

STRINGS: Final = {"en": en.TEXT, "fr": fr.TEXT}
