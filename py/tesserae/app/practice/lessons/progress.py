"""The finished steps as stored text, read strictly."""

from __future__ import annotations

import re
from typing import Final

from tesserae.app.texts.stored_json import object_or_empty
from tesserae.core.json_text import compact
from tesserae.games import catalog

LESSONS: Final = "lessons"
"""Their key in the storage."""

_NAME: Final = re.compile(r"[a-z][a-z-]{0,30}")
_MOST_STEPS: Final = 50
"""Maximum number of steps read for a game."""


def write_finished(finished: tuple[str, ...]) -> str:
    """Finished steps as text; read back by `read_finished`."""
    return compact({"finished": list(finished)})


def read_finished(text: str) -> tuple[str, ...]:
    """The finished steps in a text; drops malformed ones, and those of unknown games."""
    stored = object_or_empty(text).get("finished")
    if not isinstance(stored, list) or len(stored) > _MOST_STEPS * len(catalog.NAMES):
        return ()
    return tuple(sorted({it for it in stored if isinstance(it, str) and _is_step(it)}))


def _is_step(written: str) -> bool:
    slug, _, name = written.partition(".")
    return slug in catalog.NAMES and _NAME.fullmatch(name) is not None
