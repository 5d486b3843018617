"""The schedule of lines as stored text, read strictly."""

from __future__ import annotations

import re
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from tesserae.app.model import Model
from tesserae.app.model.training import Trained
from tesserae.app.practice.training.schedule import MOST_LINES, Known, merge_known
from tesserae.app.texts.stored_json import LONGEST_ID, object_or_empty
from tesserae.core.json_text import compact
from tesserae.core.record.headers import is_day
from tesserae.games import catalog

_KEY: Final = re.compile("[0-9a-f]{16}")
_STUDY: Final = re.compile(rf"[A-Za-z0-9_-]{{0,{LONGEST_ID}}}")
_TOO_LARGE: Final = 2**31


def known_lines(model: Model) -> Known:
    """The lines ever trained on this device."""
    return read_known(model.practice.training)


def with_known(model: Model, known: Known) -> Model:
    """The model with another schedule."""
    return model.with_practice(training=write_known(known))


def merge_texts(mine: str, theirs: str) -> str:
    """The merged schedules of two tabs or devices."""
    return write_known(merge_known(read_known(mine), read_known(theirs)))


def write_known(known: Known) -> str:
    """Lines as text; read back by `read_known`."""
    return compact({"lines": {key: list(it) for key, it in known.items()}}) if known else ""


@lru_cache(maxsize=4)
def read_known(text: str) -> Known:
    """The lines in a text; drops malformed ones, and those of unknown games."""
    stored = object_or_empty(text).get("lines") if text else None
    if not isinstance(stored, dict):
        return MappingProxyType({})
    items = [*stored.items()][: 2 * MOST_LINES]
    read = {key: line for key, it in items if _KEY.fullmatch(key) and (line := _read(it))}
    return MappingProxyType(merge_known(read, {}))


def _read(fields: object) -> Trained | None:
    if not isinstance(fields, list) or len(fields) != len(Trained._fields):
        return None
    slug, study, solved, misses, due, version = fields
    numbers = (solved, misses, version)
    if slug not in catalog.NAMES or not all(
        type(n) is int and 0 <= n < _TOO_LARGE for n in numbers
    ):
        return None
    named = isinstance(study, str) and _STUDY.fullmatch(study) is not None
    dated = isinstance(due, str) and is_day(due)
    return Trained(slug, study, solved, misses, due, version) if named and dated else None
