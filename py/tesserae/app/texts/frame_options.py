"""Options of links for a board in a frame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from tesserae.app.model import Frame
from tesserae.app.model.settings import LANGUAGES, THEMES, Language, Theme
from tesserae.app.model.table import ADAPTIVE
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND
from tesserae.core.text import text
from tesserae.search.levels import LEVELS

LOOK: Final = ("paper", "ink", "accent", "board", "font")
"""The fields for a site's own colours and font."""

_LONGEST: Final = 100
"""Maximum length of their values."""

OPTIONS: Final = frozenset(
    [*LOOK, "level", "theme", "lang", "way", "bar", "bare", "side", "readonly", "autoplay", "pace"]
)

PACES: Final = ("0.5", "1", "1.5", "2", "2.5", "3", "3.5", "4")
"""Seconds for which a replay shows each ply."""


def frame_of(fields: Mapping[str, str], colourways: Sequence[str] = ()) -> Frame:
    """The frame's options from the fields of a link. BadInput for bad values."""
    theme = one_of(fields, "theme", THEMES)
    language = one_of(fields, "lang", LANGUAGES)
    look = tuple([(name, fields[name]) for name in LOOK if name in fields])
    if any(len(value) > _LONGEST for _, value in look):
        raise BadInput(text("error.bad_link"))
    return Frame(
        bare=one_of(fields, "bare", ("0", "1")) == "1",
        theme=cast("Theme | None", theme),
        language=cast("Language | None", language),
        colourway=one_of(fields, "way", colourways),
        bar=one_of(fields, "bar", ("0", "1")) != "0",
        level=_level(fields),
        side={"1": FIRST, "2": SECOND}.get(one_of(fields, "side", ("1", "2")) or ""),
        readonly=one_of(fields, "readonly", ("0", "1")) == "1",
        autoplay=one_of(fields, "autoplay", ("0", "1")) == "1",
        pace=round(1_000 * float(one_of(fields, "pace", PACES) or 0)),
        look=look,
    )


def _level(fields: Mapping[str, str]) -> int:
    levels = {str(level.number): level.number for level in LEVELS} | {"adaptive": ADAPTIVE}
    return levels.get(one_of(fields, "level", tuple(levels)) or "", 0)


def one_of(fields: Mapping[str, str], name: str, allowed: Sequence[str]) -> str | None:
    """The value of a field; None without it. BadInput if it is not allowed."""
    value = fields.get(name)
    if value is not None and value not in allowed:
        raise BadInput(text("error.bad_link"))
    return value
