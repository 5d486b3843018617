"""A board: a game that is played move by move."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Generic, cast, overload

from tesserae.core import game as core
from tesserae.core.errors import BadInput
from tesserae.core.game import OPPONENT, Position, Side
from tesserae.core.text import text
from tesserae.library import picture
from tesserae.library.arguments import check, check_flags, check_several, check_texts
from tesserae.library.diagrams import draw_diagram, standings
from tesserae.library.errors import IllegalPosition
from tesserae.library.links import game_of_link, link_of
from tesserae.library.moves import LegalMoves, Move
from tesserae.library.names import Outcome, game_of, other, parse_move, result_of
from tesserae.library.sentences import sentence_of
from tesserae.search.report import WON
from tesserae.view.svg import PictureTheme

if TYPE_CHECKING:
    from typing import Literal

    from typing_extensions import TypeVar

    from tesserae.games.positions import PyrgaPosition, TetradPosition, ZaicPosition
    from tesserae.library.engines.info import Score

    P_co = TypeVar("P_co", bound=Position, covariant=True, default=Position)
else:
    from typing import TypeVar

    P_co = TypeVar("P_co", covariant=True)


class Board(Generic[P_co]):
    """A game from its start or from a position. Push moves onto it, and pop them.

    >>> board = Board("pyrga")
    >>> board.push("Tc2s")
    Move('Tc2s')
    >>> board.legal_moves
    <LegalMoves (5): Sc1, Tc1n, Tc1e, Tc1w, Cc1>
    >>> board.pop()
    Move('Tc2s')

    position: a position text; the start of the game without it. moves: texts, in one string with
    spaces or full stops between them, or one by one. UnknownGame, IllegalPosition or IllegalMove if
    one of them is bad.

    Two boards are equal if their games and their positions are, however those came about. For
    type checkers `Board("pyrga")` is a `Board[PyrgaPosition]`, whose `position` has what the game
    counts; a plain `Board` is one of any game.
    """

    @overload
    def __init__(
        self: Board[PyrgaPosition],
        game: Literal["pyrga"],
        position: str | None = None,
        moves: str | Iterable[str] = (),
    ) -> None: ...

    @overload
    def __init__(
        self: Board[TetradPosition],
        game: Literal["tetrad"],
        position: str | None = None,
        moves: str | Iterable[str] = (),
    ) -> None: ...

    @overload
    def __init__(
        self: Board[ZaicPosition],
        game: Literal["zaic"],
        position: str | None = None,
        moves: str | Iterable[str] = (),
    ) -> None: ...

    @overload
    def __init__(
        self: Board[Position],
        game: str,
        position: str | None = None,
        moves: str | Iterable[str] = (),
    ) -> None: ...

    def __init__(
        self, game: str, position: str | None = None, moves: str | Iterable[str] = ()
    ) -> None:
        check(moves, Iterable, "moves must be texts")
        self._game = game_of(game)
        self._positions = [self._game.initial() if position is None else self._decode(position)]
        self._moves: list[Move] = []
        self._legal: LegalMoves | None = None
        for move in moves.replace(".", " ").split() if isinstance(moves, str) else moves:
            self.push(move)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game.slug

    @property
    def title(self) -> str:
        """The name of the game as it is written for people."""
        return sentence_of(text(f"{self.game}.title"), self._game)

    @property
    def position(self) -> P_co:
        """The immutable position of the board: the fast way to look ahead.

        Its moves are numbers: `position.apply(move)` is the position after one of
        `position.legal_moves()`, and is not checked. It has `to_move`, `turn` and `outcome()`,
        and what the game counts (`PyrgaPosition`, `ZaicPosition` and `TetradPosition`).

        >>> position = Board("pyrga").position
        >>> len({position.apply(move) for move in position.legal_moves()})
        80
        """
        return cast("P_co", self._positions[-1])

    @property
    def position_text(self) -> str:
        """The canonical text of the position, which `Board(game, text)` reads."""
        return self._game.encode(self.position)

    @property
    def start_text(self) -> str:
        """The canonical text of the position before the first move."""
        return self._game.encode(self._positions[0])

    @property
    def turn(self) -> Side:
        """The side that makes the next move, FIRST or SECOND.

        A side may make several in a row; and within its turn the other side may owe a reply,
        as in Tetrad: then this is the other side, and `position.turn` is still the first one.
        """
        return self.position.to_move

    @property
    def ply(self) -> int:
        """The number of moves made."""
        return len(self._moves)

    @property
    def move_stack(self) -> list[Move]:
        """The moves made so far; a copy, so changing the list does not change the board."""
        return list(self._moves)

    @property
    def legal_moves(self) -> LegalMoves:
        """All legal moves; none once the game is over."""
        if self._legal is None:
            self._legal = LegalMoves(self._game, self._positions[-1])
        return self._legal

    @property
    def link(self) -> str:
        """The link to the game, to be appended to the address of a Tesserae page."""
        initial = self._positions[0] == self._game.initial()
        return link_of(self.game, None if initial else self.start_text, self._moves)

    @property
    def prompt(self) -> str:
        """What to do next, and why; at the end, who won."""
        prompt = self._game.prompt(self.position, ())
        return f"{sentence_of(prompt.what, self._game)} {sentence_of(prompt.why, self._game)}"

    def push(self, move: str) -> Move:
        """Makes a move, and returns it in canonical notation. IllegalMove if it is not legal."""
        position = self._positions[-1]
        if not isinstance(move, Move) or getattr(move, "position", None) is not position:
            return self.push_number(parse_move(self._game, position, move))
        return self._push(move)

    def push_number(self, number: core.Move) -> Move:
        """Makes a legal move, given as the core's number. It is not checked."""
        return self._push(Move.of(self._game, self._positions[-1], number))

    def _push(self, move: Move) -> Move:
        self._positions.append(move.position.apply(move.number))
        self._moves.append(move)
        self._legal = None
        return move

    def pop(self) -> Move:
        """Takes back the last move, and returns it. IndexError if there is none."""
        move = self._moves.pop()
        self._positions.pop()
        self._legal = None
        return move

    def peek(self) -> Move:
        """The last move. IndexError if there is none."""
        return self._moves[-1]

    def is_legal(self, move: str) -> bool:
        """Whether a move is legal."""
        check_texts(move=move)
        return move in self.legal_moves

    def parse(self, move: str) -> Move:
        """Parses a move, and returns it in canonical notation. IllegalMove if it is not legal."""
        return Move(self._game.format_move(self.position, self.number_of(move)))

    def describe(self, move: str) -> str:
        """A legal move in words.

        >>> Board("pyrga").describe("Tc2s")
        'Triangle on c2, pointing at c1'
        """
        return sentence_of(self._game.describe(self.position, self.number_of(move)), self._game)

    def evaluate(self) -> int:
        """The static evaluation for the side to move, without a search.

        In the points of `Score`; 0 once the game is over.

        >>> board = Board("zaic")
        >>> board.evaluate() == board.copy().evaluate()
        True
        """
        return 0 if self.is_game_over() else self._game.evaluate(self.position, self.turn)

    def describe_score(self, score: Score) -> str:
        """A score of the position in words: "White ahead by about a pair"."""
        if not hasattr(score, "pov") or score.game != self.game:
            raise TypeError(f"score must be a Score of {self.game}: {repr(score)[:40]}")
        points = score.pov(self.turn).points
        if abs(points) >= WON:
            winner = self.turn if points > 0 else OPPONENT[self.turn]
            return sentence_of(text(f"{self.game}.wins.{winner}"), self._game)
        lead = self._game.in_units(self.position, points)
        return sentence_of(self._game.describe_lead(self.position, lead), self._game)

    def side_name(self, side: Side) -> str:
        """The game's name for a side: "White", "Light". ValueError for an unknown side."""
        other(side)
        return sentence_of(text(f"{self.game}.side.{side}"), self._game)

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        outcome = self.position.outcome()
        return None if outcome is None else Outcome(*outcome, self.prompt)

    def is_game_over(self) -> bool:
        """Whether the game is over. There are no legal moves if and only if it is."""
        return not self.legal_moves

    def result(self) -> str:
        """ "1-0", "0-1" or "1/2-1/2"; "*" while the game goes on."""
        outcome = self.position.outcome()
        return "*" if outcome is None else result_of(outcome.winner)

    def reset(self) -> None:
        """Resets to the start of the game, without moves."""
        self._positions = [self._game.initial()]
        self._moves, self._legal = [], None

    def copy(self, *, stack: bool = True) -> Board[P_co]:
        """A copy of the board. stack: whether to copy the moves as well."""
        check(stack, bool, "stack must be True or False")
        other = Board.__new__(Board)
        other._game, other._legal = self._game, self._legal
        other._positions = self._positions.copy() if stack else self._positions[-1:]
        other._moves = self._moves.copy() if stack else []
        return other

    def root(self) -> Board[P_co]:
        """A board with the position before the first move."""
        other = self.copy()
        other._positions, other._moves, other._legal = self._positions[:1], [], None
        return other

    def to_dict(self) -> dict[str, Any]:
        """The board as a dict for JSON; `Board.from_dict` reads it."""
        outcome = self.outcome()
        return {
            "game": self.game,
            "start": self.start_text,
            "moves": [str(move) for move in self._moves],
            "position": self.position_text,
            "turn": int(self.turn),
            "legal_moves": [str(move) for move in self.legal_moves],
            "result": self.result(),
            "reason": None if outcome is None else outcome.reason,
        }

    @classmethod
    def from_dict(cls, fields: dict[str, Any]) -> Board:
        """The board of a dict from `to_dict`; only game, start and moves are read.

        UnknownGame, IllegalPosition or IllegalMove if one of them is bad.
        """
        check(fields, Mapping, "fields must be a dict")
        return cls(fields.get("game", ""), fields.get("start"), fields.get("moves") or ())

    @classmethod
    def from_link(cls, link: str) -> Board:
        """The board of a link from `link`, with or without an address before it.

        If the game was resigned, agreed or lost on time, the board is the one after its last move.
        ValueError for other links; IllegalPosition or IllegalMove if the game is bad.

        >>> Board.from_link("https://example.org/#/pyrga?v=1&g=Tc2s.Tc1e").move_stack
        [Move('Tc2s'), Move('Tc1e')]
        """
        return cls(*game_of_link(link))

    def text(self, *, unicode: bool = False, color: bool = False) -> str:
        """The board as text, with at most 80 characters in a line; `str(board)` is the plain one.

        unicode: use characters beyond ASCII. color: use terminal colours.

        >>> print(Board("pyrga", moves="Tc2s"))
           +---------+---------+---------+---------+
         4 |         |         |         |         |
           +---------+---------+---------+---------+
         3 |         |         |         |         |
           +---------+---------+---------+---------+
         2 |         |         |   =Ts   |         |
           +---------+---------+---------+---------+
         1 |         |         |[       ]|         |
           +---------+---------+---------+---------+
                a         b         c         d
        """
        check_flags(unicode=unicode, color=color)
        return draw_diagram(self._game, self.position, unicode=unicode, color=color)

    def standings(self) -> list[str]:
        """A line for each side: its score and its remaining supply."""
        return list(standings(self._game, self.position))

    def __str__(self) -> str:
        return self.text()

    def svg(
        self,
        *,
        size: int | None = None,
        flipped: bool = False,
        theme: PictureTheme = "light",
        colourway: str | None = None,
        last: bool = True,
        marks: Collection[str] = (),
        coordinates: bool = True,
    ) -> str:
        """The board as an SVG file.

        size: the longer side in pixels. theme: "light" or "dark". colourway: one of the game's,
        such as "bg". last: mark the last move; Pyrga always does, as it says where play goes.
        marks: names of cells to mark, like a hint. ValueError for an unknown colourway or cell.
        """
        check_flags(flipped=flipped, last=last, coordinates=coordinates)
        check_several("marks", marks, "names of cells")
        played = (self._positions[-2], self._moves[-1].number) if last and self._moves else None
        shown = picture.Shown(played, tuple(marks), flipped, coordinates)
        return picture.svg(self._game, self.position, shown, theme, colourway, size, self.title)

    _repr_svg_ = svg

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self._game == other._game and self.position == other.position

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        initial = self._positions[0] == self._game.initial()
        start = "" if initial else f", {self.start_text!r}"
        moves = f", moves={' '.join(self._moves)!r}" if self._moves else ""
        return f"Board({self.game!r}{start}{moves})"

    def __reduce__(self) -> tuple[type[Board], tuple[str, str, list[str]]]:
        return Board, (self.game, self.start_text, [str(move) for move in self._moves])

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Board[P_co]:
        return self.copy()

    def number_of(self, move: str) -> core.Move:
        """The core's number of a legal move. IllegalMove for others."""
        if isinstance(move, Move) and getattr(move, "position", None) is self._positions[-1]:
            return move.number
        return parse_move(self._game, self.position, move)

    def _decode(self, position: str) -> Position:
        try:
            return self._game.decode(position if isinstance(position, str) else "")
        except BadInput as bad:
            raise IllegalPosition(
                f"{str(position)[:40]}: {sentence_of(bad.text, self._game)}"
            ) from None
