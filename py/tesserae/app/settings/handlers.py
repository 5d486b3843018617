"""Changing the settings."""

from __future__ import annotations

from typing import Any, Final

from tesserae.app.messages import actions
from tesserae.app.messages.actions import NewColourway, NewSetting
from tesserae.app.messages.handling import Handlers, on_value
from tesserae.app.model import Model


def change(model: Model, setting: NewSetting) -> Model:
    """Changes a setting."""
    changed: dict[str, Any] = {setting.name: setting.value}
    return model.with_settings(**changed)


def choose_colourway(model: Model, chosen: NewColourway) -> Model:
    """Changes the colourway of a game's boards."""
    others = tuple(pair for pair in model.settings.colourways if pair[0] != chosen.slug)
    return model.with_settings(colourways=(*others, (chosen.slug, chosen.name)))


def toggle_layer(model: Model, name: str) -> Model:
    """Switches an extra drawing on a game's boards on or off."""
    layers = frozenset(model.settings.layers) ^ {name}
    return model.with_settings(layers=tuple(sorted(layers)))


HANDLERS: Final[Handlers] = {
    **on_value(actions.SETTING, change),
    **on_value(actions.COLOURWAY, choose_colourway),
    **on_value(actions.LAYER, toggle_layer),
}
