"""Record files: records as text that people can read and write, in the manner of PGN.

    [Game "pyrga"]
    [Rules "1"]
    [First "Ada"]
    [Second "Level 3"]
    [Date "2026.11.21"]
    [Result "0-1"]

    {A quick one.} 1. Tc2s Tc1e (1... Tc1w {blocks} 2. Ca1) 2. Cd1 resign1 0-1

docs/record.md has the grammar. A record has exactly one text. What people write in PGN is
read, too; a text is read whole, or refused with a sentence that names the line.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Game, Position
from tesserae.core.record import Record, main_line, outcome
from tesserae.core.record import moves as record_moves
from tesserae.core.record.headers import is_name
from tesserae.core.record.moves import bad
from tesserae.core.text import text

LONGEST: Final = 200_000
"""Maximum length of a text, in characters."""

_NAMES: Final = ("Game", "Rules", "First", "Second", "Date", "Start", "Swap", "Result")
LONGEST_VALUE: Final = 200
"""Maximum length of the value of a header that has no meaning here."""

_HEADER: Final = re.compile(r'\[\s*([A-Z]\w*)\s+"((?:[^"\\]|\\["\\])*)"\s*\]', re.ASCII)
_ESCAPED: Final = re.compile(r"\\(.)")
_UNSURE_DATE: Final = re.compile(r"[\d?]{4}\.[\d?]{2}\.[\d?]{2}", re.ASCII)


class GameFile(NamedTuple):
    """A record, and the headers of the game.

    players: the names of both, as `is_name` takes them; "" if unknown.
    date: when the game began, as YYYY.MM.DD; "" if unknown.
    swap: the second player may take over the first ply. others: headers that have no meaning
    here, with their values.
    """

    game: Game[Position]
    record: Record
    players: tuple[str, str] = ("", "")
    date: str = ""
    swap: bool = False
    others: tuple[tuple[str, str], ...] = ()


def write(file: GameFile) -> str:
    """The text of a file, with the whole tree but not the cursor.

    BadInput for what could not be read again: a name or a value with a line break, a comment
    with braces.
    """
    game, record = file.game, file.record
    tags = {
        "Game": game.slug,
        "Rules": str(game.rules_version),
        "First": file.players[FIRST],
        "Second": file.players[SECOND],
        "Date": file.date,
        "Start": "" if record.start == game.initial() else game.encode(record.start),
        "Swap": "on" if file.swap else "",
        "Result": _result(game, record),
        **{name: value for name, value in file.others if name not in _NAMES},
    }
    for name, value in tags.items():
        if not _HEADER.fullmatch(f'[{name} "{_quote(value)}"]') or not _fits(name, value):
            raise BadInput(text("record.bad_header", name=name[:20]))
    headers = [f'[{name} "{_quote(value)}"]' for name, value in tags.items() if value]
    return "\n".join([*headers, "", *record_moves.write(game, record, tags["Result"]), ""])


def read(source: str, game_of: Callable[[str], Game[Position]], line: int = 1) -> GameFile:
    """The file of a text, with the cursor at the end of the main line.

    game_of: the game of a name; raises BadInput for others. BadInput, with a sentence that
    names the line, for what `write` would not have written, except that spacing may differ,
    headers may be missing or in another order, numbers and the result may be missing, and
    comments may begin with a semicolon. line: the number of the first line.
    """
    if len(source) > LONGEST:
        raise BadInput(text("record.too_long", n=LONGEST))
    lines = source.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    headers = _Headers(lines, line)
    game = game_of(headers.value("Game", is_name))
    headers.value("Rules", lambda it: it == str(game.rules_version), "record.rules")
    swap = headers.value("Swap", lambda it: game.swaps and it == "on") == "on"
    players = (headers.value("First", is_name), headers.value("Second", is_name))
    date = headers.value("Date", _UNSURE_DATE.fullmatch)
    body = "\n".join(lines[headers.length :])
    moves = record_moves.read(game, headers.start(game), body, headers.length + line)
    result = _result(game, moves.record)
    if moves.result not in ("", result) or headers.value("Result", str) not in ("", result):
        raise BadInput(text("record.result", result=result))
    date = "" if "?" in date else date
    return GameFile(game, moves.record, players, date, swap, headers.others())


class _Headers:
    """The headers of a text, which are its first lines; `length`: how many."""

    def __init__(self, lines: list[str], first: int) -> None:
        self._found: dict[str, tuple[str, int]] = {}
        self.length = 0
        for line in lines:
            told = line.strip() and not line.startswith("%")  # such a line is for other programs
            if told and not line.startswith("["):
                break
            if told:
                self._take(line.rstrip(), first + self.length)
            self.length += 1
        if "Game" not in self._found:
            raise BadInput(text("record.no_game"))

    def value(
        self, name: str, fits: Callable[[str], object], refusal: str = "record.header"
    ) -> str:
        """A header's value, "" where there is none. BadInput where it does not fit."""
        value, line = self._found.get(name, ("", 0))
        if value and not fits(value):
            raise bad(refusal, line)
        return value

    def others(self) -> tuple[tuple[str, str], ...]:
        """The headers without a meaning here. BadInput for one that could not be written."""
        for name in self._found:
            self.value(name, partial(_fits, name))
        return tuple((name, it) for name, (it, _) in self._found.items() if name not in _NAMES)

    def start(self, game: Game[Position]) -> Position:
        """The position before the first ply."""
        value, line = self._found.get("Start", ("", 0))
        try:
            return game.decode(value) if line else game.initial()
        except BadInput:
            raise bad("record.start", line) from None

    def _take(self, line: str, number: int) -> None:
        match = _HEADER.fullmatch(line)
        if match is None or match[1] in self._found:
            raise bad("record.header", number)
        self._found[match[1]] = (_ESCAPED.sub(r"\1", match[2]), number)


def _fits(name: str, value: str) -> bool:
    """Whether a header may have this value, judging by its text alone."""
    if name in ("First", "Second"):
        return is_name(value)
    if name == "Date":
        return not value or _UNSURE_DATE.fullmatch(value) is not None
    return value.isprintable() and (name in _NAMES or len(value) <= LONGEST_VALUE)


def _quote(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _result(game: Game[Position], record: Record) -> str:
    """The result of the main line, as in chess."""
    result = outcome(game, main_line(record))
    if result is None:
        return "*"
    return {FIRST: "1-0", SECOND: "0-1", None: "1/2-1/2"}[result.winner]
