"""The words of conditional replies, which are loaded with the first one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tesserae.view.strings.replies import en, fr

STRINGS: Final[Mapping[str, Mapping[str, str]]] = {"en": en.TEXT, "fr": fr.TEXT}
