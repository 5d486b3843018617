"""The words of puzzle runs, which are loaded with their page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tesserae.view.strings.run import en, fr

STRINGS: Final[Mapping[str, Mapping[str, str]]] = {"en": en.TEXT, "fr": fr.TEXT}
