"""The words of setting up positions, which are loaded with the first that is set up."""

from typing import Final

from tesserae.view.strings.editor import en, fr

STRINGS: Final = {"en": en.TEXT, "fr": fr.TEXT}
