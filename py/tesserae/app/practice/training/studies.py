"""The studies that you can always train: those saved on the device, and openings to know."""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model
from tesserae.app.model.chapters import with_chapters
from tesserae.app.model.table import Chapter, Table
from tesserae.core.record import go, movetext
from tesserae.games import catalog

_OPENINGS: Final = "openings-"
"""Prefix of the id of a game's openings to know, before the slug."""


def openings_id(slug: str) -> str:
    """The id of a game's openings to know; "" if it has none."""
    return f"{_OPENINGS}{slug}" if catalog.by_slug(slug).openings_to_know else ""


def ids(model: Model) -> frozenset[str]:
    """The ids of all training studies."""
    kept = [it.id for it in model.saved_games.summaries.values() if it.study]
    return frozenset([*kept, *filter(None, map(openings_id, catalog.NAMES))])


def openings(id: str) -> Table | None:
    """The study of a game's openings to know; None for any other id."""
    slug = id.removeprefix(_OPENINGS)
    if slug not in catalog.NAMES or id != openings_id(slug):
        return None
    game = catalog.by_slug(slug)
    load = game.openings_to_know
    chapters = []
    for n, moves in enumerate(load() if load else ()):
        record = go(movetext.read(game, game.initial(), moves), 0)
        chapters.append(Chapter(str(n) if n else "", moves.split()[0], record))
    return with_chapters(Table(slug, chapters[0].record, id=id, study=True), chapters, 0)
