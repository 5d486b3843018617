"""The commands on a real terminal: lines that are edited, keys that interrupt, colours."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.talk import command

pty = pytest.importorskip("pty")

UP, CTRL_A, CTRL_C, CTRL_D, CTRL_K, TAB = "\x1b[A", "\x01", "\x03", "\x04", "\x0b", "\t"


class Screen:
    """A process on a terminal of its own."""

    def __init__(self, *arguments: str, **settings: str) -> None:
        line, environment = command(*arguments, TERM="xterm", COLUMNS="80", **settings)
        self._terminal, inside = pty.openpty()
        self.process = subprocess.Popen(
            line, env=environment, stdin=inside, stdout=inside, stderr=inside,
            start_new_session=True, preexec_fn=_take_terminal,  # noqa: PLW1509
        )  # fmt: skip
        os.close(inside)
        self.shown = ""

    def until(self, pattern: str, seconds: float = 30) -> str:
        """What is shown until something is; it is not looked at again."""
        end = time.monotonic() + seconds
        while not (found := re.search(pattern, self.shown)):
            assert time.monotonic() < end, self.shown
            if select.select([self._terminal], [], [], 0.1)[0]:
                try:
                    self.shown += os.read(self._terminal, 10_000).decode("utf-8", "replace")
                except OSError:  # the process has ended
                    assert re.search(pattern, self.shown), self.shown
        seen, self.shown = self.shown[: found.end()], self.shown[found.end() :]
        return seen

    def type(self, keys: str) -> None:
        os.write(self._terminal, keys.encode())

    def leave(self, key: str) -> None:
        """Presses a key until the way back is shown.

        Python does not notice a Ctrl-C between the prompt and the wait for a key: only the next.
        """
        for _ in range(30):
            self.type(key)
            try:
                self.until("--start=", 1)
                return
            except AssertionError:
                continue
        raise AssertionError(self.shown)

    def close(self) -> None:
        os.close(self._terminal)
        self.process.kill()
        self.process.wait()


def _take_terminal() -> None:
    """Makes the terminal that of the new session, so that its keys send signals."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Screen]:
    """A game that waits for the first move."""
    arguments = ("play", "pyrga", "--level=1", "--language=en", "--seed=1")
    screen = Screen(*arguments, XDG_STATE_HOME=str(tmp_path), PYTHONUTF8="1", LC_ALL="C.UTF-8")
    with closing(screen):
        screen.until("> ")
        yield screen


def saved(tmp_path: Path) -> str:
    [path] = (tmp_path / "tesserae").iterdir()
    return path.read_text("utf-8")


def test_lines_can_be_edited_and_come_back(game: Screen) -> None:
    game.type(f"b2{CTRL_A}S\r")
    game.until("You play Sb2")
    game.until("The computer plays (?s:.*)> ")
    game.type("undo\r")
    game.until("> ")
    game.type(f"{UP}{UP}\r")
    game.until("You play Sb2")


def test_tab_completes_moves_and_commands(game: Screen) -> None:
    game.type(f"posi{TAB}\r")
    game.until("start")
    game.until("> ")
    game.type(f"Tb2n{TAB}\r")
    game.until("You play Tb2n")


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_what_was_played_is_saved_when_the_player_leaves(
    game: Screen, tmp_path: Path, key: str
) -> None:
    game.type("Sb2\r")
    game.until("The computer plays (?s:.*)> ")
    game.leave(key)
    assert game.process.wait(10) == (130 if key == CTRL_C else 0)
    assert "1. Sb2 " in saved(tmp_path)


def test_what_was_played_is_saved_when_the_terminal_is_closed(game: Screen, tmp_path: Path) -> None:
    game.type("Sb2\r")
    game.until("The computer plays (?s:.*)> ")
    game.process.send_signal(signal.SIGHUP)
    assert game.process.wait(10)
    assert "1. Sb2 " in saved(tmp_path)


def test_a_terminal_has_colours_and_signs(game: Screen) -> None:
    game.type("Sb2\r")
    shown = game.until("The computer plays ")
    assert "\x1b[" in shown
    assert "□" in shown


def test_without_colours_and_without_signs(tmp_path: Path) -> None:
    screen = Screen(
        "play", "pyrga", "--language=en",
        XDG_STATE_HOME=str(tmp_path), NO_COLOR="1", PYTHONIOENCODING="ascii",
    )  # fmt: skip
    with closing(screen):
        screen.until("> ")
        screen.type("Sb2\r")
        shown = screen.until("The computer plays ")
        assert "=S " in shown
        assert shown.isascii()
        assert not re.search(r"\x1b\[\d+(;\d+)*m", shown)
        lines = shown.replace("\r", "").split("\n")
        assert max(map(len, lines)) <= 80


def test_the_flag_falls_while_a_line_is_typed(tmp_path: Path) -> None:
    clock = ("--clock=0.02+0", "--language=en")
    with closing(Screen("play", "pyrga", *clock, XDG_STATE_HOME=str(tmp_path))) as screen:
        screen.until("> ")
        screen.type("Sb")
        screen.until("White has no time left: Black wins")
        assert screen.process.wait(10) == 0


def test_puzzles_on_a_terminal() -> None:
    with closing(Screen("solve", "pyrga", "--number=17", "--language=en")) as screen:
        screen.until("Puzzle 17")
        screen.until("> ")
        screen.type(f"sol{TAB}\r")
        screen.until("This is the solution")
        screen.until("> ")
        screen.type(CTRL_D)
        assert screen.process.wait(30) == 0
