"""The time played on this device, as stored text, read strictly.

It is counted from ply to ply, as games are saved: pauses longer than some minutes do not count.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from tesserae.app.texts.stored_json import count, object_or_empty
from tesserae.core.errors import BadInput
from tesserae.core.json_text import compact
from tesserae.games import catalog

if TYPE_CHECKING:
    from tesserae.app.messages import Saved
    from tesserae.app.model import Model

TIME: Final = "time"
"""The key under which it is stored."""

LONGEST_PAUSE: Final = 300_000
"""Milliseconds between two plies that still count."""

_LONGEST_TIME: Final = 2**45


def write_time(time: Mapping[str, int]) -> str:
    """The milliseconds of each game as text; read back by `read_time`."""
    return compact(dict(sorted(time.items())))


def read_time(text: str) -> dict[str, int]:
    """The milliseconds in a text; skips malformed ones, and those of unknown games."""
    stored = object_or_empty(text)
    time = {}
    for slug in catalog.NAMES:
        try:
            time[slug] = count(stored, slug, _LONGEST_TIME)
        except BadInput:
            continue
    return time


def with_others(model: Model, stored: str) -> Model:
    """The model with the time of another tab or a backup: in each game the longer one."""
    theirs = read_time(stored)
    both = {**theirs, **model.time}
    return model._replace(time={slug: max(both[slug], theirs.get(slug, 0)) for slug in both})


def count_time(model: Model, message: Saved) -> Model:
    """The model with the time since the game that was saved now was saved before.

    Only while it is played: not in a study, and not where a backup is read.
    """
    table, known = model.loaded_table(message.id), model.saved_games.summaries.get(message.id)
    if table is None or known is None or table.study or model.saved_games.restore is not None:
        return model
    passed = message.updated - known.updated
    if not known.updated or not 0 < passed <= LONGEST_PAUSE:
        return model
    time = model.time.get(table.slug, 0) + passed
    return model._replace(time={**model.time, table.slug: min(time, _LONGEST_TIME - 1)})
