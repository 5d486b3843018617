"""The words of the lab, which are loaded with it."""

from typing import Final

from tesserae.view.strings.lab import en, fr

STRINGS: Final = {"en": en.TEXT, "fr": fr.TEXT}
