"""The state of an interactive board: records, the current move, and one being entered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Literal, Protocol, TypeAlias, Union, get_args

from tesserae.core import record as records
from tesserae.core.entry import Entry, Partial, Picked, pick, resolve
from tesserae.core.game import FIRST, SECOND, Game, Move, Outcome, Position, Reason, Side
from tesserae.core.record import text as record_text
from tesserae.core.record.text import GameFile
from tesserae.core.scene import Target
from tesserae.core.text import Text, text
from tesserae.games import catalog
from tesserae.library.board import Board
from tesserae.library.engines.engine import Engine
from tesserae.library.engines.info import PlayResult
from tesserae.library.errors import IllegalMove
from tesserae.library.records.record import Record

Way: TypeAlias = Literal["first", "back", "forward", "last"]
"""Where to go in a game."""

WAYS: Final[tuple[Way, ...]] = get_args(Way)

_SHOWN: Final = 300
"""Maximum length of a displayed error."""


class Plays(Protocol):
    """An engine of this package, or in a process of its own."""

    def play(self, board: Board) -> PlayResult:
        """Chooses a move."""


Choose: TypeAlias = Callable[[Board[Any]], str]
Opponent: TypeAlias = Union[int, Plays, Choose]
"""Who plays the other side: a level, an engine, or a function that chooses a move."""

Shown: TypeAlias = Union[str, Board, Record, Iterable[Record]]
"""What to show: a new game by name, a game, or records as chapters."""


class Table:
    """Records to browse and continue, and the move being entered.

    opponent: plays the other side; without one a person plays both. side: the person's, if there is
    an opponent. UnknownGame, or ValueError for bad arguments.

    A move played in place of another begins a variation; nothing is lost.
    """

    def __init__(
        self, shown: Shown = "pyrga", opponent: Opponent | None = None, side: int = FIRST
    ) -> None:
        if side not in (FIRST, SECOND):
            raise ValueError(f"no such side: {side!r}; there are 0 and 1")
        self._files = [_file(it) for it in _records(shown)]
        self.choose = _player(opponent)
        self.side = Side(side)
        self.selection: Picked = ()
        self.held: Move | None = None
        self.refusal: tuple[Target, Reason] | None = None
        self.fault: Text | None = None
        self.open(0)
        if isinstance(shown, Board):
            self.go("last")

    def open(self, chapter: int) -> None:
        """Shows a chapter as it was left. IndexError if there is none of that number."""
        if not 0 <= chapter < len(self._files):
            raise IndexError(chapter)
        self.chapter = chapter
        self._to(records.extend_to_end(self._files[chapter].record))

    @property
    def titles(self) -> Sequence[str]:
        """The titles of the chapters; "" for one without."""
        return [dict(file.others).get("Title", "") for file in self._files]

    @property
    def game(self) -> Game[Position]:
        """The game."""
        return self._files[self.chapter].game

    @property
    def record(self) -> records.Record:
        """The displayed record, its cursor at the position on the board."""
        return self._files[self.chapter].record

    @property
    def library_record(self) -> Record:
        """The displayed record, as the library's Record."""
        return Record.from_text(record_text.write(self._files[self.chapter]))

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self.record.position

    @property
    def board(self) -> Board:
        """A board with the moves up to here."""
        record = self.record
        board = Board(self.game.slug, self.game.encode(record.start))
        for move in record.moves[: record.ply]:
            board.push_number(move)
        return board

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended here; None while it goes on."""
        return records.outcome(self.game, self.record)

    @property
    def by_hand(self) -> bool:
        """Whether a person makes the next move."""
        return self.outcome is None and (self.choose is None or self.position.to_move == self.side)

    @property
    def waits(self) -> bool:
        """Whether it is the opponent's turn, at the end of the game so far."""
        return self.outcome is None and not self.by_hand and self.record.at_end

    @property
    def entries(self) -> Sequence[Entry]:
        """The ways to enter the moves that a person can make here."""
        return self.game.entries(self.position) if self.by_hand else ()

    @property
    def displayed_selection(self) -> Picked:
        """The picked targets: those of a person or, before that, preselected ones."""
        if self.selection or not self.entries:
            return self.selection
        positions, moves = self.record.positions, self.record.moves
        own = [n for n in range(self.record.ply) if positions[n].to_move == self.position.to_move]
        return self.game.preselection(self.position, moves[own[-1]] if own else None)

    @property
    def partial(self) -> Partial:
        """The move being entered; before a person picks, all possible targets are offered."""
        entries = self.entries
        if not entries:
            return Partial((), frozenset(), None)
        partial = resolve(entries, self.displayed_selection)
        if self.selection or not partial.filled:
            return partial
        return partial._replace(offered=partial.offered | resolve(entries, ()).offered)

    def press(self, name: str, *, touched: bool = False) -> None:
        """Handles a click on a target: continues a move, changes or completes it, or refuses.

        touched: by a finger, which gets no preview; so some games hold the move until you confirm
        it. Ignores names of unknown targets.
        """
        target = self.game.target(name)
        if target is None or not (self.by_hand or self.outcome):
            return
        if self.held is not None and self._means(self.held, target):
            self.confirm()
            return
        entries, partial, before = self.entries, self.partial, self.displayed_selection
        self.refusal = self.fault = None
        if target not in partial.offered and target not in self.selection:
            reason = self.game.why_not(self.position, partial.filled, target)
            if reason is not None:
                self.refusal = target, reason
                return
        picked = pick(entries, before, target)
        if picked is None:
            return
        if not picked and not self.selection:
            picked = before  # it was picked for the person, who agrees
        self.selection, self.held = picked, None
        move = resolve(entries, picked).move
        if move is None:
            return
        self.held = move
        if not (touched and self._is_previewed(move)):
            self.confirm()

    def _means(self, held: Move, target: Target) -> bool:
        return target == self.selection[-1] or self.game.covers_target(self.position, held, target)

    def _is_previewed(self, move: Move) -> bool:
        if not self.game.preview_first or self.game.plays_without_preview(self.position, move):
            return False
        return len(self.position.legal_moves()) > 1

    def confirm(self) -> None:
        """Plays the held move, and the moves after it that leave no choice."""
        if self.held is None:
            return
        self.play(self.held)
        while self.by_hand:
            forced = self.game.automatic(self.position)
            if forced is None:
                return
            self.play(forced)

    def cancel(self) -> None:
        """Drops the move being entered, and feedback on a click."""
        self.selection, self.held, self.refusal = (), None, None

    def rotate(self) -> None:
        """Rotates the piece of the move being entered."""
        if self.by_hand:
            picked = self.game.with_piece_rotated(self.position, self.displayed_selection)
            self.cancel()
            self.selection, self.held = picked, resolve(self.entries, picked).move

    def play(self, move: Move) -> None:
        """Makes a legal move."""
        self._to(records.play(self.record, move))

    def go(self, way: Way) -> None:
        """Moves the cursor along the current variation, as far as it goes."""
        ply, end = self.record.ply, len(self.record.variation)
        plies = {"first": 0, "back": ply - 1, "forward": ply + 1, "last": end}
        self._to(records.go(self.record, plies[way]))

    def jump(self, number: int) -> None:
        """Goes to the ply of that number in the record. IndexError if there is none."""
        self._to(records.jump(self.record, number))

    def reply(self) -> bool:
        """Makes the opponent move if it is its turn; returns whether it did.

        An error in its function, or an illegal move, becomes `fault`.
        """
        if not self.waits or self.choose is None:
            return False
        board = self.board
        try:
            move = board.number_of(str(self.choose(board.copy())))
        except IllegalMove as illegal:
            self.fault = text("board.illegal", why=str(illegal)[:_SHOWN])
        except Exception as error:  # in the user's code: shown to them
            told = f"{type(error).__name__}: {error}"
            self.fault = text("board.failed", error=told[:_SHOWN])
        else:
            self.play(move)
            return True
        return False

    def _to(self, record: records.Record) -> None:
        self._files[self.chapter] = self._files[self.chapter]._replace(record=record)
        self.fault = None
        self.cancel()


def _file(record: Record) -> GameFile:
    file = record_text.read(str(record), catalog.by_slug, 1)
    return file._replace(record=records.go(file.record, 0))


def _records(shown: Shown) -> Sequence[Record]:
    if isinstance(shown, str):
        return [Record(shown)]
    if isinstance(shown, Board):
        return [Record.from_board(shown)]
    found = [shown] if isinstance(shown, Record) else [*shown] if _is_listed(shown) else []
    if not found or not all(isinstance(it, Record) for it in found):
        raise ValueError("there is no record: name a game, or give a Board, or some Records")
    return found


def _is_listed(shown: object) -> bool:
    return isinstance(shown, Iterable)


def _player(opponent: Opponent | None) -> Choose | None:
    if opponent is None:
        return None
    found = Engine(opponent) if isinstance(opponent, int) else opponent
    play = getattr(found, "play", None)
    if callable(play):
        return lambda board: play(board).move
    if not callable(found):
        raise ValueError(f"this cannot play: {opponent!r}; a level, an engine or a function can")
    return found
