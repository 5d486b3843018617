"""The keys of a study beside the board. On the board, keys are as in every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tesserae.app.messages import Key
from tesserae.app.messages.commands import Focus, ShellCommand
from tesserae.app.messages.handling import without_feedback
from tesserae.app.model import Model
from tesserae.app.model.study import PANELS
from tesserae.app.play import entering
from tesserae.app.play import handlers as play_handlers
from tesserae.app.play.keyboard import SPOT_PREFIX
from tesserae.app.study import chapters, lines, notes, tree
from tesserae.core.numerals import is_number


def switch_threat(model: Model) -> Model:
    """Switches the threat on or off."""
    return model.with_study(threat=not model.study.threat)


_CHANGES: Final[Mapping[str, Callable[[Model], Model]]] = {
    "p": tree.promote,
    "m": tree.make_main,
    "Delete": tree.delete_branch,
    "d": notes.next_tool,
    "b": tree.go_back,
    "f": entering.flip,
    "x": switch_threat,
    "j": lambda model: chapters.step(model, 1),
    "k": lambda model: chapters.step(model, -1),
    **lines.KEYS,
}
"""Keys beside the board and the changes they make; letters in either case."""

UNDO_KEYS: Final = {"z": -1, "Z": 1, "Ctrl+Z": -1, "Ctrl+Shift+Z": 1}
"""The keys that undo (-1) and redo (1)."""

KEYS: Final = " ".join(
    [
        "ArrowLeft",
        "ArrowRight",
        "Home",
        "End",
        "Escape",
        "r",
        "R",
        ".",
        ",",
        "?",
        "c",
        "C",
        "n",
        "N",
        *UNDO_KEYS,
    ]
    + [*_CHANGES, *(key.upper() for key in _CHANGES if len(key) == 1)]
)
"""The keys that work wherever the focus is, except where an element has keys of its own."""

TAB: Final = "tab-"
"""Prefix of the ids of the tabs, before the name of the panel."""

TAB_KEYS: Final = "ArrowLeft ArrowRight Home End"

FORK_KEYS: Final = "ArrowUp ArrowDown ArrowLeft ArrowRight Enter Escape"

_STEPS: Final = {"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -1, "ArrowDown": 1}


def key(model: Model, message: Key) -> tuple[Model, list[ShellCommand]]:
    """Handles a key, depending on the focus."""
    model = without_feedback(model)
    panel, name = message.focus.removeprefix(TAB), message.key
    if message.focus.startswith(TAB) and panel in PANELS:
        return _on_tab(model, name, PANELS.index(panel))
    if message.focus.startswith(tree.FORK_PREFIX) and name in FORK_KEYS.split():
        return _on_fork(model, name, message.focus.removeprefix(tree.FORK_PREFIX))
    if name == "Escape" and model.study.tool:
        return notes.put_down(model), []
    if message.focus.startswith(SPOT_PREFIX):
        return play_handlers.key(model, message)
    if name.lower() == "n":
        return notes.to_field(model)
    if name == "ArrowRight":
        return tree.forward(model)
    if name.lower() == "c":
        return model, tree.copy_line(model)
    change = _CHANGES.get(name if len(name) > 1 else name.lower())
    return play_handlers.key(model, message) if change is None else (change(model), [])


def _on_tab(model: Model, key: str, at: int) -> tuple[Model, list[ShellCommand]]:
    """Shows the panel that an arrow key, Home or End selects, and moves the focus to its tab."""
    ends = {"Home": 0, "End": len(PANELS) - 1}
    to = ends[key] if key in ends else (at + _STEPS.get(key, 0)) % len(PANELS)
    return model.with_study(panel=PANELS[to]), [Focus(TAB + PANELS[to])]


def _on_fork(model: Model, key: str, way: str) -> tuple[Model, list[ShellCommand]]:
    """Up and down select another continuation, right plays it, left and Escape cancel.

    Enter plays the one with the focus, which need not be the selected one.
    """
    if key == "Enter":
        return tree.choose(model, int(way)) if is_number(way, 9) else (model, [])
    if key in ("ArrowUp", "ArrowDown"):
        return tree.look_at(model, _STEPS[key])
    if key == "ArrowRight":
        return tree.forward(model)
    return model.with_study(asking=False), tree.to_forward(model)
