"""Files of games in the terminal: each is saved during play, and can be resumed."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from tesserae.app.texts import links
from tesserae.core.errors import BadInput
from tesserae.core.text import text
from tesserae.library.board import Board
from tesserae.library.matches.files import read_file
from tesserae.library.names import game_of
from tesserae.library.records.record import Record

LONGEST_FILE: Final = 200_000


def new_path(game: str) -> Path:
    """The path for a new game: a file in the folder for application data."""
    folder = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    name = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
    return Path(folder) / "tesserae" / name


def save(path: Path, record: Record) -> bool:
    """Saves a record, replacing the file; False if that fails."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(path.name + ".new")
        beside.write_text(str(record), encoding="utf-8")
        beside.replace(path)
        return True
    return False


def open_board(game: str, start: str) -> Board:
    """The game of a link, of a file with a record, or of a position text.

    BadInput, or an error of the library, if it is none of these, or of another game.
    """
    if "#" in start:
        return _board_of_link(game, start[start.index("#") :])
    board = _read(Path(start)) if _is_file(start) else Board(game, start)
    if board.game != game:
        raise BadInput(text("cli.other_game", game=board.title))
    return board


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):  # too long for a name, or with a zero in it
        return False


def _read(path: Path) -> Board:
    try:
        source = read_file(str(path), LONGEST_FILE)
    except BadInput:
        raise BadInput(text("cli.unreadable", file=str(path)[:80])) from None
    return Record.from_text(source).end().board()


def _board_of_link(slug: str, fragment: str) -> Board:
    route = links.parse(fragment)
    if route.notice is not None:
        raise BadInput(route.notice)
    if route.record is None:
        raise BadInput(text("error.bad_link"))
    if route.screen.slug != slug:
        raise BadInput(text("cli.other_game", game=text(f"{route.screen.slug}.title")))
    game, record = game_of(slug), route.record
    board = Board(slug, game.encode(record.start))
    for move in record.moves[: record.ply]:
        board.push_number(move)
    return board
