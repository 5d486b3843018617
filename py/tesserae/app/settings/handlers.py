"""Changing the settings: what users choose once for all games."""

from __future__ import annotations

from typing import Any, Final

from tesserae.app import actions
from tesserae.app.actions import NewColourway, NewSetting
from tesserae.app.handling import Handlers, on_value
from tesserae.app.model import Model


def change(model: Model, setting: NewSetting) -> Model:
    """A setting gets another value."""
    changed: dict[str, Any] = {setting.name: setting.value}
    return model.with_settings(**changed)


def choose_colourway(model: Model, chosen: NewColourway) -> Model:
    """The board of a game gets another colourway."""
    others = tuple(pair for pair in model.settings.ways if pair[0] != chosen.slug)
    return model.with_settings(ways=(*others, (chosen.slug, chosen.name)))


def toggle_layer(model: Model, name: str) -> Model:
    """An extra drawing of a game's board is switched on or off."""
    layers = frozenset(model.settings.layers) ^ {name}
    return model.with_settings(layers=tuple(sorted(layers)))


HANDLERS: Final[Handlers] = {
    **on_value(actions.SETTING, change),
    **on_value(actions.COLOURWAY, choose_colourway),
    **on_value(actions.LAYER, toggle_layer),
}
