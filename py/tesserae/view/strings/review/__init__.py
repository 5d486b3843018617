"""The words of reviews, which are loaded with the first one."""

from typing import Final

from tesserae.view.strings.review import en, fr

STRINGS: Final = {"en": en.TEXT, "fr": fr.TEXT}
