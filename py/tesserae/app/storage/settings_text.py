"""The settings as JSON text, read strictly."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tesserae.app.model.settings import COACH_PARTS, LANGUAGES, PACES, THEMES, Settings
from tesserae.app.texts.stored_json import read_object
from tesserae.core.errors import BadInput
from tesserae.core.json_text import compact
from tesserae.games import catalog

SETTINGS: Final = "settings"
"""The key under which they are stored."""

_SWITCHES: Final = frozenset({"confirm", "coordinates", "animation", "turning", "evaluation"})

_STORED_NAMES: Final = {"colourways": "ways"}
"""Fields of Settings -> their names in the text, where those differ."""


def write_settings(settings: Settings) -> str:
    """Settings as text; read back by `read_settings`."""
    fields = {_STORED_NAMES.get(name, name): value for name, value in settings._asdict().items()}
    return compact(fields)


def read_settings(text: str, default: Settings) -> Settings:
    """The settings in a text, with the default for whatever is missing or malformed."""
    try:
        stored = read_object(text)
    except BadInput:
        return default
    plain = {name: value for name, value in stored.items() if fits(name, value)}
    return default._replace(
        **plain,
        colourways=_colourways(stored),
        layers=_listed(
            stored, "layers", [f"{g.slug}.{name}" for g in catalog.GAMES for name in g.layers]
        ),
        won=_listed(stored, "won", [game.slug for game in catalog.GAMES]),
        coach=_listed(
            stored, "coach", [f"{g.slug}.{part}" for g in catalog.GAMES for part in COACH_PARTS]
        ),
    )


def fits(name: str, value: object) -> bool:
    """Whether a setting of this name may have this value."""
    if name == "language":
        return value in LANGUAGES
    if name == "theme":
        return value in THEMES
    if name == "pace":
        return value in PACES
    return name in _SWITCHES and isinstance(value, bool)


def _colourways(stored: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """The colourways chosen of those there are."""
    known = [[game.slug, name] for game in catalog.GAMES for name in game.colourways]
    chosen = stored.get("ways")
    return tuple((s, w) for s, w in known if isinstance(chosen, list) and [s, w] in chosen)


def _listed(stored: Mapping[str, Any], field: str, known: Iterable[str]) -> tuple[str, ...]:
    """Which of the known names a stored list has."""
    names = stored.get(field)
    return tuple(name for name in known if isinstance(names, list) and name in names)
