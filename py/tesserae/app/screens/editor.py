"""The position editor."""

from __future__ import annotations

from typing import Final

from tesserae.app.editing import drafts, keys
from tesserae.app.messages import Aim, Imported, Key, actions
from tesserae.app.messages.commands import Copy
from tesserae.app.messages.handling import (
    PageHandlers,
    handle_message,
    on,
    on_message,
    on_page,
    on_page_value,
    on_value,
    send,
    without_feedback,
)
from tesserae.app.model import Model
from tesserae.app.model.screen import EditorPage, StudyPage
from tesserae.app.model.table import Chapter
from tesserae.app.navigation import collecting, importing, pasted, visiting
from tesserae.app.pages import editor
from tesserae.app.play.tables import in_front
from tesserae.app.practice.board import BESIDE_BOARD
from tesserae.app.screens.page import Page
from tesserae.app.storage.summaries import last_study
from tesserae.app.texts import links
from tesserae.app.texts.wording import editor_words
from tesserae.core.errors import BadInput
from tesserae.core.record import begin
from tesserae.games import catalog


def _make_puzzle(model: Model, page: EditorPage) -> Model:
    """Opens the dialog to share a puzzle of the position."""
    if page.table is None or page.table.over:
        return model
    return model.with_dialog(open="share", share_kind="puzzle")


def _add_to_study(model: Model, page: EditorPage) -> Model:
    """Adds the position as a chapter to the study used last, and opens the study."""
    last = last_study(model)
    study = model.loaded_table(last.id) if last else None
    if page.table is None or study is None:
        return model
    model = visiting.leave_page(model)._replace(screen=StudyPage(page.slug))
    chapter = Chapter("", "", begin(page.table.position), page.flipped)
    return collecting.insert(in_front(model, study), [chapter])


def _games_to_load(model: Model) -> frozenset[str]:
    """The study to which you can add the position."""
    last = last_study(model)
    return frozenset([last.id] if last else [])


def _open_dialog(model: Model, name: str, value: object) -> Model | None:
    """Ignores the button to share an illegal position."""
    shares = name == actions.DIALOG.name and value == "share"
    return model if shares and model.table is None else None


def _position_in(model: Model, typed: str) -> str:
    """The position of a typed link to a game or a study of this game; else the text itself."""
    slug, link = model.screen.slug, pasted.link_in(typed)
    try:
        route = links.parse(link)
    except BadInput:
        return typed
    if route.record is None or route.screen.slug != slug:
        return typed
    return catalog.by_slug(slug).encode(route.record.position)


_ACTIONS: Final[PageHandlers[EditorPage]] = {
    **on_value(actions.TARGET, drafts.put),
    **on(actions.ROTATE, lambda model: drafts.rotate(model, None)),
    **on_page(actions.UNDO, drafts.undo),
    **on_page(actions.REDO, drafts.redo),
    **on_page(actions.FLIP, drafts.flip),
    **on_value(actions.EDITOR_TOOL, drafts.choose),
    **on_value(
        actions.EDITOR_TEXT, lambda model, it: drafts.set_text(model, _position_in(model, it))
    ),
    **send(actions.EDITOR_COPY, lambda it: [Copy(drafts.draft_of(drafts.page_of(it)).written)]),
    **on(actions.EDITOR_CLEAR, drafts.clear),
    **on_page_value(
        actions.EDITOR_LEVEL, lambda model, page, it: model._replace(screen=page._replace(level=it))
    ),
    **on_page(actions.EDITOR_PUZZLE, _make_puzzle),
    **on_page(actions.EDITOR_CHAPTER, _add_to_study),
}

_SHARED: Final = (
    *(actions.SHARE_KIND, actions.SHARE_ASK, actions.PICTURE_THEME),
    *(actions.COPY_LINK, actions.WEB_SHARE, actions.COPY_EMBED, actions.COPY_FRAME),
    *(actions.SAVE_SVG, actions.SAVE_PNG, actions.SAVE_RECORD, actions.COPY_RECORD),
)
"""The actions of the dialog to share the position."""


def _import_text(model: Model, message: Imported) -> Model:
    """Sets up a pasted position, or the end of a pasted game; opens anything else."""
    model = without_feedback(model)
    try:
        return drafts.with_text(model, _position_in(model, message.text))
    except BadInput:
        return importing.import_text(model, message.text)


EDITOR: Final[Page[EditorPage]] = Page(
    "title.editor",
    lambda _: editor.EDITOR,
    words=editor_words,
    style="study",
    allowed=BESIDE_BOARD | {*_ACTIONS, *(action.name for action in _SHARED)},
    actions=_ACTIONS,
    messages={
        **handle_message(Key, keys.key),
        **on_message(Aim, drafts.aim),
        **on_message(Imported, _import_text),
    },
    intercept=_open_dialog,
    after_change=drafts.after_change,
    games_to_load=_games_to_load,
)
