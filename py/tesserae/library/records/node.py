"""A record: a tree of moves that can be changed, and its text."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from tesserae.core import record as core
from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Position, Side
from tesserae.core.game import Move as Number
from tesserae.core.record import START, Ending, Ply, asking, main_line
from tesserae.core.record import text as record_text
from tesserae.core.record.annotations import drawings_of, read_drawing, with_drawings
from tesserae.core.record.moves import DEEPEST, MOST_PLIES
from tesserae.core.record.movetext import ENDINGS, GLYPHS, MOST_GLYPHS
from tesserae.core.record.text import GameFile
from tesserae.core.text import text
from tesserae.games import catalog
from tesserae.library.board import Board
from tesserae.library.errors import BadRecord
from tesserae.library.moves import Move
from tesserae.library.names import game_of, parsed, result_of
from tesserae.library.sentences import said

_KNOWN: Final = ("Game", "Rules", "First", "Second", "Date", "Start", "Swap", "Result")
"""Headers that have a meaning, or are told by the game itself."""


_COLORS: Final = {"G": "green", "R": "red", "Y": "yellow", "B": "blue"}


class Arrow(NamedTuple):
    """An arrow on the board from a cell to another; if both are the same, a coloured cell.

    color: "green", "red", "yellow" or "blue".
    """

    tail: str
    head: str
    color: str = "green"


class Node:
    """A move of a record, and what was played after it.

    comment: on the move; drawings are in it as well (`arrows`). glyphs: numbers as in PGN, of
    which 1 to 6 are ! ? !! ?? !? ?!. parent: the node of the move before. variations: the nodes
    of the moves that were played next; the first one is the main line. ending: "resign1",
    "resign2", "time1", "time2" or "agree" if the game was ended after the move; None if it was
    not, or ended by the rules.
    """

    def __init__(self, game: Game[Position], position: Position, parent: Node | None) -> None:
        self._game = game
        self._position = position
        self.parent = parent
        self.variations: list[Node] = []
        self.comment = ""
        self.glyphs: set[int] = set()
        self._move: Move | None = None
        self._number = Number(-1)
        self._ending: Ending | None = None

    @property
    def move(self) -> Move | None:
        """The move; None before the first one."""
        return self._move

    @property
    def ply(self) -> int:
        """How many moves lead here."""
        return len(self._path())

    @property
    def glyph(self) -> str:
        """The sign of the glyph with the lowest number, as "!"; "" if there is none."""
        signs = [GLYPHS[it - 1] for it in sorted(self.glyphs) if 0 < it <= len(GLYPHS)]
        return signs[0] if signs else ""

    @glyph.setter
    def glyph(self, sign: str) -> None:
        self.glyphs = {_glyph_number(sign)} if sign else set()

    def arrows(self) -> list[Arrow]:
        """What is drawn on the board after the move, as the comment has it."""
        drawn = drawings_of(self.comment)
        return [Arrow(it.start, it.end, _COLORS[it.colour]) for it in drawn]

    def set_arrows(self, arrows: Iterable[Arrow | tuple[str, str]]) -> None:
        """Draws arrows in place of those in the comment, whose other words stay.

        ValueError for a cell that is not on the board, or a color that is not one; what the
        comment has already is not checked, as it may come from a file.
        """
        drawn, known = [], self.arrows()
        for given in arrows:
            tail, head, color = arrow = Arrow(*given)
            letter = next((it for it, name in _COLORS.items() if name == color), "")
            drawing = read_drawing(f"{letter}{tail}{head}")
            cells = arrow in known or None not in map(self._game.target, (tail, head))
            if not cells or drawing is None or (drawing.start, drawing.end) != (tail, head):
                raise ValueError(f"{color} {tail} {head} cannot be drawn")
            drawn.append(drawing)
        self.comment = with_drawings(self.comment, drawn)

    @property
    def hint(self) -> str:
        """What helps a reader to find the next move, where the record asks; "" for nothing."""
        return asking.told_in(self.comment, "hint")

    @hint.setter
    def hint(self, words: str) -> None:
        self.comment = asking.with_told(self.comment, "hint", words)

    @property
    def other(self) -> str:
        """The answer to next moves that have no comment of their own; "" for none."""
        return asking.told_in(self.comment, "other")

    @other.setter
    def other(self, words: str) -> None:
        self.comment = asking.with_told(self.comment, "other", words)

    @property
    def ending(self) -> str | None:
        """See above. ValueError for an ending that is not possible here."""
        return next((word for word, it in ENDINGS.items() if it == self._ending), None)

    @ending.setter
    def ending(self, word: str | None) -> None:
        if word is not None and word not in ENDINGS:
            raise ValueError(f"no such ending: {word!r}; there are {', '.join(ENDINGS)}")
        ending = None if word is None else ENDINGS[word]
        if ending is not None:
            agreed = ending.loser is None and self._game.agreed(self._position) is None
            if self._move is None or self._position.outcome() is not None or agreed:
                raise ValueError(f"{word} is not possible here")
        self._ending = ending

    def board(self) -> Board:
        """A board with the game up to here."""
        path = self._path()
        first = path[0].parent if path else self
        assert first is not None
        board = Board(self._game.slug, self._game.encode(first._position))
        for node in path:
            board.push_number(node._number)
        return board

    def add_variation(
        self, move: str, comment: str = "", glyphs: Collection[int] = (), glyph: str = ""
    ) -> Node:
        """The node of a move that could be played here; a new one if it was not played yet.

        IllegalMove if it is not legal, ValueError for a glyph that there is not.
        """
        number = parsed(self._game, self._position, move)
        added = {*glyphs} | ({_glyph_number(glyph)} if glyph else set())
        if not all(isinstance(it, int) and 0 < it < MOST_GLYPHS for it in added):
            raise ValueError(f"glyphs are numbers from 1 to {MOST_GLYPHS - 1}")
        node = self._child(number)
        node.comment = comment or node.comment
        node.glyphs |= added
        return node

    def variation(self, move: str) -> Node:
        """The node of a move that was played here. KeyError if it was not."""
        for node in self.variations:
            if node.move == move:
                return node
        raise KeyError(move)

    def remove_variation(self, move: str) -> None:
        """Removes a move that was played here, and all after it. KeyError if it was not."""
        self.variations.remove(self.variation(move))

    def promote(self, move: str) -> None:
        """Makes a move that was played here the main line. KeyError if it was not."""
        node = self.variation(move)
        self.variations.remove(node)
        self.variations.insert(0, node)

    def next(self) -> Node | None:
        """The node of the main line's next move; None at its end."""
        return self.variations[0] if self.variations else None

    def mainline(self) -> Iterator[Node]:
        """The nodes after this one, along main lines."""
        node = self.next()
        while node is not None:
            yield node
            node = node.next()

    def mainline_moves(self) -> list[Move]:
        """The moves after this one, along main lines."""
        return [node.move for node in self.mainline() if node.move is not None]

    def end(self) -> Node:
        """The last node along main lines; this one if nothing was played."""
        *_, last = (self, *self.mainline())
        return last

    def walk(self) -> Iterator[Node]:
        """This node and all after it; each before those of the moves that were played on it."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.variations)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._move or 'start'} at ply {self.ply}>"

    def _path(self) -> list[Node]:
        """The nodes from the first move to this one."""
        path, node = list[Node](), self
        while node.parent is not None:
            path.append(node)
            node = node.parent
        return path[::-1]

    def _child(self, number: Number) -> Node:
        for node in self.variations:
            if node._number == number:
                return node
        node = Node(self._game, self._position.apply(number), self)
        node._number, node._move = number, Move(self._game.format_move(self._position, number))
        self.variations.append(node)
        return node


class Record(Node):
    """A record of a game: the node before its first move, and headers.

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
        self.headers: dict[str, str] = _checked_headers(headers or {})

    @classmethod
    def from_board(cls, board: Board, headers: Mapping[str, str] | None = None) -> Record:
        """The record of the game on a board."""
        record = cls(board.game, board.start_text, headers)
        node: Node = record
        for move in board.move_stack:
            node = node.add_variation(move)
        return record

    @classmethod
    def from_text(cls, source: str) -> Record:
        """The record of a text. BadRecord, which names the line, if it cannot be read."""
        return read_text(source, 1)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game.slug

    @property
    def asks(self) -> str | None:
        """The side whose moves a reader is to find: "first", "second", or None for neither.

        ValueError for another side.
        """
        side = asking.side_of(self.comment)
        return None if side is None else asking.SIDES[side]

    @asks.setter
    def asks(self, side: str | None) -> None:
        if side is not None and side not in asking.SIDES:
            raise ValueError(f"{side} is no side: first or second")
        number = None if side is None else Side(asking.SIDES.index(side))
        self.comment = asking.with_side(self.comment, number)

    def result(self) -> str:
        """How the main line ended: "1-0", "0-1", "1/2-1/2"; "*" if it goes on."""
        outcome = core.outcome(self._game, main_line(self._core()))
        return "*" if outcome is None else result_of(outcome.winner)

    def __str__(self) -> str:
        headers = _checked_headers(self.headers)
        others = {it: value for it, value in headers.items() if it not in _KNOWN}
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
            raise BadRecord(said(bad.text)) from None
        if len(written) > record_text.LONGEST:
            raise BadRecord(said(text("record.too_long", n=record_text.LONGEST)))
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
        """The record as the core has it. BadRecord if it could not be read again."""
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
            glyphs += [(at, glyph) for glyph in sorted(node.glyphs)]
            if node.comment:
                comments.append((at, node.comment))
        if len(plies) > MOST_PLIES:
            raise BadRecord(said(text("record.too_many", n=MOST_PLIES)))
        if max(depths.values()) > DEEPEST:
            raise BadRecord(said(text("library.too_deep", n=DEEPEST)))
        start = self._position
        return core.Record(start, tuple(plies), comments=tuple(comments), glyphs=tuple(glyphs))


def _glyph_number(sign: str) -> int:
    """The number of a glyph, as in PGN. ValueError for other signs."""
    if sign not in GLYPHS:
        raise ValueError(f"no such glyph: {sign!r}; there are {' '.join(GLYPHS)}")
    return GLYPHS.index(sign) + 1


def _checked_headers(headers: Mapping[str, str]) -> dict[str, str]:
    """A copy of headers. ValueError if one is not a text."""
    for name, value in headers.items():
        if not isinstance(name, str) or not isinstance(value, str):
            raise ValueError(f"the header {name} is {value!r}: headers are texts")
    return dict(headers)


def read_text(source: str, line: int) -> Record:
    """The record of a text that begins on a line of that number. BadRecord if it is none."""
    try:
        file = record_text.read(source, catalog.by_slug, line)
    except BadInput as bad:
        raise BadRecord(said(bad.text)) from None
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
