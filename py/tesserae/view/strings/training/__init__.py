"""The words of training, which are loaded with its page."""

from typing import Final

from tesserae.view.strings.training import en, fr

STRINGS: Final = {"en": en.TEXT, "fr": fr.TEXT}
