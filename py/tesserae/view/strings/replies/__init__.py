"""The words of conditional replies, which are loaded with the first one."""

from typing import Final

from tesserae.view.strings.replies import en, fr

STRINGS: Final = {"en": en.TEXT, "fr": fr.TEXT}
