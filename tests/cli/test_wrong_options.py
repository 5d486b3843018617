"""Every option of every command refuses what is wrong in a sentence, before anything is done.

The commands and options are those of the parser: a new one is swept as well, and fails here until
TAKES has what it takes.
"""

from __future__ import annotations

import argparse
import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tesserae.cli import main
from tests.tiers import by_turns, some

VALUES = {
    "empty": "",
    "text": "x",
    "-1": "-1",
    "0": "0",
    "1": "1",
    "1.5": "1.5",
    "nan": "nan",
    "inf": "inf",
    "huge": "9" * 30,
    "long": "9" * 5_000,
    "zero byte": "\0",
    "dot": ".",
    "no folder": "/nonexistent/x",
    "game": "zaic",
}

BEFORE = {
    "ugi": ["pyrga"],
    "perft": ["pyrga", "1"],
    "play": ["pyrga"],
    "solve": ["pyrga"],
    "match": ["pyrga", "level1", "level1", "--games=1", "--nodes=1", "--openings=20"],
    "puzzles": ["pyrga"],
    "grade": ["bot.py", "--games=1", "--against=random"],
    "mcp": [],
}
"""What stands before an option, or is replaced by it."""

PLACES = {"game": 0, "depth": 1, "position": 2, "players": 1, "bot": 0}
"""Of arguments without a name."""

NUMBER = {"0", "1"}
NAME = {"text", "-1", "0", "1", "1.5", "nan", "inf", "huge", "game"}
"""A file can be called so."""

TAKES = {
    "--level": {"1"},
    "--side": {"1"},
    "--number": {"1"},
    "--seed": NUMBER | {"-1", "huge"},
    "--margin": NUMBER,
    "--movetime": NUMBER,
    "--nodes": NUMBER,
    "--games": {"1"},
    "--jobs": {"1"},
    "--save": NAME,
    "--json": NAME,
    "--openings": NUMBER,
    "match --clock": NUMBER,
    "grade --seed": NUMBER | {"-1"},
    "--time": {"1", "1.5"},
    "--pass": NUMBER,
    "depth": NUMBER,
    "game": {"game"},
    "--game": {"game"},
}

TELLING = {
    "--clock": "A clock is written as|--clock is written as",
    "--difficulty": "written as 900-1200",
    "--number": "no such puzzle",
    "--start": "not a position of Pyrga",
    "position": "not a position of Pyrga",
    "--openings": "no opening|has no openings|cannot be opened",
    "--save": "cannot be opened",
    "--json": "cannot be written",
    "bot": "cannot be opened",
    "--opponent": "MODULE:NAME",
    "--executor": "MODULE:NAME",
    "players": "There is no player called “.*”. There are level1 to level5",
    "--against": "no opponent called .*There are random and",
    "--theme": "no theme called .*There are block, ",
}
"""What the sentence says where it does not name the option."""


def options() -> Iterator[tuple[str, argparse.Action]]:
    """All options and arguments of all commands that take a value."""
    parser = main._parser()
    (commands,) = [it for it in parser._actions if isinstance(it, argparse._SubParsersAction)]
    for name, command in commands.choices.items():
        for action in command._actions:
            if action.nargs != 0 and name != "mcp":
                yield name, action


SWEPT = [*options()]

TRIED = by_turns(SWEPT)
"""An option takes longest by starting what it is about."""


def name_of(action: argparse.Action) -> str:
    """What it is called on the command line."""
    return action.option_strings[0] if action.option_strings else action.dest


def arguments(command: str, action: argparse.Action, value: str) -> list[str]:
    """A command line with a value."""
    given = list(BEFORE[command])
    if not action.option_strings:
        at = PLACES[action.dest]
        given[at : at + 1] = [value]
    elif action.nargs == 2:
        given += [name_of(action), value, value]
    else:
        exclusive = {"--movetime", "--clock"} & {*action.option_strings}
        given = [it for it in given if not (exclusive and it == "--nodes=1")]
        given.append(f"{name_of(action)}={value}")
    return [command, *given]


@pytest.mark.parametrize(
    ("command", "action"),
    some(TRIED, quick=6, share=1),
    ids=[f"{it} {name_of(action)}" for it, action in TRIED],
)
def test_wrong_values_of_options_are_refused(
    command: str,
    action: argparse.Action,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bot.py").write_text("def choose(board):\n    return board.legal_moves[0]\n")
    name = name_of(action)
    taken = TAKES.get(f"{command} {name}", TAKES.get(name, set()))
    for label, value in VALUES.items():
        monkeypatch.setattr("sys.stdin", io.StringIO())
        try:
            status = main.main(arguments(command, action, value))
        except SystemExit as ended:
            status = int(ended.code or 0)
        told = capsys.readouterr()
        if label in taken:
            assert status in (0, 1), f"{label}: {told.err}"
            continue
        assert (status, told.out) == (2, ""), f"{label}: {told}"
        shown = action.metavar or name
        named = f"argument {name}" in told.err or f"argument {shown}" in told.err
        said = f"{name} must be a number from" in told.err or f"{name} takes" in told.err
        assert named or said or re.search(TELLING.get(name, "^$"), told.err), f"{label}: {told.err}"


def test_all_commands_are_swept() -> None:
    assert {command for command, _ in SWEPT} == {*BEFORE} - {"mcp"}
