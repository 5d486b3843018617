"""The keys of the position editor."""

from __future__ import annotations

from typing import Final

from tesserae.app.editing import drafts
from tesserae.app.messages import Key
from tesserae.app.messages.commands import Focus, ShellCommand
from tesserae.app.messages.handling import without_feedback
from tesserae.app.model import Model
from tesserae.app.play import aloud
from tesserae.app.play.keyboard import SPOT_PREFIX, neighbour
from tesserae.core.game import FIRST
from tesserae.core.scene import Target
from tesserae.games import catalog

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"

KEYS: Final = " ".join(["?", *_LETTERS, *_LETTERS.upper(), *"0123456789"])
"""The keys of the page: tools, and those below."""

READ: Final = (*aloud.LINES, *aloud.SIDES)
"""The keys that read the board."""

BOARD_KEYS: Final = " ".join(
    ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "Delete", "Backspace", KEYS]
    + [*READ]
)
"""The keys while the board has the focus."""

_PLAIN: Final = {"z": drafts.undo, "Z": drafts.redo, "f": drafts.flip, "F": drafts.flip}


def key(model: Model, message: Key) -> tuple[Model, list[ShellCommand]]:
    """Handles a key, on the board or elsewhere."""
    model, name = without_feedback(model), message.key
    if name == "?":
        return model.with_dialog(open="keys"), []
    target = _focused_target(model, message.focus)
    if name in READ:
        return aloud.read_spots(model, drafts.scene(model).spots, name, target, FIRST), []
    if target is not None and len(name) > 1:
        return _on_board(model, name, target)
    if name in ("r", "R"):
        return drafts.rotate(model, target), []
    if name in _PLAIN:
        return _PLAIN[name](model, drafts.page_of(model)), []
    tool = _tool(model, name)
    return (model if tool is None else drafts.choose(model, tool)), []


def _focused_target(model: Model, focus: str) -> Target | None:
    """The target on the board that has the focus."""
    if not focus.startswith(SPOT_PREFIX):
        return None
    return catalog.by_slug(model.screen.slug).target(focus.removeprefix(SPOT_PREFIX))


def _on_board(model: Model, name: str, target: Target) -> tuple[Model, list[ShellCommand]]:
    """Moves the focus, or removes the piece there."""
    if name in ("Delete", "Backspace"):
        return drafts.remove(model, target), []
    to = neighbour(drafts.scene(model).spots, name, target)
    if to is None:
        return model, []
    return model.with_play(tab_stop=to), [Focus(SPOT_PREFIX + to.name)]


def _tool(model: Model, name: str) -> str | None:
    """The tool that a key chooses; for a letter, preferably the one of its case."""
    page = drafts.page_of(model)
    groups = drafts.tools_of(page.slug, drafts.draft_of(page))
    tools = {tool.key: tool.name for group in groups for tool in group.tools if tool.key}
    return tools.get(name) or tools.get(name.swapcase())
