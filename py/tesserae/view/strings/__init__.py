"""The words of the page, files for each language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tesserae.view.strings import embed_en, embed_fr, en, fr

STRINGS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {**en.TEXT, **embed_en.TEXT},
    "fr": {**fr.TEXT, **embed_fr.TEXT},
}
