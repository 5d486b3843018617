"""The levels of the adaptive opponent as text on this device, read strictly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from tesserae.app.model.play import Adapted
from tesserae.app.texts.stored_json import count, object_or_empty
from tesserae.core.errors import BadInput
from tesserae.core.json_text import compact
from tesserae.games import catalog
from tesserae.search.levels import STRONGEST

if TYPE_CHECKING:
    from tesserae.app.model import Model

ADAPTED: Final = "adapted"
"""The key under which they are stored."""

_MOST_GAMES: Final = 100_000


def write_adapted(adapted: Mapping[str, Adapted]) -> str:
    """The levels as text; read back by `read_adapted`."""
    fields = {slug: it._asdict() for slug, it in sorted(adapted.items())}
    return compact(fields)


def read_adapted(text: str) -> dict[str, Adapted]:
    """The levels in a text; skips malformed ones, and those of unknown games."""
    stored = object_or_empty(text)
    adapted = {}
    for slug in catalog.NAMES:
        try:
            level = count(stored[slug], "level", STRONGEST.number + 1)
            games = count(stored[slug], "games", _MOST_GAMES)
        except (BadInput, KeyError, TypeError, AttributeError):
            continue
        if level:
            adapted[slug] = Adapted(level, games)
    return adapted


def merge_adapted(mine: Mapping[str, Adapted], theirs: Mapping[str, Adapted]) -> dict[str, Adapted]:
    """Merges the levels of two tabs or devices: in each game the one from more games."""
    both = {**theirs, **mine}
    return {
        slug: max(both[slug], theirs.get(slug, both[slug]), key=lambda it: it.games)
        for slug in sorted(both)
    }


def with_others(model: Model, stored: str) -> Model:
    """Merges the levels of another tab or device."""
    return model._replace(adapted=merge_adapted(model.adapted, read_adapted(stored)))
