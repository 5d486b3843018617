"""A game in the terminal."""

from __future__ import annotations

import io
import itertools
import random
import time
from pathlib import Path
from unittest.mock import Mock

import pytest

from tesserae.cli.clock import Clock
from tesserae.cli.console import Console
from tesserae.cli.play import Table, play
from tesserae.cli.saving import open_board
from tesserae.core.clock import time_in
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Side
from tesserae.games.catalog import by_slug
from tesserae.library.board import Board
from tesserae.library.errors import TesseraeError
from tesserae.library.records.record import Record
from tesserae.library.sentences import Language
from tests.cli.talk import said_to

PYRGA = by_slug("pyrga")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are saved."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "tesserae"


def session(
    *lines: str,
    side: int = FIRST,
    language: Language = "en",
    board: Board | None = None,
    clock: Clock | None = None,
) -> list[str]:
    """What is shown to somebody who says these lines."""
    table = Table(1, Side(side), 1, clock)
    return said_to(lines, "pyrga", language, lambda it: play(board or Board("pyrga"), table, it))


def watched(*lines: str, side: int = FIRST) -> list[str]:
    """What is shown to somebody who asks for the position after every line."""
    return session("position", *(it for line in lines for it in (line, "position")), side=side)


def positions(shown: list[str]) -> list[str]:
    return [line for line in shown if line == "start" or "~" in line]


@pytest.mark.parametrize("lines", [["quit"], []])
def test_the_game_greets_and_says_what_to_do_until_it_is_left(lines: list[str]) -> None:
    shown = session(*lines)
    assert shown[0].startswith("Pyrga.")
    assert any("Play any piece on any space." in line for line in shown)


def test_a_move_is_played_and_answered() -> None:
    shown = watched("Sb2", "quit")
    assert any(line.startswith("The computer plays ") for line in shown)
    assert PYRGA.decode(positions(shown)[1]).to_move == FIRST


def test_the_computer_begins_for_somebody_who_plays_second() -> None:
    shown = watched("quit", side=SECOND)
    assert any(line.startswith("The computer plays ") for line in shown)
    assert PYRGA.decode(positions(shown)[0]).to_move == SECOND


def test_a_refused_move_is_explained_and_changes_nothing() -> None:
    shown = watched("Zz9", "quit")
    assert positions(shown) == ["start", "start"]
    assert "Zz9: A move is S, T or C and a space, such as Sb2 or Tc3n." in shown


def test_all_moves_are_listed() -> None:
    shown = " ".join(session("moves", "quit"))
    listed = shown.partition("Legal moves: ")[2].split()
    assert listed[:80] == list(Board("pyrga").legal_moves)


def test_no_line_is_too_long() -> None:
    for language in ("en", "fr"):
        shown = session("help", "moves", "Sb2", "quit", language=language)
        assert max(len(line) for line in shown if "--start" not in line) <= 80


def test_hint_names_a_move_in_words() -> None:
    assert any(line.startswith("Hint: ") for line in session("hint", "quit"))


def test_undo_takes_back_to_ones_own_ply() -> None:
    assert positions(watched("Sb2", "undo", "quit"))[-1] == "start"


def test_undo_at_the_first_ply_changes_nothing() -> None:
    assert positions(watched("undo", "quit")) == ["start", "start"]
    shown = positions(watched("undo", "quit", side=SECOND))
    assert shown[0] == shown[1]


def test_the_board_is_shown_after_every_ply_with_what_each_side_has() -> None:
    shown = session("Sb2", "quit")
    files = [line for line in shown if line.split() == ["a", "b", "c", "d"]]
    assert len(files) == 3
    assert "You play Sb2 (Square on b2)." in shown
    assert "White: 0 Towers, Square 4, Triangle 5, Cylinder 5" in shown
    assert any(line.startswith(" 2 |") and "S " in line for line in shown)


def test_a_whole_game_ends_with_who_won() -> None:
    """Answered by luck: every text of a move is tried until the game is over."""
    moves = [PYRGA.format_move(PYRGA.initial(), move) for move in PYRGA.initial().legal_moves()]
    random.Random(2).shuffle(moves)
    shown = session(*itertools.chain.from_iterable([moves] * 20))
    assert any(line.startswith(("White wins", "Black wins", "A draw")) for line in shown)


@pytest.mark.parametrize(
    "text", ["help", "hint", "moves", "Sb2", "undo", "Zz9", "é", "\x00", "x" * 500]
)
def test_the_game_is_played_in_french(text: str) -> None:
    shown = session(text, "quit", language="fr")
    assert "Tapez un coup" in shown[0]
    for english in ("Legal moves", "Hint:", "The computer", "A move is", "Play "):
        assert not any(english in line for line in shown)


def saved(folder: Path) -> Record:
    """The one game that was saved."""
    [path] = folder.iterdir()
    return Record.from_text(path.read_text("utf-8"))


def test_the_game_is_saved_while_it_is_played(folder: Path) -> None:
    shown = session("Sb2")
    record = saved(folder)
    assert record.mainline_moves()[0] == "Sb2"
    assert len(record.mainline_moves()) == 2
    assert (record.headers["First"], record.headers["Second"]) == ("Human", "Level 1")
    [path] = folder.iterdir()
    assert shown[-1] == f"tesserae play pyrga --level=1 --side=1 --start={path}"
    assert open_board("pyrga", str(path)).move_stack == record.mainline_moves()


