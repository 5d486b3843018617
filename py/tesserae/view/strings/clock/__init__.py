"""The words of clocks, which are loaded with the first one, or the dialog for a new game."""

from typing import Final

from tesserae.view.strings.clock import en, fr

STRINGS: Final = {"en": en.TEXT, "fr": fr.TEXT}
