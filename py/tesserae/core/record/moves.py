"""The moves of a record file: numbered, with variations and comments, wrapped into lines."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from typing import Final, NamedTuple

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, Game, Position, Side
from tesserae.core.record import START, Part, Record, movetext, parts
from tesserae.core.record.comments import BREAK
from tesserae.core.record.numbering import Numbering, first_numbering
from tesserae.core.text import text

MOST_PLIES: Final = 5_000
DEEPEST: Final = 1_000
"""Maximum number of plies that are read, and depth of variations: more than people play."""

WIDTH: Final = 80

RESULTS: Final = ("1-0", "0-1", "1/2-1/2", "*")

_NUMBER: Final = re.compile(r"\d{1,5}\.(?:\.\.)?")
_WORD: Final = re.compile(rf"\(?(?:{_NUMBER.pattern} )?\S+")
"""A word, or a number and its move: not broken between lines."""

_TOKEN: Final = re.compile(
    rf"[;%][^\n]*|{_NUMBER.pattern}|\{{[^{{}}]*\}}|[()]|[^\s(){{}};]+|[{{}}]"
)
"""The rest of a line (a comment, or an escape for other programs), a number, or movetext."""


def write(game: Game[Position], record: Record, result: str) -> list[str]:
    """The lines of a record's whole tree, the last one ending with the result."""
    lines: list[str] = []
    for paragraph in movetext.join_tokens([*_tokens(game, record), result]).split(BREAK):
        lines += ["", ""] if lines else [""]
        for word in _WORD.findall(paragraph):
            if lines[-1] and len(lines[-1]) + 1 + len(word) > WIDTH:
                lines.append("")
            lines[-1] += " " * bool(lines[-1]) + word
    return lines


def numbered_parts(
    game: Game[Position], record: Record, commented: Container[int]
) -> Iterator[tuple[Part, str]]:
    """The parts of a record's tree, each with the number to write before it, or "".

    Turns of the first side have numbers, and in games with long turns those of the second; so does
    the ply after an interruption: a bracket, or the comment of one of the `commented` plies.
    """
    numberings = {START: first_numbering(record.start)}
    turn: Side | None = None  # as readers know it; None after an interruption
    for part in parts(record):
        if part.kind != "ply":
            turn = None
            yield part, ""
            continue
        ply = record.plies[part.number]
        numbering = numberings[ply.parent]
        numberings[part.number] = numbering.after(ply.position)
        begins = turn != numbering.turn and (game.long_turns or numbering.turn == FIRST)
        yield part, numbering.label if turn is None or begins else ""
        turn = None if part.number in commented else numbering.turn


def _tokens(game: Game[Position], record: Record) -> Iterator[str]:
    """The words of a record."""
    comments, glyphs = dict(record.comments), movetext.glyphs_by_ply(record)
    yield from _comment(comments.get(START))
    for part, number in numbered_parts(game, record, comments):
        if number:
            yield number
        written = movetext.token(game, record, part)
        if part.kind != "ply":
            yield written
            continue
        yield from movetext.glyph_tokens(written, glyphs.get(part.number, ()))
        yield from _comment(comments.get(part.number))


def _comment(comment: str | None) -> Iterator[str]:
    token = movetext.comment_token(comment)
    if token:
        yield token


class Moves(NamedTuple):
    """The result of reading: the record, its cursor at the end of the main line, and the result.

    result: "" if there is none.
    """

    record: Record
    result: str


def read(game: Game[Position], start: Position, source: str, line: int) -> Moves:
    """The moves in a text that begins on a line of that number.

    Numbers and the result may be left out; a number that is there must be right. Comments may
    go from a semicolon to the end of the line. BadInput, naming the line, for anything else
    that `write` would not have written.
    """
    body, at = _Body(game, start), 0
    for match in _TOKEN.finditer(source):
        line += source.count("\n", at, match.start())
        at = match.start()
        if match[0][0] != "%" or (at and source[at - 1] != "\n"):
            body.read_token(match[0], line)
    return body.moves()


class _Body:
    """Reads moves token by token."""

    def __init__(self, game: Game[Position], start: Position) -> None:
        self._reader = movetext.Reader(game, start)
        self._numberings = {START: first_numbering(start)}
        self._result = ""

    def read_token(self, token: str, line: int) -> None:
        """Reads the next token."""
        if token[0] == ";":
            self._comment(token[1:].replace("{", "(").replace("}", ")"), line)
        elif self._result:
            raise bad("record.after_result", line, found=token[:20])
        elif token in "()":
            self._bracket(token, line)
        elif token[0] == "{" and token[-1] == "}":
            self._comment(token[1:-1], line)
        elif token[0] in "{}":
            raise bad("record.comment", line)
        elif _NUMBER.fullmatch(token):
            self._number(token, line)
        elif token in RESULTS and not self._reader.depth:
            self._result = token
        else:
            self._move(token, line)

    def moves(self) -> Moves:
        """The moves read. BadInput if a bracket is open."""
        return Moves(self._reader.record(), self._result)

    @property
    def _numbering(self) -> Numbering:
        return self._numberings[self._reader.cursor]

    def _bracket(self, token: str, line: int) -> None:
        try:
            self._reader.bracket(token)
        except BadInput:
            raise bad("record.bracket", line) from None
        if self._reader.depth > DEEPEST:
            raise bad("record.too_deep", line)

    def _comment(self, comment: str, line: int) -> None:
        try:
            self._reader.comment(comment)
        except BadInput:
            raise bad("record.long_comment", line, n=movetext.LONGEST_COMMENT) from None

    def _number(self, token: str, line: int) -> None:
        if token != self._numbering.label:
            raise bad("record.number", line, found=token, wanted=self._numbering.label)

    def _move(self, token: str, line: int) -> None:
        reader, numbering = self._reader, self._numbering
        if reader.plies >= MOST_PLIES:
            raise BadInput(text("record.too_many", n=MOST_PLIES))
        try:
            reader.read_glyphed(token)
        except BadInput:
            raise bad("record.move", line, move=f"{numbering.label} {token[:20]}") from None
        if reader.cursor not in self._numberings:
            self._numberings[reader.cursor] = numbering.after(reader.position)


def bad(key: str, line: int, **args: str | int) -> BadInput:
    """The error for something on a line."""
    return BadInput(text(key, line=line, **args))
