"""Handlers of the page's actions, and of all other messages.

A page's own handlers get its record, like a page's `update` in elm-spa.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from tesserae.app.messages import Message
from tesserae.app.messages.commands import ShellCommand
from tesserae.app.model import Model
from tesserae.app.model.screen import Screen
from tesserae.view.action import Action, ActionKind

T = TypeVar("T")
M = TypeVar("M", bound=Message)
S = TypeVar("S", bound=Screen)

Answer: TypeAlias = tuple[Model, list[ShellCommand]]
"""The next model, and commands."""

PageHandlers: TypeAlias = Mapping[str, Callable[[Model, S, Any], Answer]]
"""The name of an action -> its handler, given the record of the page and the action's value."""

PageMessageHandlers: TypeAlias = Mapping[type[Any], Callable[[Model, S, Any], Answer]]
"""The type of a message -> its handler, given the record of the page and the message."""

Handlers: TypeAlias = PageHandlers[Screen]
MessageHandlers: TypeAlias = PageMessageHandlers[Screen]
"""The message handlers of any page."""


def on(action: Action, change: Callable[[Model], Model]) -> Handlers:
    """An action that changes the model."""
    return {action.name: lambda model, _, __: (change(model), [])}


def on_value(kind: ActionKind[T], change: Callable[[Model, T], Model]) -> Handlers:
    """An action with a value that changes the model."""
    return {kind.name: lambda model, _, value: (change(model, value), [])}


def on_page(action: Action, change: Callable[[Model, S], Model]) -> PageHandlers[S]:
    """An action that changes the model, of pages with this record."""
    return {action.name: lambda model, page, _: (change(model, page), [])}


def on_page_value(kind: ActionKind[T], change: Callable[[Model, S, T], Model]) -> PageHandlers[S]:
    """An action with a value that changes the model, of pages with this record."""
    return {kind.name: lambda model, page, value: (change(model, page, value), [])}


def send(action: Action, commands: Callable[[Model], list[ShellCommand]]) -> Handlers:
    """An action that leaves the model as it is and sends commands."""
    return {action.name: lambda model, _, __: (model, commands(model))}


def handle(action: Action, answer: Callable[[Model], Answer]) -> Handlers:
    """An action that changes the model and sends commands."""
    return {action.name: lambda model, _, __: answer(model)}


def handle_value(kind: ActionKind[T], answer: Callable[[Model, T], Answer]) -> Handlers:
    """An action with a value that changes the model and sends commands."""
    return {kind.name: lambda model, _, value: answer(model, value)}


def on_message(kind: type[M], change: Callable[[Model, M], Model]) -> MessageHandlers:
    """A message that changes the model."""
    return {kind: lambda model, _, message: (change(model, message), [])}


def on_page_message(
    kind: type[M], change: Callable[[Model, S, M], Model]
) -> PageMessageHandlers[S]:
    """A message that changes the model, on pages with this record."""
    return {kind: lambda model, page, message: (change(model, page, message), [])}


def handle_message(kind: type[M], answer: Callable[[Model, M], Answer]) -> MessageHandlers:
    """A message that changes the model and sends commands."""
    return {kind: lambda model, _, message: answer(model, message)}


def without_feedback(model: Model) -> Model:
    """Clears transient feedback before handling the next input."""
    if model.saved_games.in_other_tab:  # this tab takes over from another
        model = model.with_saved_games(in_other_tab=frozenset())
    model = model._replace(toast=None)
    return model.with_play(refusal=None, typed_refusal=None, fresh=False, said=())
