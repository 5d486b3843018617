"""The components that pages are made of: buttons, choices, fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from tesserae.view.action import Action, ActionKind
from tesserae.view.html import Child, Markup, Value, el
from tesserae.view.icons import icon

T = TypeVar("T")


class Choice(NamedTuple):
    """One of several actions to choose from, and its label."""

    action: Action
    label: str


class Option(NamedTuple):
    """One of several values of a field, and its label."""

    value: str
    label: str


def button(
    name: Child,
    action: Action,
    *,
    variant: str = "",
    sign: str | None = None,
    **more: Value,
) -> Markup:
    """A button with a label.

    variant: "", "primary", "quiet", "switch" or "text". sign: the name of an icon.
    """
    return el(
        "button",
        icon(sign) if sign else None,
        name,
        type="button",
        class_=f"button {variant}".strip(),
        data_act=action.name,
        data_arg=action.arg,
        **more,
    )


def toggle(name: str, state: str, action: Action, id: str, *, on: bool) -> Markup:
    """A switch with its name on the left, and its state in words and as a picture on the right."""
    return el(
        "button",
        el("span", name),
        el("small", state, aria_hidden="true"),
        el("i", aria_hidden="true"),
        type="button",
        role="switch",
        aria_checked="true" if on else "false",
        id=id,
        class_="toggle",
        data_act=action.name,
        data_arg=action.arg,
    )


def icon_button(name: str, action: Action, *, sign: str, **more: Value) -> Markup:
    """A button with an icon; its name is the accessible label and the tooltip."""
    return el(
        "button",
        icon(sign),
        type="button",
        class_="button quiet bare",
        aria_label=name,
        title=name,
        data_act=action.name,
        data_arg=action.arg,
        **more,
    )


def link(name: Child, href: str, variant: str = "", **more: Value) -> Markup:
    """A link that looks like a button."""
    return el("a", name, class_=f"button {variant}".strip(), href=href, **more)


def segments(label: str, chosen: Action, choices: Sequence[Choice]) -> Markup:
    """A segmented control: all choices visible, effective at once."""
    return el(
        "div",
        [
            el(
                "button",
                choice.label,
                type="button",
                id=f"{choice.action.name}-{choice.action.arg}",
                data_act=choice.action.name,
                data_arg=choice.action.arg,
                aria_pressed="true" if choice.action == chosen else "false",
            )
            for choice in choices
        ],
        class_="segments",
        role="group",
        aria_label=label,
    )


def select(
    label: str, field: ActionKind[T], chosen: T, options: Sequence[Option], **more: Value
) -> Markup:
    """A drop-down list; `label` is its accessible name."""
    written = field.write(chosen)
    options_ = [
        el("option", option.label, value=option.value, selected=option.value == written)
        for option in options
    ]
    return el("select", options_, aria_label=label, data_act=field.name, **more)


def copy_field(name: str, written: str, label: str) -> Markup:
    """A read-only field with a text to copy, which can be selected by hand as well."""
    return el("input", id=name, type="text", readonly=True, value=written, aria_label=label)


def file_button(name: str, kinds: str, *, variant: str = "", **more: Value) -> Markup:
    """A button that opens a file for the app to read. kinds: suffixes and MIME types."""
    field = el("input", type="file", accept=kinds, aria_label=name, **more)
    return el("label", field, name, class_=f"button file {variant}".strip())


def screen_reader_text(words: Child) -> Markup:
    """Text for screen readers only."""
    return el("span", words, class_="hidden")
