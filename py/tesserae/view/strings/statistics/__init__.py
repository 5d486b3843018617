"""The words of the statistics, which are loaded with their page."""

from typing import Final

from tesserae.view.strings.statistics import en, fr

STRINGS: Final = {"en": en.TEXT, "fr": fr.TEXT}