def test_what_is_taken_back_is_not_in_the_saved_game(folder: Path) -> None:
    session("Sb2", "undo", "quit")
    assert saved(folder).mainline_moves() == []


def test_nothing_is_saved_where_nothing_was_played(folder: Path) -> None:
    assert not any("saved" in line for line in session("quit", side=SECOND))
    assert not folder.exists()


def test_an_interrupted_game_says_where_it_is(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = Mock(side_effect=["Sb2", KeyboardInterrupt])
    monkeypatch.setattr(Console, "ask", answers)
    sink = io.StringIO()
    with pytest.raises(KeyboardInterrupt):
        play(Board("pyrga"), Table(1, FIRST, 1), Console(PYRGA, "en", io.StringIO(), sink))
    assert str(next(folder.iterdir())) in sink.getvalue()


def test_where_nothing_can_be_saved_the_link_is_shown(folder: Path) -> None:
    folder.write_text("no folder")
    shown = session("Sb2", "quit")
    assert "The game could not be saved. This is the link to it:" in shown
    assert shown[-1].startswith("#/pyrga?v=1&g=Sb2.")


def test_a_record_is_written_where_one_likes_but_over_nothing_else(tmp_path: Path) -> None:
    mine, other = tmp_path / "my game.txt", tmp_path / "other.txt"
    other.write_text("precious")
    shown = " ".join(session(f"save {mine}", "Sb2", f"save {mine}", f"save {other}"))
    assert shown.count("The record is in") == 2
    assert "is there already" in shown
    assert other.read_text() == "precious"
    assert Record.from_text(mine.read_text("utf-8")).mainline_moves()[0] == "Sb2"


def test_the_seed_makes_it_the_same_game() -> None:
    def reply(seed: int) -> Board:
        board = Board("pyrga", moves="Sb2 Tb3w")
        said_to(["Ta3n"], "pyrga", "en", lambda it: play(board, Table(1, FIRST, seed), it))
        return board

    assert len({tuple(reply(seed).move_stack) for seed in range(12)}) > 2
    assert reply(3).move_stack == reply(3).move_stack


@pytest.mark.parametrize(
    "start",
    [
        "https://example.org/tesserae/#/pyrga?v=1&g=Tc2s.Tc1e",
        "#/pyrga?v=1&g=Tc2s.Tc1e.Td1n&at=2",
        Board("pyrga", moves="Tc2s Tc1e").position_text,
    ],
)
def test_a_game_starts_from_a_link_or_a_position(start: str) -> None:
    assert open_board("pyrga", start) == Board("pyrga", moves="Tc2s Tc1e")


@pytest.mark.parametrize(
    "start",
    ["#/zaic?v=1&g=Bh8", "#/pyrga", "#/pyrga?v=1&g=Tc2s.Td4n", "nothing", "#", "x" * 5000, "\0"],
)
def test_what_is_no_game_is_refused(start: str) -> None:
    with pytest.raises((BadInput, TesseraeError)):
        open_board("pyrga", start)


def test_files_that_are_no_records_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for content in (b"\xff\xfe", b"[Game", b"x" * 300_000, b'[Game "zaic"]\n\n*\n'):
        path.write_bytes(content)
        with pytest.raises((BadInput, TesseraeError)):
            open_board("pyrga", str(path))


def test_clocks_are_shown_and_get_their_increment() -> None:
    clock = Clock("0.5+100")
    shown = session("Sb2", clock=clock)
    assert "Clocks: White 0:30, Black 0:30" in shown
    assert any(line.startswith("Clocks: White 2:") for line in shown)
    assert 100 < clock.seconds_left[SECOND] <= 130


def test_what_is_taken_back_gives_no_increment() -> None:
    clock = Clock("5+100")
    session("Sb2", "undo", "Sb2", "undo", "Sb2", clock=clock)
    assert 300 < clock.seconds_left[FIRST] <= 400


def test_the_record_has_the_time_control_and_what_was_left_after_each_ply(folder: Path) -> None:
    session("Sb2", "undo", "Sc2", clock=Clock("5d3"))
    record = saved(folder)
    assert record.headers["TimeControl"] == "300d3"
    assert [time_in(node.comment) for node in record.mainline()] == [300_000, 300_000]


@pytest.mark.parametrize("written", ["", "5", "5+", "+3", "0+3", "5+3+1", "-5+3", "5+3x", "٥+٣"])
def test_what_is_no_clock_is_refused(written: str) -> None:
    with pytest.raises(BadInput):
        Clock(written)


def test_who_has_no_time_left_loses(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock("0.01+0")
    lines = iter(["Sb2"])

    def ask(*_: object) -> str:
        for line in lines:
            return line
        time.sleep(60)
        raise AssertionError("the flag did not fall")

    monkeypatch.setattr(Console, "ask", ask)
    sink = io.StringIO()
    play(Board("pyrga"), Table(1, FIRST, 1, clock), Console(PYRGA, "en", io.StringIO(), sink))
    assert "White has no time left: Black wins." in sink.getvalue()
    assert saved(folder).result() == "0-1"
    assert saved(folder).end().ending == "time1"
