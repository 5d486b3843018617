"""The words for the page for owners of sites, which the build writes: no page of the app loads them."""

from typing import Final

from tesserae.view.strings.demo import en, fr

STRINGS: Final = {"en": en.TEXT, "fr": fr.TEXT}
