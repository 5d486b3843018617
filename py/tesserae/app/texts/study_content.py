"""The content of a link to a study; apart from links.py, which a first visit loads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from tesserae.app.model.screen import LINK_VERSION
from tesserae.app.model.table import Table
from tesserae.app.model.training import TrainPage
from tesserae.app.texts.link_records import record_of
from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Position
from tesserae.core.numerals import is_number
from tesserae.core.record import Record, jump, movetext
from tesserae.core.text import Text, text

_FIELDS: Final = ({"v", "p", "g", "at"}, {"v", "p", "m", "at"}, {"v", "s", "c", "at"})


class Content(NamedTuple):
    """The open chapter, what was wrong with it, and the study with its chapters, if any."""

    record: Record
    notice: Text | None = None
    study: Table | None = None


def read(game: Game[Position], fields: Mapping[str, str]) -> Content:
    """Reads the fields of a link. BadInput if they are not those of a study."""
    if not any(kind.issuperset(fields) for kind in _FIELDS):
        raise BadInput(text("error.bad_link"))
    if fields.get("v") != LINK_VERSION:
        raise BadInput(text("error.link_version"))
    if "s" in fields:
        return _chapters(game.slug, fields)
    if {"g", "m", "p"}.isdisjoint(fields):
        raise BadInput(text("error.bad_link"))
    start = game.decode(fields["p"]) if "p" in fields else game.initial()
    tokens = (
        movetext.TOKEN.findall(fields["m"]) if "m" in fields else fields.get("g", "").split(".")
    )
    record, notice = record_of(game, start, tokens, study=True)
    if "at" in fields:
        record = jump(record, min(_number(fields, "at"), len(record.plies)) - 1)
    return Content(record, notice)


def training(
    game: Game[Position], kept: str, query: str, fields: Mapping[str, str]
) -> tuple[TrainPage, Text | None]:
    """The training of a study on this device, or in the link; a notice if the latter is damaged."""
    if bool(kept) == bool(fields) or "." in kept:
        raise BadInput(text("error.bad_link"))
    if kept:
        return TrainPage(game.slug, study=kept), None
    record, notice, study = read(game, fields)
    studies = (study or Table(game.slug, record),)
    return TrainPage(game.slug, query=query, studies=studies), notice


def _chapters(slug: str, fields: Mapping[str, str]) -> Content:
    """A study with chapters, one of them open."""
    from tesserae.app.texts import packed

    number, ply = _number(fields, "c"), _number(fields, "at")
    study = packed.read(fields["s"], slug, max(number - 1, 0), ply)
    return Content(study.record, study=study)


def _number(fields: Mapping[str, str], name: str) -> int:
    digits = fields.get(name, "0")
    if not is_number(digits, 5):
        raise BadInput(text("error.bad_link"))
    return int(digits)
