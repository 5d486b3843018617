"""What a user chose for all games, as JSON text, read strictly."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from tesserae.app.settings.state import LANGUAGES, THEMES, Settings
from tesserae.app.storage.json_text import loaded
from tesserae.core.errors import BadInput
from tesserae.games import catalog

SETTINGS: Final = "settings"
"""The name under which the device keeps them."""

_SWITCHES: Final = frozenset({"confirm", "coordinates", "animation", "turning", "evaluation"})


def write_settings(settings: Settings) -> str:
    """Settings as text; read back by `read_settings`."""
    return json.dumps(settings._asdict(), separators=(",", ":"))


def read_settings(text: str, default: Settings) -> Settings:
    """The settings kept, with the default for whatever is missing or malformed."""
    try:
        kept = loaded(text)
    except BadInput:
        return default
    plain = {name: value for name, value in kept.items() if fits(name, value)}
    return default._replace(**plain, ways=_ways(kept), layers=_layers(kept))


def fits(name: str, value: object) -> bool:
    """Whether a setting of this name may have this value."""
    if name == "language":
        return value in LANGUAGES
    if name == "theme":
        return value in THEMES
    return name in _SWITCHES and isinstance(value, bool)


def _ways(kept: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """The colourways chosen of those there are."""
    known = [[game.slug, way] for game in catalog.GAMES for way in game.colourways]
    chosen = kept.get("ways")
    return tuple((s, w) for s, w in known if isinstance(chosen, list) and [s, w] in chosen)


def _layers(kept: Mapping[str, Any]) -> tuple[str, ...]:
    """The layers switched on of those there are."""
    known = [f"{game.slug}.{layer}" for game in catalog.GAMES for layer in game.layers]
    chosen = kept.get("layers")
    return tuple(name for name in known if isinstance(chosen, list) and name in chosen)
