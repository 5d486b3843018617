"""Movetext: the moves of a record as text, in the manner of PGN.

    Tc2s! Tc1e $14 (Tc1w {the usual reply} Ca1) Cd1

A glyph after a move is somebody's opinion of it; those without a sign are numbers.
Brackets hold a variation: what could have been played instead of the previous
move. Braces hold a comment on the previous move (at the beginning, on the start); an empty line in
one begins a paragraph. A
game that was not ended by its rules closes with `resign1`, `resign2` (by the player who
resigned), `time1`, `time2` (by the player who ran out of time) or `agree`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Game, Move, Position
from tesserae.core.numerals import is_number
from tesserae.core.record import START, Ending, Part, Ply, Record, go, main_line, parts
from tesserae.core.record.comments import join, tidy
from tesserae.core.text import text

LONGEST: Final = 200_000
LONGEST_COMMENT: Final = 2_000
MOST_PLIES: Final = 20_000
"""Maximum number of plies that are read, including variations."""

GLYPHS: Final = ("!", "?", "!!", "??", "!?", "?!")
"""The signs of the glyphs with the numbers 1 to 6."""

EVALUATIONS: Final = {
    10: "=",
    13: "∞",
    14: "+/=",
    15: "=/+",
    16: "±",
    17: "∓",
    18: "+\u2212",
    19: "\u2212+",
}
"""The numbers of the glyphs that say who is better, and their signs."""

MOST_GLYPHS: Final = 256
"""Numbers of glyphs are below this, in PGN as well."""

TOKEN: Final = re.compile(r"\{[^{}]*\}|[()]|[^\s(){}]+|[{}]")
"""A comment, a bracket, or a word; an unmatched brace is a word, and refused."""

ENDINGS: Final = {
    "resign1": Ending(FIRST),
    "resign2": Ending(SECOND),
    "time1": Ending(FIRST, late=True),
    "time2": Ending(SECOND, late=True),
    "agree": Ending(None),
}
_ENDING_WORDS: Final = {ending: word for word, ending in ENDINGS.items()}


def write(game: Game[Position], record: Record) -> str:
    """The whole tree of a record as text; "" if it has no plies and no comments."""
    comments, glyphs = dict(record.comments), glyphs_by_ply(record)
    tokens = [comment_token(comments.get(START))]
    for part in parts(record):
        written = token(game, record, part)
        if part.kind == "ply":
            tokens += glyph_tokens(written, glyphs.get(part.number, ()))
            tokens.append(comment_token(comments.get(part.number)))
        else:
            tokens.append(written)
    return join_tokens(filter(None, tokens))


def glyphs_by_ply(record: Record) -> dict[int, list[int]]:
    """The numbers of plies that have glyphs, and of these."""
    found: dict[int, list[int]] = {}
    for number, glyph in record.glyphs:
        found.setdefault(number, []).append(glyph)
    return found


def glyph_tokens(move: str, glyphs: Sequence[int]) -> list[str]:
    """The tokens of a move with its glyphs: the first one attached to it, if it has a sign."""
    if glyphs and glyphs[0] <= len(GLYPHS):
        move, glyphs = move + GLYPHS[glyphs[0] - 1], glyphs[1:]
    return [move, *(f"${glyph}" for glyph in glyphs)]


def comment_token(comment: str | None) -> str:
    """A comment in braces; "" without one.

    BadInput if it could not be read again: with braces, or too long.
    """
    words = tidy(comment or "")
    if len(words) > LONGEST_COMMENT or "{" in words or "}" in words:
        raise BadInput(text("record.bad_comment", n=LONGEST_COMMENT))
    return f"{{{words}}}" if words else ""


def token(game: Game[Position], record: Record, part: Part) -> str:
    """The text of a part of a record."""
    if part.kind in ("(", ")"):
        return part.kind
    ply = record.plies[part.number]
    if part.kind == "ply":
        return _text(game, record.after(ply.parent), ply.move)
    return _ENDING_WORDS[ply.ending] if ply.ending else ""


def join_tokens(tokens: Iterable[str]) -> str:
    """Tokens with spaces between, but none within brackets."""
    parts: list[str] = []
    for token in tokens:
        if parts and token != ")" and parts[-1] != "(":
            parts.append(" ")
        parts.append(token)
    return "".join(parts)


class Reader:
    """A record that grows token by token, in time that does not depend on what it holds."""

    def __init__(self, game: Game[Position], start: Position) -> None:
        self._game = game
        self._start = start
        self._plies: list[Ply] = []
        self._numbers: dict[tuple[int, Move], int] = {}
        self._known: dict[tuple[int, str], int] = {}
        self._cursor = START
        self._opened: list[int] = []
        self._comments: dict[int, str] = {}
        self._glyphs: set[tuple[int, int]] = set()

    @property
    def cursor(self) -> int:
        """The number of the ply before the next one, or START."""
        return self._cursor

    @property
    def position(self) -> Position:
        """The position before the next ply."""
        return self._start if self._cursor == START else self._plies[self._cursor].position

    @property
    def plies(self) -> int:
        """The number of plies."""
        return len(self._plies)

    @property
    def depth(self) -> int:
        """The number of open brackets."""
        return len(self._opened)

    def read_token(self, token: str) -> bool:
        """Reads a move or an ending. BadInput if it is neither, or not legal.

        Whether it was an ending.
        """
        ending = ENDINGS.get(token)
        if ending is None:
            self._play(token)
        else:
            self._end(ending)
        return ending is not None

    def read_glyphed(self, token: str) -> None:
        """Reads a move with or without a glyph, a glyph alone, or an ending. BadInput as above."""
        move = token.rstrip("!?")
        sign = token[len(move) :]
        if move[:1] == "$":
            self._add_glyph(int(move[1:]) if is_number(move[1:], 3) and not sign else 0)
            return
        if move:
            self.read_token(move)
        if sign:
            self._add_glyph(GLYPHS.index(sign) + 1 if sign in GLYPHS else 0)

    def bracket(self, token: str) -> None:
        """Begins or ends a variation. BadInput if it has no ply to replace, or none is open."""
        nowhere = self._cursor == START if token == "(" else not self._opened
        if nowhere:
            raise BadInput(text("error.bad_moves"))
        if token == "(":
            self._opened.append(self._cursor)
            self._cursor = self._plies[self._cursor].parent
        else:
            self._cursor = self._opened.pop()

    def comment(self, comment: str) -> None:
        """Adds a comment to the last ply. BadInput if it is too long."""
        words = tidy(comment)
        if words:
            words = join(self._comments.get(self._cursor, ""), words)
            self._comments[self._cursor] = words
        if len(words) > LONGEST_COMMENT:
            raise BadInput(text("error.bad_moves"))

    def read_noted(self, token: str) -> None:
        """Reads any token of movetext: a bracket, a comment in braces, or one with glyphs."""
        if token in ("(", ")"):
            self.bracket(token)
        elif token[0] == "{" and token[-1] == "}":
            self.comment(token[1:-1])
        else:
            self.read_glyphed(token)

    def record(self) -> Record:
        """The record, its cursor at the end of the main line. BadInput if a bracket is open."""
        if self._opened:
            raise BadInput(text("error.bad_moves"))
        comments = tuple(sorted(self._comments.items()))
        glyphs = tuple(sorted(self._glyphs))
        read = Record(self._start, tuple(self._plies), comments=comments, glyphs=glyphs)
        return main_line(read)

    def _add_glyph(self, glyph: int) -> None:
        if self._cursor == START or not 0 < glyph < MOST_GLYPHS:
            raise BadInput(text("error.bad_moves"))
        self._glyphs.add((self._cursor, glyph))

    def _play(self, token: str) -> None:
        """Plays a ply. A repeated one is looked up, not parsed again."""
        key = (self._cursor, token)
        number = self._known.get(key)
        if number is None:
            number = self._known[key] = self._number(self._game.parse_move(self.position, token))
        self._cursor = number

    def _number(self, move: Move) -> int:
        number = self._numbers.setdefault((self._cursor, move), len(self._plies))
        if number == len(self._plies):
            self._plies.append(Ply(move, self._cursor, self.position.apply(move)))
        return number

    def _end(self, ending: Ending) -> None:
        if self._cursor == START or not self._may_end(ending):
            raise BadInput(text("error.bad_moves"))
        self._plies[self._cursor] = self._plies[self._cursor]._replace(ending=ending)

    def _may_end(self, ending: Ending) -> bool:
        """Whether the game can be ended here."""
        if ending.loser is None:
            return self._game.agreed_outcome(self.position) is not None
        return self.position.outcome() is None


def read(game: Game[Position], start: Position, source: str) -> Record:
    """The record that `write` gave, from the same start, its cursor at the end of the main line.

    Plies are numbered as they come in the text. BadInput if the text is too long, holds too
    many plies, is malformed, or holds an illegal move.
    """
    if len(source) > LONGEST:
        raise BadInput(text("error.too_long"))
    reader = Reader(game, start)
    for token in TOKEN.findall(source):
        reader.read_noted(token)
        if reader.plies > MOST_PLIES:
            raise BadInput(text("error.too_long"))
    return reader.record()


def ending_word(record: Record) -> str | None:
    """The token of the ending of the current variation; None without one."""
    ending = go(record, len(record.variation)).ending
    return _ENDING_WORDS[ending] if ending else None


@lru_cache(maxsize=8192)
def _text(game: Game[Position], position: Position, move: Move) -> str:
    """Cached, as long games are written again after every ply."""
    return game.format_move(position, move)
