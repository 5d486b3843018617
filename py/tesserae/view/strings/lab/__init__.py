"""The words of the lab, which are loaded with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tesserae.view.strings.lab import en, fr

STRINGS: Final[Mapping[str, Mapping[str, str]]] = {"en": en.TEXT, "fr": fr.TEXT}
