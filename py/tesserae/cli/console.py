"""The terminal: shows text, and reads lines."""

from __future__ import annotations

import os
import sys
import textwrap
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, TextIO

from tesserae.cli.strings import STRINGS
from tesserae.core.game import Game, Position
from tesserae.core.text import Text, text
from tesserae.library.board import Board
from tesserae.library.diagrams import WIDTH
from tesserae.library.sentences import Language, language
from tesserae.library.strings import STRINGS as LIBRARY_STRINGS
from tesserae.view import strings as page_strings
from tesserae.view.words import Words

LONGEST_LINE: Final = 200


class Console:
    """Says texts in a language, and asks for lines.

    On a terminal you can edit lines, recall earlier ones with the arrow keys, and complete words
    with Tab. The history is not saved.
    """

    def __init__(
        self, game: Game[Position], chosen: Language, source: TextIO, sink: TextIO
    ) -> None:
        language(chosen)
        catalogs = [page_strings.STRINGS, LIBRARY_STRINGS, STRINGS, game.strings]
        self._words = Words(chosen, catalogs)
        self._source, self._sink = source, sink
        self._unicode = (sink.encoding or "").lower().startswith("utf")
        terminal = sink.isatty() and os.environ.get("TERM") != "dumb"
        self._color = terminal and not os.environ.get("NO_COLOR")
        self._editing = terminal and source is sys.stdin and source.isatty()

    def say(self, key: str, **args: str | int | Text) -> None:
        """Prints a sentence, wrapped."""
        self.print(textwrap.fill(self.words(key, **args), WIDTH, break_on_hyphens=False))

    def words(self, key: str, **args: str | int | Text) -> str:
        """A sentence."""
        return self._words(text(key, **args))

    def print(self, lines: str) -> None:
        """Prints lines as they are."""
        print(lines, file=self._sink, flush=True)

    def show(self, board: Board) -> None:
        """Prints the board, and each side's score and supply."""
        drawn = board.text(unicode=self._unicode, color=self._color)
        self.print("\n".join(["", drawn, "", *board.standings()]))

    def ask(self, board: Board, commands: Sequence[str]) -> str | None:
        """Reads a line; None at the end of the input. Tab completes moves and commands."""
        if not self._editing:
            return self._source.readline(LONGEST_LINE) or None
        with suppress(ImportError):  # there is none on Windows
            import readline

            readline.set_completer(_completer([*commands, *board.legal_moves]))
            readline.set_completer_delims(" ")
            readline.parse_and_bind("tab: complete")
        try:
            return input("> ")[:LONGEST_LINE]
        except EOFError:
            self.print("")
            return None


def _completer(words: Sequence[str]) -> Callable[[str, int], str | None]:
    def complete(begun: str, number: int) -> str | None:
        fitting = [word for word in words if word.lower().startswith(begun.lower())]
        return fitting[number] if number < len(fitting) else None

    return complete
