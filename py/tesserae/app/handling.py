"""Handlers: what the actions of the page do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from tesserae.app.commands import ShellCommand
from tesserae.app.model import Model
from tesserae.view.action import Action, ActionKind

T = TypeVar("T")

Handler: TypeAlias = Callable[[Model, Any], tuple[Model, list[ShellCommand]]]
"""Answers an action with the next model and commands; the second argument is its value."""

Handlers: TypeAlias = Mapping[str, Handler]
"""The name of an action -> its handler."""


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
    """An action that does both."""
    return {action.name: lambda model, _: answer(model)}


def handle_value(
    kind: ActionKind[T], answer: Callable[[Model, T], tuple[Model, list[ShellCommand]]]
) -> Handlers:
    """An action with a value that does both."""
    return {kind.name: answer}
