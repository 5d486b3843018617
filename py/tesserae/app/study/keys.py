"""The keys of a study: what they do beside the board. On it they are those of every game."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import Key
from tesserae.app.messages.commands import Focus, ShellCommand
from tesserae.app.model import Model
from tesserae.app.model.study import PANELS
from tesserae.app.play import handlers as play_handlers

KEYS: Final = "ArrowLeft ArrowRight Home End Escape r R . , ?"
"""The keys that work wherever the focus is, but where an element has keys of its own."""

TAB: Final = "tab-"
"""Prefix of the ids of the tabs, before the name of the panel."""

TAB_KEYS: Final = "ArrowLeft ArrowRight Home End"

_SHOWN: Final = PANELS[:2]
_STEPS: Final = {"ArrowLeft": -1, "ArrowRight": 1}


def key(model: Model, message: Key) -> tuple[Model, list[ShellCommand]]:
    """What a key does depends on the focus."""
    name = message.focus.removeprefix(TAB)
    if message.focus.startswith(TAB) and name in _SHOWN:
        return _on_tab(model, message.key, _SHOWN.index(name))
    return play_handlers.key(model, message)


def _on_tab(model: Model, key: str, at: int) -> tuple[Model, list[ShellCommand]]:
    """Shows the next panel, or the last at either end, and moves the focus to its tab."""
    ends = {"Home": 0, "End": len(_SHOWN) - 1}
    to = ends[key] if key in ends else (at + _STEPS.get(key, 0)) % len(_SHOWN)
    panel = _SHOWN[to]
    return model.with_study(panel=panel), [Focus(TAB + panel)]
