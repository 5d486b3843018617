"""Reads the moves of a link, up to the first impossible one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Position
from tesserae.core.record import START, Record, movetext
from tesserae.core.record.numbering import first_numbering
from tesserae.core.text import Text, text

_MOST_SHOWN: Final = 20
"""Maximum number of characters to show of an unreadable move."""


def record_of(
    game: Game[Position], start: Position, tokens: Iterable[str], *, study: bool = False
) -> tuple[Record, Text | None]:
    """The game of a link up to its first impossible move, and a notice if there is one.

    BadInput if that is the very first. Moves after the end of the game are impossible. study: allow
    variations in brackets, comments in braces, and moves after an ending.
    """
    reader, ended = movetext.Reader(game, start), False
    numberings = {START: first_numbering(start)}
    for number, move in enumerate(filter(None, tokens)):
        before = reader.cursor
        try:
            if study:
                reader.read_noted(move)
            elif ended:
                raise BadInput(text("error.bad_link"))
            else:
                ended = reader.read_token(move)
        except BadInput:
            if not number:
                raise BadInput(text("error.bad_link")) from None
            refused = f"{numberings[reader.cursor].label} {move[:_MOST_SHOWN]}"
            return _so_far(reader), text("error.link_damaged", move=refused)
        if reader.cursor not in numberings:
            numberings[reader.cursor] = numberings[before].after(reader.position)
    return _so_far(reader), None


def _so_far(reader: movetext.Reader) -> Record:
    """The record read so far; closes open variations."""
    for _ in range(reader.depth):
        reader.bracket(")")
    return reader.record()
