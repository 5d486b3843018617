"""The page of an opening book."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages.commands import Focus, ShellCommand
from tesserae.app.model import Model
from tesserae.app.model.screen import BookPage, is_same
from tesserae.app.pages import book
from tesserae.app.practice.board import BESIDE_BOARD
from tesserae.app.screens.page import Page
from tesserae.app.texts.wording import study_words


def _commands(before: Model, after: Model) -> list[ShellCommand]:
    """After a move, moves the focus to it."""
    moved = isinstance(before.screen, BookPage) and not is_same(before.screen, after.screen)
    return [Focus(book.LAST_MOVE_ID)] if moved else []


BOOK: Final[Page[BookPage]] = Page(
    "title.book",
    lambda _: book.BOOK,
    words=study_words,
    style="study",
    allowed=BESIDE_BOARD,
    commands=_commands,
)
