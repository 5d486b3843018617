"""A record: an editable tree of moves, and its text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tesserae.core import record as core
from tesserae.core.errors import BadInput
from tesserae.core.game import SECOND, Side
from tesserae.core.record import START, Ply, asking, main_line
from tesserae.core.record import text as record_text
from tesserae.core.record.headers import LONGEST_TITLE, is_title
from tesserae.core.record.moves import DEEPEST, MOST_PLIES
from tesserae.core.record.studies import ORIENTATION, STUDY, TITLE
from tesserae.core.record.text import GameFile
from tesserae.core.text import text
from tesserae.games import catalog
from tesserae.library.arguments import check
from tesserae.library.board import Board
from tesserae.library.errors import BadRecord
from tesserae.library.names import game_of, result_of
from tesserae.library.records.node import Node, checked_glyphs
from tesserae.library.sentences import sentence_of

_KNOWN: Final = ("Game", "Rules", "First", "Second", "Date", "Start", "Swap", "Result")
"""Headers that have a meaning, or follow from the game itself."""


class Record(Node):
    """A record of a game: the root of its moves, and headers.

    headers: First and Second, the players; Date, as YYYY.MM.DD; Swap, "on"; and any others.
    `str()` of it is its text, which `read_record` and `Record.from_text` read.

    >>> record = Record("pyrga", headers={"First": "Ada"})
    >>> node = record.add_variation("Tc2s", glyph="!").add_variation("Tc1e")
    >>> print(record)
    [Game "pyrga"]
    [Rules "1"]
    [First "Ada"]
    [Result "*"]
    <BLANKLINE>
    1. Tc2s! Tc1e *
    <BLANKLINE>

    Records are equal if they have the same text.
    """

    def __init__(
        self, game: str, position: str | None = None, headers: Mapping[str, str] | None = None
    ) -> None:
        start = Board(game, position)
        super().__init__(game_of(game), start.position, None)
        self.headers: dict[str, str] = _checked_headers({} if headers is None else headers)

    @classmethod
    def from_board(cls, board: Board, headers: Mapping[str, str] | None = None) -> Record:
        """The record of the game on a board."""
        check(board, Board, "board must be a Board")
        record = cls(board.game, board.start_text, headers)
        node: Node = record
        for move in board.move_stack:
            node = node.add_variation(move)
        return record

    @classmethod
    def from_text(cls, source: str) -> Record:
        """Parses a record. BadRecord, which names the line, if it cannot be read."""
        return read_text(source, 1)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game.slug

    @property
    def asks(self) -> str | None:
        """The side whose moves the reader has to find: "first", "second", or None.

        ValueError for another side.
        """
        side = asking.side_of(self.comment)
        return None if side is None else asking.SIDES[side]

    @asks.setter
    def asks(self, side: str | None) -> None:
        if side is not None and side not in asking.SIDES:
            raise ValueError(f"no such side: {side!r}; there are first and second")
        number = None if side is None else Side(asking.SIDES.index(side))
        self.comment = asking.with_side(self.comment, number)

    @property
    def title(self) -> str:
        """The title as a chapter of a study; "" for none. ValueError if it is not valid."""
        return self.headers.get(TITLE, "")

    @title.setter
    def title(self, title: str) -> None:
        if not is_title(title):
            raise ValueError(
                f"a title is one line of at most {LONGEST_TITLE} characters: {repr(title)[:40]}"
            )
        self._set_header(TITLE, title)

    @property
    def orientation(self) -> str:
        """The side at the bottom of the board, in a study: "first" or "second".

        ValueError for another side.
        """
        return asking.SIDES[self.headers.get(ORIENTATION) == asking.SIDES[SECOND]]

    @orientation.setter
    def orientation(self, side: str) -> None:
        if side not in asking.SIDES:
            raise ValueError(f"no such side: {side!r}; there are first and second")
        self._set_header(ORIENTATION, side if side == asking.SIDES[SECOND] else "")

    def _set_header(self, name: str, value: str) -> None:
        self.headers.pop(name, None)
        if value:
            self.headers[name] = value

    def result(self) -> str:
        """The result of the main line: "1-0", "0-1", "1/2-1/2"; "*" if it is unfinished."""
        outcome = core.outcome(self._game, main_line(self._core()))
        return "*" if outcome is None else result_of(outcome.winner)

    def __str__(self) -> str:
        return self._text()

    def _text(self, study: str = "") -> str:
        """Its text. study: the name of the study of which this is the first chapter."""
        headers = _checked_headers(self.headers) | ({STUDY: study} if study else {})
        ordered = {it: headers[it] for it in (STUDY, TITLE, ORIENTATION) if it in headers} | headers
        others = {it: value for it, value in ordered.items() if it not in _KNOWN}
        file = GameFile(
            self._game,
            self._core(),
            (self.headers.get("First", ""), self.headers.get("Second", "")),
            self.headers.get("Date", ""),
            self.headers.get("Swap") == "on",
            tuple(others.items()),
        )
        try:
            written = record_text.write(file)
        except BadInput as bad:
            raise BadRecord(sentence_of(bad.text)) from None
        if len(written) > record_text.LONGEST:
            raise BadRecord(sentence_of(text("record.too_long", n=record_text.LONGEST)))
        return written

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return str(self) == str(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Record.from_text({str(self)!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Record.from_text, (str(self),)

    def _core(self) -> core.Record:
        """The core's form of the record. BadRecord if its text could not be read again."""
        numbers: dict[int, int] = {id(self): START}
        depths: dict[int, int] = {id(self): 0}
        plies, comments, glyphs = list[Ply](), list[tuple[int, str]](), list[tuple[int, int]]()
        for node in self.walk():
            if node.parent is not None:
                above = id(node.parent)
                numbers[id(node)] = len(plies)
                depths[id(node)] = depths[above] + (node.parent.variations[0] is not node)
                plies.append(Ply(node._number, numbers[above], node._position, node._ending))
            at = numbers[id(node)]
            glyphs += [(at, glyph) for glyph in sorted(checked_glyphs(node.glyphs))]
            if not isinstance(node.comment, str):
                raise TypeError(f"the comment at ply {node.ply} is no text: {node.comment!r}")
            if node.comment:
                comments.append((at, node.comment))
        if len(plies) > MOST_PLIES:
            raise BadRecord(sentence_of(text("record.too_many", n=MOST_PLIES)))
        if max(depths.values()) > DEEPEST:
            raise BadRecord(sentence_of(text("library.too_deep", n=DEEPEST)))
        start = self._position
        return core.Record(start, tuple(plies), comments=tuple(comments), glyphs=tuple(glyphs))


