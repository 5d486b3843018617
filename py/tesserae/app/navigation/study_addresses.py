"""Addresses of studies, which name those of this device: opening and writing them."""

from __future__ import annotations

import re
from typing import Final

from tesserae.app.model import Model
from tesserae.app.model.chapters import chapter_list
from tesserae.app.model.saved_games import Awaited
from tesserae.app.model.screen import AskingPage, StudyPage
from tesserae.app.model.table import Table
from tesserae.app.play.tables import with_some_table
from tesserae.app.texts import links
from tesserae.core.record import asking
from tesserae.core.text import text

_KEPT: Final = re.compile(r"&id=[^&]*")


def without_id(fragment: str) -> str:
    """A link to a study as it was sent, without its id on this device."""
    return _KEPT.sub("", fragment)


def with_last(model: Model, kept: str) -> Model:
    """Shows the study used last; with a notice if `kept`, the wanted one, is not on this device."""
    if kept and model.frame is None:
        model = model._replace(notice=text("study.elsewhere"), link_notice=text("study.elsewhere"))
    return _with_last_study(model)


def _with_last_study(model: Model) -> Model:
    """Shows the study of the page that was used last; loads it if necessary."""
    if model.table is None and model.frame is None:
        stored = model.saved_games.summaries.values()
        studies = [it for it in stored if it.study and it.slug == model.screen.slug]
        if studies:  # even without plies: there may be notes at the start
            last = max(studies, key=lambda it: it.used).id
            return model.with_saved_games(awaited=Awaited(frozenset([last]), link=model.hash))
    return with_some_table(model)


def study_on(model: Model) -> Table | None:
    """The study on its own page, or on that of its reader; None on other pages."""
    if isinstance(model.screen, AskingPage):
        return model.screen.study
    return model.table if isinstance(model.screen, StudyPage) else None


def address(model: Model) -> str:
    """The fragment for a study: the link that a reader has opened, or its path; with its id.

    Without an id as long as it has no plies or comments.
    """
    table, page = study_on(model), model.screen
    if table is None or table.empty:
        return (table.link if table else "") or page.link
    reads = isinstance(page, AskingPage) or (isinstance(page, StudyPage) and page.reads)
    chapter = table.chapters.id
    kept = f"id={table.id}.{chapter}" if chapter else f"id={table.id}"
    linked = f"{table.link}&{kept}"
    if reads and table.link and len(linked) <= links.LONGEST:
        return linked
    asked = reads and any(asking.asks(it.record) is not None for it in chapter_list(table).chapters)
    return f"#/{table.slug}/study{'/read' if asked else ''}?{kept}"
