"""The openings of a match: random but balanced, or from a file."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Position
from tesserae.core.record.files import record_texts
from tesserae.core.record.moves import MOST_PLIES
from tesserae.core.text import text
from tesserae.library.board import Board
from tesserae.library.errors import BadRecord
from tesserae.library.matches.files import read_file
from tesserae.library.matches.players import GameHistory
from tesserae.library.records.record import read_text
from tesserae.search import even_opening

LONGEST_FILE: Final = 10_000_000
"""Maximum length of a file of openings, in characters."""


def opening(game: Game[Position], plies: int | None, seed: str) -> GameHistory:
    """The opening of a match (`search.even_opening`)."""
    history = GameHistory(game.initial())
    for move in even_opening.opening(game, plies, seed).moves:
        history = history.play(game, move)
    return history


def read_openings(game: Game[Position], path: str) -> tuple[GameHistory, ...]:
    """The openings of a file. BadInput if it cannot be read, or as in `parse_openings`."""
    return parse_openings(game, read_file(path, LONGEST_FILE), Path(path).name[:80])


def parse_openings(game: Game[Position], source: str, name: str) -> tuple[GameHistory, ...]:
    """The openings of a text: lines of moves, or the main lines of records. name: of its file.

    In lines, spaces or, as in links, full stops separate moves; empty lines and those that begin
    with # are skipped. BadInput, with the line, if one is not an unfinished game from the start of
    this game; also if there is none.
    """
    openings = list[GameHistory]()
    for line, moves in (_of_records if source.startswith("[") else _of_lines)(game, source, name):
        try:
            openings.append(_play_moves(game, moves))
        except BadInput as bad:
            raise BadInput(text("match.opening", file=name, line=line, why=bad.text)) from None
    if not openings:
        raise BadInput(text("match.no_openings", file=name))
    return tuple(openings)


def _of_lines(_: Game[Position], source: str, __: str) -> Iterator[tuple[int, Sequence[str]]]:
    for number, line in enumerate(source.splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            yield number, line.replace(".", " ").split()


def _of_records(
    game: Game[Position], source: str, name: str
) -> Iterator[tuple[int, Sequence[str]]]:
    for line, one in record_texts(io.StringIO(source)):
        try:
            record = read_text(one, line)
        except BadRecord as bad:
            raise BadInput(text("match.error", error=f"{name}: {bad}")) from None
        if record.game != game.slug or record.board().root() != Board(game.slug):
            raise BadInput(text("match.opening_of_other", file=name, line=line))
        yield line, record.mainline_moves()


def _play_moves(game: Game[Position], moves: Sequence[str]) -> GameHistory:
    """The game after some moves. BadInput if one is not legal, or the game is then over."""
    if len(moves) > MOST_PLIES:
        raise BadInput(text("record.too_many", n=MOST_PLIES))
    history = GameHistory(game.initial())
    for move in moves:
        history = history.play(game, game.parse_move(history.position, move))
    if history.position.outcome() is not None:
        raise BadInput(text("library.over"))
    return history
