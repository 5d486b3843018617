"""The dialog with the keyboard shortcuts."""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model
from tesserae.app.model.screen import EditorPage, GamePage, StudyPage
from tesserae.view.html import Markup, el, join
from tesserae.view.words import Words

_ON_BOARD: Final = ("arrows", "next", "enter", "letter", "digit", "rotate", "escape")
_READ: Final = ("row", "column", "sides")
_READ_GAME: Final = (*_READ, "choices", "changes")
_BESIDE: Final = ("back", "ends", "help")
"""The shortcuts while the focus is on the board, and while it is elsewhere on the page."""

_IN_GAME: Final = ("hint", "flip", "evaluation", "time", "new")
"""Further shortcuts of the page of a game."""

_IN_STUDY: Final = (
    *("ways", "promote", "main", "cut", "restore", "copy", "return", "flip"),
    *("line", "best", "engine", "values", "endless", "threat", "note", "draw", "chapters"),
)
"""Further shortcuts of a study."""

_IN_EDITOR: Final = ("arrows", "put", "tool", "number", "rotate", "remove", "undo", "flip", "help")
"""Shortcuts of the position editor."""


def keys(model: Model, words: Words) -> Markup:
    """What each key does, on the board and beside it."""
    if isinstance(model.screen, EditorPage):
        return join([_part(words, "editor", _IN_EDITOR), _part(words, "read", _READ)])
    plain = isinstance(model.screen, GamePage) and model.frame is None
    beside = (*_IN_GAME, *_BESIDE) if plain else _BESIDE
    parts = [_part(words, "board", _ON_BOARD), _part(words, "page", beside)]
    if plain:
        parts.append(el("p", words("keys.letters"), class_="aside"))
    if isinstance(model.screen, StudyPage):
        parts.append(_part(words, "study", _IN_STUDY))
    parts.append(_part(words, "read", _READ_GAME))
    return join(parts)


def _part(words: Words, where: str, names: tuple[str, ...]) -> Markup:
    rows = []
    for name in names:
        keys = [el("kbd", key) for key in words(f"keys.{name}").split(" ")]
        rows.append(el("div", el("dt", keys), el("dd", words(f"keys.{name}.does"))))
    return join([el("h3", words(f"keys.{where}")), el("dl", rows, class_="keys")])
