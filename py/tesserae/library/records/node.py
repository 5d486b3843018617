"""A move of a record, and what was played after it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final, NamedTuple

from tesserae.core.game import Game, Position
from tesserae.core.game import Move as Number
from tesserae.core.record import Ending, asking, values
from tesserae.core.record.annotations import drawings_of, read_drawing, with_drawings
from tesserae.core.record.movetext import ENDINGS, GLYPHS, MOST_GLYPHS
from tesserae.library.arguments import check_several, check_texts, check_whole
from tesserae.library.board import Board
from tesserae.library.moves import Move
from tesserae.library.names import parse_move

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

    comment: on the move; includes drawings (`arrows`). glyphs: numbers as in PGN; 1 to 6 are ! ? !!
    ?? !? ?!. parent: the node of the move before. variations: the nodes of the next moves; the
    first one is the main line. ending: "resign1", "resign2", "time1", "time2" or "agree" if the
    game was ended after the move; None if it was not, or ended by the rules.
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
        """The move; None at the root."""
        return self._move

    @property
    def ply(self) -> int:
        """The number of moves up to here."""
        return len(self._path())

    @property
    def glyph(self) -> str:
        """The sign of the glyph with the lowest number, such as "!"; "" without one."""
        signs = [GLYPHS[it - 1] for it in sorted(self.glyphs) if 0 < it <= len(GLYPHS)]
        return signs[0] if signs else ""

    @glyph.setter
    def glyph(self, sign: str) -> None:
        self.glyphs = set() if sign == "" else {_glyph_number(sign)}

    def arrows(self) -> list[Arrow]:
        """The drawings on the board after the move, read from the comment."""
        drawn = drawings_of(self.comment)
        return [Arrow(it.start, it.end, _COLORS[it.colour]) for it in drawn]

    def set_arrows(self, arrows: Iterable[Arrow | tuple[str, str]]) -> None:
        """Replaces the arrows in the comment; its words stay.

        ValueError for an unknown cell or color; the arrows already in the comment are not checked,
        as they may come from a file.
        """
        check_several("arrows", arrows, "arrows, such as ('a1', 'b2')")
        drawn, known = [], self.arrows()
        for given in arrows:
            if not isinstance(given, tuple | list) or not 2 <= len(given) <= 3:
                raise ValueError(f"{given!r} cannot be drawn: an arrow is such as ('a1', 'b2')")
            tail, head, color = arrow = Arrow(*given)
            letter = next((it for it, name in _COLORS.items() if name == color), "")
            drawing = read_drawing(f"{letter}{tail}{head}")
            cells = arrow in known or None not in map(self._game.target, (tail, head))
            if not cells or drawing is None or (drawing.start, drawing.end) != (tail, head):
                raise ValueError(f"{color} {tail} {head} cannot be drawn")
            drawn.append(drawing)
        self.comment = with_drawings(self.comment, drawn)

    @property
    def value(self) -> str:
        """The value of the position, from the comment (docs/record.md): "1.5", "#-4"; or "".

        ValueError if it is malformed.
        """
        return values.value_of(self.comment)

    @value.setter
    def value(self, written: str) -> None:
        check_texts(value=written)
        if written and not values.is_value(written):
            raise ValueError(f"no value: {written!r}; there are such as '1.5', '#7', '#-4', '#='")
        self.comment = values.with_value(self.comment, written)

    @property
    def hint(self) -> str:
        """The hint for the next move, if the record asks for it; "" without one."""
        return asking.told_in(self.comment, "hint")

    @hint.setter
    def hint(self, words: str) -> None:
        check_texts(hint=words)
        self.comment = asking.with_told(self.comment, "hint", words)

    @property
    def other(self) -> str:
        """The answer to next moves that have no comment of their own; "" without one."""
        return asking.told_in(self.comment, "other")

    @other.setter
    def other(self, words: str) -> None:
        check_texts(other=words)
        self.comment = asking.with_told(self.comment, "other", words)

    @property
    def ending(self) -> str | None:
        """See above. ValueError for an ending that is not possible here."""
        return next((word for word, it in ENDINGS.items() if it == self._ending), None)

    @ending.setter
    def ending(self, word: str | None) -> None:
        if word is not None and word not in [*ENDINGS]:
            raise ValueError(f"no such ending: {word!r}; there are {', '.join(ENDINGS)}")
        ending = None if word is None else ENDINGS[word]
        if ending is not None:
            agreed = ending.loser is None and self._game.agreed_outcome(self._position) is None
            if self._move is None or self._position.outcome() is not None or agreed:
                raise ValueError(f"{word} is not possible here")
        self._ending = ending

    def board(self) -> Board:
        """A board with the moves up to here."""
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
        """The node of a move after this one; adds it if there is none yet.

        IllegalMove if it is not legal, ValueError for an unknown glyph.
        """
        number = parse_move(self._game, self._position, move)
        check_texts(comment=comment)
        added = checked_glyphs(glyphs) | (set() if glyph == "" else {_glyph_number(glyph)})
        node = self._child(number)
        node.comment = comment or node.comment
        node.glyphs |= added
        return node

    def variation(self, move: str) -> Node:
        """The node of a move after this one. KeyError if there is none."""
        for node in self.variations:
            if node.move == move:
                return node
        raise KeyError(f"{move!r} was not played here")

    def remove_variation(self, move: str) -> None:
        """Removes a move after this one, and all that follows. KeyError if there is none."""
        self.variations.remove(self.variation(move))

    def promote(self, move: str) -> None:
        """Makes a move after this one the main line. KeyError if there is none."""
        node = self.variation(move)
        self.variations.remove(node)
        self.variations.insert(0, node)

    def next(self) -> Node | None:
        """The next node of the main line; None at its end."""
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
        """The last node along main lines; this one if nothing follows."""
        *_, last = (self, *self.mainline())
        return last

    def walk(self) -> Iterator[Node]:
        """This node and all after it, parents before children."""
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


def checked_glyphs(glyphs: Collection[int]) -> set[int]:
    """Glyphs without duplicates. ValueError for an unknown one."""
    check_several("glyphs", glyphs, "numbers")
    for glyph in glyphs:
        check_whole("one of glyphs", glyph, 1, MOST_GLYPHS)
    return {*glyphs}


def _glyph_number(sign: str) -> int:
    """The number of a glyph, as in PGN. ValueError for other signs."""
    if sign not in GLYPHS:
        raise ValueError(f"no such glyph: {sign!r}; there are {' '.join(GLYPHS)}")
    return GLYPHS.index(sign) + 1
