"""The words of setting up positions, which are loaded with the first that is set up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tesserae.view.strings.editor import en, fr

STRINGS: Final[Mapping[str, Mapping[str, str]]] = {"en": en.TEXT, "fr": fr.TEXT}
