"""The games of a tournament as records, and a file that grows as they are played.

The file says which games were played, so you can resume a tournament.
"""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from tesserae.core.clock import TimeControl, clock_time, time_comment
from tesserae.core.errors import BadInput
from tesserae.core.game import Side
from tesserae.core.record.files import record_texts
from tesserae.core.text import Text, text
from tesserae.library.board import Board
from tesserae.library.errors import BadRecord
from tesserae.library.matches.pairs import PlyTime, Result
from tesserae.library.matches.tournament import Fixture, Tournament
from tesserae.library.records.record import Record, read_text
from tesserae.library.sentences import sentence_of

_POINTS: Final = {"1-0": 2, "1/2-1/2": 1, "0-1": 0}
"""Half points of the first side."""

_TERMINATIONS: Final = {
    "match.late": "time forfeit",
    "match.silent": "time forfeit",
    "match.bot_silent": "time forfeit",
    "grade.late": "time forfeit",
    "match.illegal": "rules infraction",
}
"""The PGN names of faults; other ones are "abandoned"."""

_SIDES: Final = ("First", "Second")
_MOST_TIMED: Final = 2_000
"""Plies above which a record has no times, so that it stays short enough to read."""


def record_of(tournament: Tournament, fixture: Fixture, result: Result) -> Record:
    """The record of a game, with its time control, its termination and the times of plies.

    A forfeit is a resignation, with a comment that says why.
    """
    board = Board(tournament.game, moves=result.moves)
    first, second = (tournament.entrants[it].name for it in fixture[1:])
    headers = {"First": first, "Second": second, "Round": str(fixture.opening + 1)}
    if clock := tournament.options.clock:
        headers["TimeControl"] = TimeControl(clock.base, clock.increment).header
    loser: Side | None = None
    if result.fault is None:
        outcome = board.outcome()
        headers |= {"Termination": "normal", "Reason": outcome.reason if outcome else ""}
    else:
        loser = Side(result.points // 2)
        headers |= {"Termination": _termination(result.fault), "Forfeit": _SIDES[loser]}
    record = Record.from_board(board, headers)
    nodes = list(record.mainline())
    if len(nodes) <= _MOST_TIMED:
        for node, time in zip(nodes[::-1], result.times[::-1], strict=False):
            node.comment = "" if time is None else _times(time)
    if result.fault is not None:
        end = record.end()
        why = sentence_of(result.fault).replace("{", "(").replace("}", ")")
        end.comment = f"{end.comment} {why}".strip()
        if nodes and loser is not None:
            end.ending = f"resign{loser + 1}"
    return record


class GamesFile:
    """The file of a tournament's games. settings: a line that says how they are played.

    BadInput if it cannot be written, has games of another tournament, or is not a file of records.
    Removes a last game that was only partly written. points: half points of the first side in each
    game of the file.
    """

    def __init__(self, path: str, tournament: Tournament, settings: str) -> None:
        self._path = Path(path)
        self.name = self._path.name[:80]
        self._tournament = tournament
        self._settings = settings
        self.points = self._read()

    def add(self, fixture: Fixture, result: Result) -> None:
        """Adds a game, and waits until it is written."""
        record = record_of(self._tournament, fixture, result)
        date = f"{datetime.now(UTC):%Y.%m.%d}"
        record.headers = {"Date": date, "Match": self._settings, **record.headers}
        with self._path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(f"{record}\n")
            file.flush()
            os.fsync(file.fileno())

    def _read(self) -> dict[Fixture, int]:
        """The half points of the first side in the games of the file."""
        try:
            self._path.touch()
            # Invalid UTF-8 keeps its length, so that the rest can be cut off.
            with self._path.open(encoding="utf-8", errors="surrogateescape", newline="") as file:
                texts = list(record_texts(file))
        except (OSError, ValueError):
            raise BadInput(text("match.no_file", file=str(self._path)[:80])) from None
        cut = bool(texts) and self._is_cut(texts[-1][1])
        if cut:
            texts.pop()
        points: dict[Fixture, int] = {}
        for line, source in texts:
            try:
                record = read_text(source, line)
            except BadRecord as bad:
                raise BadInput(text("match.error", error=f"{self.name}: {bad}")) from None
            points.setdefault(self._fixture(record, line), _points(record))
        if cut:
            with self._path.open("r+b") as changed:
                whole = "".join([source for _, source in texts])
                changed.truncate(len(whole.encode(errors="surrogateescape")))
        return points

    def _is_cut(self, source: str) -> bool:
        """Whether this is the beginning of a record of this tournament."""
        lines = source.splitlines()
        if all(not line or line.startswith("[") for line in lines):  # no moves
            return source.startswith('[Game "') or '[Game "'.startswith(source)
        try:
            read_text(source, 1)
        except BadRecord:
            return f'[Match "{self._settings}"]' in lines
        return not source.endswith("\n")

    def _fixture(self, record: Record, line: int) -> Fixture:
        """The game of the tournament that a record belongs to."""
        names = [entrant.name for entrant in self._tournament.entrants]
        number = record.headers.get("Round", "")
        players = [record.headers.get(it, "") for it in _SIDES]
        settings = record.headers.get("Match")
        if (
            record.game != self._tournament.game
            or settings != self._settings
            or not (number.isdecimal() and number.isascii() and 0 < len(number) < 10)
            or any(it not in names for it in players)
            or record.headers.get("Termination") is None
        ):
            its = " - ".join([*players, settings or "?"])[:200]
            now = self._settings
            raise BadInput(text("match.other", file=self.name, line=line, its=its, settings=now))
        return Fixture(int(number) - 1, *(names.index(it) for it in players))


def _points(record: Record) -> int:
    forfeit = record.headers.get("Forfeit")
    if forfeit in _SIDES:
        return 2 * _SIDES.index(forfeit)
    return _POINTS.get(record.result(), 1)


def _termination(fault: Text) -> str:
    why = dict(fault.args).get("why")
    return _TERMINATIONS.get(why.key if isinstance(why, Text) else "", "abandoned")


def _times(time: PlyTime) -> str:
    """The times of a ply as comments of PGN: on the clock, and elapsed."""
    clock = "" if time.left is None else f"{time_comment(time.left)} "
    return f"{clock}[%emt {clock_time(time.spent)}]"
