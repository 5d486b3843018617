"""The draft of the position editor: editing, undo and redo, and reading it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from tesserae.app.messages import Aim
from tesserae.app.model import Model, page_reader
from tesserae.app.model.screen import EditorPage
from tesserae.app.model.settings import layers_of
from tesserae.app.model.table import Table
from tesserae.core.errors import BadInput
from tesserae.core.game import Position
from tesserae.core.game.editor import Draft, Editor, Tools
from tesserae.core.record import begin
from tesserae.core.scene import Marks, Scene, Target
from tesserae.games import catalog

MOST_UNDONE: Final = 200
LONGEST_TYPED: Final = 2_000

_IN_LINK: Final = re.compile(r"[?&]p=([^&\s]*)(?!\S*&g=)")
"""The position in a link to a position, not in a link to a game from there."""


page_of: Final = page_reader(EditorPage)


@lru_cache
def editor_of(slug: str) -> Editor[Position]:
    """The editor of a game, which must have one."""
    editor = catalog.by_slug(slug).editor
    if editor is None:
        raise ValueError(f"no editor: {slug}")
    return editor()


def rotates(slug: str) -> bool:
    """Whether some pieces of a game rotate."""
    return editor_of(slug).rotates


def draft_of(page: EditorPage) -> Draft:
    """The draft, with the tool in hand."""
    begun = editor_of(page.slug).begin(page.draft or _start(page.slug))
    return begun._replace(tool=page.tool) if page.tool else begun


@lru_cache(maxsize=4)
def tools_of(slug: str, draft: Draft) -> tuple[Tools, ...]:
    """The available tools; the same object until the next edit."""
    return tuple(editor_of(slug).tools(draft))


def scene(model: Model) -> Scene:
    """The board, with an outline of the piece that a click would put."""
    page, settings = page_of(model), model.settings
    marks = Marks(
        aimed=model.play.aimed,
        flipped=page.flipped,
        coordinates=settings.coordinates,
        layers=layers_of(settings, page.slug),
    )
    return editor_of(page.slug).scene(draft_of(page), marks)


# Edits


def put(model: Model, name: str) -> Model:
    """Handles a click on the board."""
    target = catalog.by_slug(model.screen.slug).target(name)
    if target is None:
        return model
    editor = editor_of(model.screen.slug)
    after = _with_edit(model, lambda draft: editor.put(draft, target), target)
    return after.with_play(tab_stop=target)


def remove(model: Model, target: Target) -> Model:
    """Removes the uppermost piece on a target."""
    editor = editor_of(model.screen.slug)
    return _with_edit(model, lambda draft: editor.remove(draft, target), target)


def rotate(model: Model, target: Target | None) -> Model:
    """Rotates the piece on a target, or the tool."""
    editor = editor_of(model.screen.slug)
    return _with_edit(model, lambda draft: editor.rotate(draft, target), target)


def choose(model: Model, name: str) -> Model:
    """Takes a tool in hand, or answers a question about the position."""
    editor = editor_of(model.screen.slug)
    return _with_edit(model, lambda draft: editor.choose(draft, name))


def clear(model: Model) -> Model:
    """Sets up the start of the game."""
    start = _start(model.screen.slug)
    return _with_edit(model, lambda draft: draft._replace(written=start))


def set_text(model: Model, typed: str) -> Model:
    """Sets up a typed text, or that of a link; refuses it with the reason."""
    try:
        return with_text(model, typed)
    except BadInput as bad:
        return model.with_play(typed_refusal=bad.text)


def with_text(model: Model, typed: str) -> Model:
    """Sets up a text. BadInput if that is not possible."""
    page, written = page_of(model), typed[:LONGEST_TYPED].strip()
    linked = _IN_LINK.search(written)
    begun = editor_of(page.slug).begin(linked[1] if linked else written)
    return _with_edit(model, lambda draft: draft._replace(written=begun.written))


def undo(model: Model, page: EditorPage) -> Model:
    """Undoes the last edit."""
    if not page.earlier:
        return model
    *earlier, draft = page.earlier
    later = (*page.later, page.draft)
    return _with_page(model, page._replace(draft=draft, earlier=tuple(earlier), later=later))


def redo(model: Model, page: EditorPage) -> Model:
    """Redoes the last undone edit."""
    if not page.later:
        return model
    *later, draft = page.later
    earlier = (*page.earlier, page.draft)
    return _with_page(model, page._replace(draft=draft, earlier=earlier, later=tuple(later)))


def flip(model: Model, page: EditorPage) -> Model:
    """Flips the board."""
    flipped = not page.flipped
    table = page.table and page.table._replace(flipped=flipped)
    return model._replace(screen=page._replace(flipped=flipped, table=table))


def aim(model: Model, message: Aim) -> Model:
    """Outlines the tool's piece on the target under the pointer or the focus."""
    target = catalog.by_slug(model.screen.slug).target(message.target)
    return model.with_play(aimed=target)


def after_change(_: Model, after: Model) -> Model:
    """If the draft has changed, checks whether it is legal, and if not, why."""
    page = page_of(after)
    if page.read == page.draft:
        return after
    page = page._replace(read=page.draft, table=None, reason=None)
    try:
        position = editor_of(page.slug).position(draft_of(page))
    except BadInput as bad:
        return after._replace(screen=page._replace(reason=bad.text))
    table = Table(page.slug, begin(position), flipped=page.flipped)
    return after._replace(screen=page._replace(table=table))


def _with_edit(model: Model, edit: Callable[[Draft], Draft], target: Target | None = None) -> Model:
    """The model after an edit, or with the reason why it is refused."""
    page = page_of(model)
    page = page._replace(refused=None, news=target.name if target else "")
    draft = draft_of(page)
    try:
        after = edit(draft)
    except BadInput as bad:
        return _with_page(model, page._replace(refused=bad.text))
    page = page._replace(tool=after.tool)
    if after.written == draft.written:
        return _with_page(model, page)
    written = "" if after.written == _start(page.slug) else after.written
    earlier = (*page.earlier, page.draft)[-MOST_UNDONE:]
    return _with_page(model, page._replace(draft=written, earlier=earlier, later=()))


def _with_page(model: Model, page: EditorPage) -> Model:
    """The model with the page, without an outline until the pointer moves on."""
    return model._replace(screen=page).with_play(aimed=None)


@lru_cache
def _start(slug: str) -> str:
    """The text of the start of a game."""
    game = catalog.by_slug(slug)
    return game.encode(game.initial())
