"""The words of studies, which are loaded with the first that is opened."""

from typing import Final

from tesserae.view.strings.study import en, fr

STRINGS: Final = {"en": en.TEXT, "fr": fr.TEXT}
