"""The record with which a module describes its page."""

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
"""(the model before a message, after it) -> the model with what follows from the difference."""

Commands: TypeAlias = Callable[[Model, Model], list[ShellCommand]]
"""(the model before a message, after it) -> the commands that follow from the difference."""


class Page(NamedTuple, Generic[S_contra]):
    """The app's behaviour on pages with a record.

    Defaults are those of a page without a board.

    title: the key of the document's title, with the name of the game where there is one.
    style: the name of the styles that are loaded with the first page of its kind.
    view: what draws it. words: the sentences of a language that it is drawn with. allowed: the
    names of the actions that there are, None for all. actions, messages: what answers those that
    the page alone has, or answers in its own way. intercept: the model after an action that is
    answered otherwise for now, None for any other.
    after_change, commands: what follows from a message. scroll: the commands that lead to what
    has changed, once all is drawn. end_pause: what comes at the end of a pause. analysis: what
    the engine is to look at. help: what further workers are to do of it. games_to_load: ids of the
    saved games to load.
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
