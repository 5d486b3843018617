"""The settings as JSON text, read strictly."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tesserae.app.model.settings import COACH_PARTS, Settings, field_of, is_setting, stored_name
from tesserae.app.texts.stored_json import read_object
from tesserae.core.errors import BadInput
from tesserae.core.json_text import compact
from tesserae.games import catalog
from tesserae.search.levels import LEVELS

SETTINGS: Final = "settings"
"""The key under which they are stored."""


def write_settings(settings: Settings) -> str:
    """Settings as text; read back by `read_settings`."""
    return compact({stored_name(name): value for name, value in settings._asdict().items()})


def read_settings(text: str, default: Settings) -> Settings:
    """The settings in a text, with the default for whatever is missing or malformed."""
    try:
        stored = read_object(text)
    except BadInput:
        return default
    named = {field_of(name): value for name, value in stored.items()}
    plain = {name: value for name, value in named.items() if is_setting(name, value)}
    return default._replace(
        **plain,
        colourways=_colourways(stored),
        layers=_chosen_names(
            stored, "layers", [f"{g.slug}.{name}" for g in catalog.GAMES for name in g.layers]
        ),
        won=_chosen_names(stored, "won", [game.slug for game in catalog.GAMES]),
        beaten=_chosen_names(
            stored,
            "beaten",
            [f"{g.slug}.{level.number}" for g in catalog.GAMES for level in LEVELS],
        ),
        coach=_chosen_names(
            stored, "coach", [f"{g.slug}.{part}" for g in catalog.GAMES for part in COACH_PARTS]
        ),
    )


def _colourways(stored: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """The chosen colourways that exist."""
    known = [[game.slug, name] for game in catalog.GAMES for name in game.colourways]
    chosen = stored.get("ways")
    return tuple((s, w) for s, w in known if isinstance(chosen, list) and [s, w] in chosen)


def _chosen_names(stored: Mapping[str, Any], field: str, known: Iterable[str]) -> tuple[str, ...]:
    """Which of the known names a stored list has."""
    names = stored.get(field)
    return tuple(name for name in known if isinstance(names, list) and name in names)
