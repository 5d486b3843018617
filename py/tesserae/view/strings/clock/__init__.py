"""The words of clocks, which are loaded with the first one, or the dialog for a new game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tesserae.view.strings.clock import en, fr

STRINGS: Final[Mapping[str, Mapping[str, str]]] = {"en": en.TEXT, "fr": fr.TEXT}
