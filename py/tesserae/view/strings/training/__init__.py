"""The words of training, which are loaded with its page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tesserae.view.strings.training import en, fr

STRINGS: Final[Mapping[str, Mapping[str, str]]] = {"en": en.TEXT, "fr": fr.TEXT}
