"""A record's moves as one line of text, with variations in brackets as in PGN.

    Tc2s Tc1e (Tc1w Ca2) Cd1

A bracket holds what could have been played instead of the move before it.
"""

from __future__ import annotations

from typing import Any, Final

from tesserae.core.errors import BadInput
from tesserae.core.game import Game
from tesserae.core.record import Path, Ply, Record, begin, jump, play
from tesserae.core.text import text as words

LONGEST: Final = 200_000
DEEPEST: Final = 60


def write(game: Game[Any], record: Record) -> str:
    """The whole tree of a record as text; "" if nothing was played."""
    tokens: list[str] = []
    _write_line(game, record.start, record.roots, tokens)
    return " ".join(tokens).replace("( ", "(").replace(" )", ")")


def read(game: Game[Any], start: Any, text: str) -> Record:
    """The record that `write` gave, from the same start, its cursor at the end of the main line.

    BadInput if the text is too long, malformed, or holds an illegal move.
    """
    if len(text) > LONGEST:
        raise BadInput(words("error.too_long"))
    record = begin(start)
    branches: list[Path] = []
    for token in text.replace("(", " ( ").replace(")", " ) ").split():
        if token == "(":
            if not record.ply or len(branches) == DEEPEST:
                raise BadInput(words("error.bad_moves"))
            branches.append(record.path)
            record = jump(record, record.path[:-1])
        elif token == ")":
            if not branches:
                raise BadInput(words("error.bad_moves"))
            record = jump(record, branches.pop())
        else:
            record = play(record, game.parse_move(record.position, token))
    if branches:
        raise BadInput(words("error.bad_moves"))
    return main_line(record)


def main_line(record: Record) -> Record:
    """The record with its cursor at the end of the first line."""
    unlooked_at = Record(record.roots, (), 0, record.positions[:1])
    return jump(unlooked_at, _first_children(record.roots))


def _first_children(plies: tuple[Ply, ...]) -> Path:
    path: Path = ()
    while plies:
        path += (0,)
        plies = plies[0].children
    return path


def _write_line(game: Game[Any], position: Any, plies: tuple[Ply, ...], out: list[str]) -> None:
    while plies:
        main, *others = plies
        out.append(game.format_move(position, main.move))
        for other in others:
            out += ["(", game.format_move(position, other.move)]
            _write_line(game, position.apply(other.move), other.children, out)
            out.append(")")
        position, plies = position.apply(main.move), main.children
