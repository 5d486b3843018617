"""The record by which a module describes its page."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from tesserae.app.messages.commands import ShellCommand
from tesserae.app.messages.handling import PageHandlers, PageMessageHandlers
from tesserae.app.model import Model
from tesserae.app.model.engine import AnyAnalysis, HelpWanted
from tesserae.app.model.screen import Screen
from tesserae.app.model.settings import Language
from tesserae.app.pages.components.page import View
from tesserae.app.texts.wording import words_in
from tesserae.view.words import Words

S_contra = TypeVar("S_contra", bound=Screen, contravariant=True)

Change: TypeAlias = Callable[[Model, Model], Model]
"""(the model before a message, after it) -> the model after further changes."""

Commands: TypeAlias = Callable[[Model, Model], list[ShellCommand]]
"""(the model before a message, after it) -> commands for the shell."""


class Page(NamedTuple, Generic[S_contra]):
    """The app's behaviour on pages with a record.

    Defaults are those of a page without a board.

    title: the key of the document's title; its sentence may name the game. view: draws the page.
    words: the sentences that it needs. style: the name of its styles, loaded with the first page of
    its kind. allowed: the names of its actions; None for all. actions, messages: handlers of the
    page's own actions and messages, or in place of the usual ones. intercept: the model after an
    action that the page handles in another way for now; None for others. after_change, commands:
    called after each message. scroll: commands to scroll to the change, once it is drawn.
    end_pause: called at the end of a pause. analysis: the engine's job. help: the job of additional
    workers. games_to_load: ids of saved games to load.
    """

    title: str
    view: Callable[[Model], View]
    words: Callable[[Language], Words] = words_in
    style: str = ""
    allowed: frozenset[str] | None = None
    actions: PageHandlers[S_contra] = MappingProxyType({})
    messages: PageMessageHandlers[S_contra] = MappingProxyType({})
    intercept: Callable[[Model, str, object], Model | None] = lambda _model, _name, _value: None
    after_change: Change = lambda _before, after: after
    commands: Commands = lambda _before, _after: []
    scroll: Commands = lambda _before, _after: []
    end_pause: Callable[[Model], Model] = lambda model: model
    analysis: Callable[[Model], AnyAnalysis | None] = lambda _: None
    help: Callable[[Model], HelpWanted] = lambda _: HelpWanted()
    games_to_load: Callable[[Model], frozenset[str]] = lambda _: frozenset()
