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


def plain_button(
    action: Action, *content: Child, off: bool = False, on: bool | None = None, **more: Value
) -> Markup:
    """A button with any content.

    off: disabled for assistive technology alone, so that it keeps the focus. on: whether one that
    stays pressed is.
    """
    return el(
        "button",
        *content,
        type="button",
        data_act=action.name,
        data_arg=action.arg,
        aria_disabled="true" if off else None,
        aria_pressed=None if on is None else "true" if on else "false",
        **more,
    )


def button(
    name: Child,
    action: Action,
    *,
    variant: str = "",
    sign: str | None = None,
    off: bool = False,
    on: bool | None = None,
    **more: Value,
) -> Markup:
    """A button with a label; off, on: as above.

    variant: "", "primary", "quiet", "switch" or "text". sign: the name of an icon.
    """
    style, picture = f"button {variant}".strip(), icon(sign) if sign else None
    return plain_button(action, picture, name, class_=style, off=off, on=on, **more)


def toggle(name: str, state: str, action: Action, id: str, *, on: bool) -> Markup:
    """A switch with its name on the left, and its state in words and as a picture on the right."""
    return plain_button(
        action,
        el("span", name),
        el("small", state, aria_hidden="true"),
        el("i", aria_hidden="true"),
        role="switch",
        aria_checked="true" if on else "false",
        id=id,
        class_="toggle",
    )


def icon_button(
    name: str,
    action: Action,
    *,
    sign: str,
    css_class: str | None = "button quiet bare",
    off: bool = False,
    on: bool | None = None,
    more: Child = None,
    **attributes: Value,
) -> Markup:
    """A button with an icon; its name is the accessible label and the tooltip.

    more: stands beside the icon. off, on: as above.
    """
    return plain_button(
        action,
        *(icon(sign), more),
        off=off,
        on=on,
        class_=css_class,
        aria_label=name,
        title=name,
        **attributes,
    )


def link(name: Child, href: str, variant: str = "", **more: Value) -> Markup:
    """A link that looks like a button."""
    return el("a", name, class_=f"button {variant}".strip(), href=href, **more)


def segments(label: str, chosen: Action, choices: Sequence[Choice]) -> Markup:
    """A segmented control: all choices visible, effective at once."""
    return el(
        "div",
        [
            plain_button(
                choice.action,
                choice.label,
                id=f"{choice.action.name}-{choice.action.arg}",
                on=choice.action == chosen,
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
