"""The words of the page, a file for each language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tesserae.view.strings import en, fr

STRINGS: Final[Mapping[str, Mapping[str, str]]] = {"en": en.TEXT, "fr": fr.TEXT}
