"""The words for the page for owners of sites, which the build writes: no page of the app loads them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tesserae.view.strings.demo import en, fr

STRINGS: Final[Mapping[str, Mapping[str, str]]] = {"en": en.TEXT, "fr": fr.TEXT}
