"""The words of the page: a folder for each language, each with the same modules."""

from collections.abc import Mapping
from typing import Final

from tesserae.view.strings import en, fr

STRINGS: Final[Mapping[str, Mapping[str, str]]] = {"en": en.TEXT, "fr": fr.TEXT}
