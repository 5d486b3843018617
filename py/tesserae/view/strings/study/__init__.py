"""The words of studies, which are loaded with the first that is opened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tesserae.view.strings.study import en, fr

STRINGS: Final[Mapping[str, Mapping[str, str]]] = {"en": en.TEXT, "fr": fr.TEXT}