def _checked_headers(headers: Mapping[str, str]) -> dict[str, str]:
    """A copy of headers. ValueError if one is not a text."""
    check(headers, Mapping, "headers must be names and texts")
    for name, value in headers.items():
        if not isinstance(name, str) or not isinstance(value, str):
            raise ValueError(f"the header {name} is {value!r}: headers are texts")
    return dict(headers)


def read_text(source: str, line: int) -> Record:
    """The record of a text that begins on line `line`. BadRecord if it cannot be read."""
    check(source, str, "source must be the text of a record")
    try:
        file = record_text.read(source, catalog.by_slug, line)
    except BadInput as bad:
        raise BadRecord(sentence_of(bad.text)) from None
    return record_of(file)


def record_of(file: GameFile) -> Record:
    """The record of a parsed file."""
    first, second = file.players
    swap = "on" if file.swap else ""
    known = {"First": first, "Second": second, "Date": file.date, "Swap": swap}
    headers = {name: value for name, value in known.items() if value} | dict(file.others)
    record = Record(file.game.slug, file.game.encode(file.record.start), headers)
    nodes: dict[int, Node] = {START: record}
    for number, ply in enumerate(file.record.plies):
        node = nodes[number] = nodes[ply.parent]._child(ply.move)
        node._ending = ply.ending
    for number, comment in file.record.comments:
        nodes[number].comment = comment
    for number, glyph in file.record.glyphs:
        nodes[number].glyphs.add(glyph)
    return record
