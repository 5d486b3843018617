"""The words for what a host page asks of a frame, which are loaded with its first such request."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tesserae.view.strings.hosted import en, fr

STRINGS: Final[Mapping[str, Mapping[str, str]]] = {"en": en.TEXT, "fr": fr.TEXT}
