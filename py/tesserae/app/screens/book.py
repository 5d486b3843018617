"""The page of an opening book."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages.commands import Focus, ShellCommand, Style
from tesserae.app.model import Model
from tesserae.app.model.screen import BookPage, is_same
from tesserae.app.pages import book
from tesserae.app.practice.board import BESIDE_BOARD
from tesserae.app.screens.page import Page
from tesserae.app.texts.wording import study_words


def _commands(before: Model, after: Model) -> list[ShellCommand]:
    """The commands to load the styles, and to move the focus to the move that leads here."""
    if not isinstance(before.screen, BookPage):
        return [Style("study")]
    return [] if is_same(before.screen, after.screen) else [Focus(book.LAST_MOVE_ID)]


BOOK: Final[Page[BookPage]] = Page(
    "title.book",
    lambda _: book.BOOK,
    words=study_words,
    allowed=BESIDE_BOARD,
    commands=_commands,
)
