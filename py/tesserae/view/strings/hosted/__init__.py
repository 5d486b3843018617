"""The words for what a host page asks of a frame, which are loaded with its first such request."""

from typing import Final

from tesserae.view.strings.hosted import en, fr

STRINGS: Final = {"en": en.TEXT, "fr": fr.TEXT}
