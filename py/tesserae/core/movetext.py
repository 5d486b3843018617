"""A record's moves as one line of text, with variations in brackets as in PGN.

    Tc2s Tc1e (Tc1w Ca2) Cd1

A bracket holds what could have been played instead of the move before it. A
game that was not ended by its rules closes with `resign1` or `resign2` (the
player who gave up) or `agree`.
"""

from __future__ import annotations

from typing import Any, Final

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Game
from tesserae.core.record import Ending, Path, Ply, Record, begin, end, jump, play
from tesserae.core.text import text as words

LONGEST: Final = 200_000
DEEPEST: Final = 60

ENDINGS: Final = {"resign1": Ending(FIRST), "resign2": Ending(SECOND), "agree": Ending(None)}
_ENDING_WORDS: Final = {ending: word for word, ending in ENDINGS.items()}


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
            record = go_on(game, record, token)
    if branches:
        raise BadInput(words("error.bad_moves"))
    return main_line(record)


def go_on(game: Game[Any], record: Record, token: str) -> Record:
    """The record after one more move or ending. BadInput if it is neither, or not possible."""
    ending = ENDINGS.get(token)
    if ending is None:
        return play(record, game.parse_move(record.position, token))
    if not record.ply or record.position.outcome() is not None:
        raise BadInput(words("error.bad_moves"))
    if ending.loser is None and game.agreed(record.position) is None:
        raise BadInput(words("error.bad_moves"))
    return end(record, ending)


def ending_word(record: Record) -> str | None:
    """How the line being looked at was ended outside the rules, as its token."""
    ending = record._replace(ply=len(record.line)).ending
    return _ENDING_WORDS[ending] if ending else None


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
            if other.ending is not None:
                out.append(_ENDING_WORDS[other.ending])
            _write_line(game, position.apply(other.move), other.children, out)
            out.append(")")
        if main.ending is not None:
            out.append(_ENDING_WORDS[main.ending])
        position, plies = position.apply(main.move), main.children
