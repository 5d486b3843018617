"""The words of puzzle runs, which are loaded with their page."""

from typing import Final

from tesserae.view.strings.run import en, fr

STRINGS: Final = {"en": en.TEXT, "fr": fr.TEXT}
