"""Handlers of the page's actions, and of all other messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from tesserae.app.messages import Message
from tesserae.app.messages.commands import ShellCommand
from tesserae.app.model import Model
from tesserae.view.action import Action, ActionKind

T = TypeVar("T")
M = TypeVar("M", bound=Message)

Handler: TypeAlias = Callable[[Model, Any], tuple[Model, list[ShellCommand]]]
"""Answers an action with the next model and commands; the second argument is its value."""

Handlers: TypeAlias = Mapping[str, Handler]
"""The name of an action -> its handler."""

MessageHandlers: TypeAlias = Mapping[type[Any], Handler]
"""The type of a message -> its handler, whose second argument is the message."""


def on(action: Action, change: Callable[[Model], Model]) -> Handlers:
    """An action that changes the model."""
    return {action.name: lambda model, _: (change(model), [])}


def on_value(kind: ActionKind[T], change: Callable[[Model, T], Model]) -> Handlers:
    """An action with a value that changes the model."""
    return {kind.name: lambda model, value: (change(model, value), [])}


def send(action: Action, commands: Callable[[Model], list[ShellCommand]]) -> Handlers:
    """An action that leaves the model as it is and sends commands."""
    return {action.name: lambda model, _: (model, commands(model))}


def handle(action: Action, answer: Callable[[Model], tuple[Model, list[ShellCommand]]]) -> Handlers:
    """An action that changes the model and sends commands."""
    return {action.name: lambda model, _: answer(model)}


def handle_value(
    kind: ActionKind[T], answer: Callable[[Model, T], tuple[Model, list[ShellCommand]]]
) -> Handlers:
    """An action with a value that changes the model and sends commands."""
    return {kind.name: answer}


def on_message(kind: type[M], change: Callable[[Model, M], Model]) -> MessageHandlers:
    """A message that changes the model."""
    return {kind: lambda model, message: (change(model, message), [])}


def handle_message(
    kind: type[M], answer: Callable[[Model, M], tuple[Model, list[ShellCommand]]]
) -> MessageHandlers:
    """A message that changes the model and sends commands."""
    return {kind: answer}


def without_feedback(model: Model) -> Model:
    """Clears transient feedback before handling the next input."""
    if model.saved_games.in_other_tab:  # this tab takes over from another
        model = model.with_saved_games(in_other_tab=frozenset())
    return model._replace(toast=None).with_play(refusal=None, typed_refusal=None, fresh=False)
