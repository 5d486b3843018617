"""Puzzles in the terminal."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence

import pytest

from tesserae.cli.main import main
from tesserae.cli.solve import choose_puzzles, solve
from tesserae.games.catalog import GAMES
from tesserae.games.pools import retired_of
from tesserae.library.puzzle_pools import Puzzle, puzzle_of_day, puzzle_of_number, puzzles
from tesserae.library.sentences import Language
from tests.cli.talk import said_to


def session(puzzles: Sequence[Puzzle], *lines: str, language: Language = "en") -> list[str]:
    """What is shown to somebody who is asked puzzles and says these lines."""
    return said_to(lines, puzzles[0].game, language, lambda console: solve(puzzles, console))


def wrong_move(puzzle: Puzzle) -> str:
    """A legal move that does not solve a puzzle."""
    moves = puzzle.board().legal_moves
    return next(move for move in moves if puzzle.try_move(move).right is False)


def own_moves(puzzle: Puzzle) -> list[str]:
    """The solver's moves of the solution."""
    board, own = puzzle.board(), list[str]()
    side = board.turn
    for move in puzzle.solution:
        if board.turn == side:
            own.append(move)
        board.push(move)
    return own


SHORT = next(it for it in puzzles("pyrga") if len(it.solution) == 1)
LONG = next(it for it in puzzles("pyrga") if len(it.solution) == 3)


def test_a_puzzle_is_shown_with_what_is_asked() -> None:
    shown = session([SHORT])
    assert shown[0].startswith("Pyrga puzzles.")
    assert any(line.startswith(f"Puzzle {SHORT.number} · ") for line in shown)
    assert any(line.startswith(SHORT.task) for line in shown)
    drawn = SHORT.board().text().splitlines()
    assert [line for line in shown if line in drawn][-len(drawn) :]


@pytest.mark.parametrize("slug", [game.slug for game in GAMES if game.puzzles])
def test_the_solution_solves(slug: str) -> None:
    puzzle = max(puzzles(slug)[:40], key=lambda it: len(it.solution))
    shown = session([puzzle], *own_moves(puzzle))
    assert "Solved." in shown
    assert shown[-1] == "Solved at the first try: 1 of 1"


def test_a_right_move_is_answered_and_the_puzzle_goes_on() -> None:
    shown = session([LONG], LONG.solution[0])
    assert any(line.startswith(f"Answer: {LONG.solution[1]} ") for line in shown)
    assert "Right. Go on." in shown
    assert "Solved." not in shown


def test_a_wrong_move_is_refuted_and_taken_back() -> None:
    shown = session([SHORT], wrong_move(SHORT), *own_moves(SHORT))
    assert [line for line in shown if line.startswith("No. ") and line.endswith(".")]
    assert "The move is taken back. Try again." in shown
    assert "Solved." in shown
    assert shown[-1] == "Solved at the first try: 0 of 1"


@pytest.mark.parametrize("move", ["Zz9", "\x00", "x" * 500])
def test_what_is_no_move_is_explained_and_no_try(move: str) -> None:
    shown = session([SHORT], move)
    assert any("A move is S, T or C" in line for line in shown)
    assert not any("first try" in line for line in shown)


def test_a_hint_is_a_move_of_the_solution_and_costs_the_first_try() -> None:
    shown = session([SHORT], "hint", *own_moves(SHORT))
    assert any(line.startswith(f"Hint: {SHORT.solution[0]} ") for line in shown)
    assert shown[-1] == "Solved at the first try: 0 of 1"


def test_the_solution_is_shown_and_can_be_played_again() -> None:
    shown = session([LONG], "solution", LONG.solution[0], "again", LONG.solution[0])
    first = LONG.solution[0]
    assert [it.split()[0] for it in shown if it.startswith(first)] == [first, first]
    assert "This is the solution." in shown
    assert "Type next for another puzzle, again or quit." in shown
    assert "Right. Go on." in shown


def test_next_goes_to_another_puzzle_until_there_is_none() -> None:
    shown = session([SHORT, LONG], "next", "next")
    assert any(line.startswith(f"Puzzle {LONG.number} · ") for line in shown)
    assert shown[-1] == "There are no more of these puzzles."


def test_a_retired_puzzle_is_shown_by_its_number_and_has_no_difficulty() -> None:
    number = retired_of("pyrga")[0].number
    assert number not in {it.number for it in puzzles("pyrga")}
    puzzle = puzzle_of_number("pyrga", number)
    assert puzzle is not None
    shown = session([puzzle], *own_moves(puzzle))
    assert any(line.startswith(f"Puzzle {number} · ") for line in shown)
    assert not any("difficulty" in line for line in shown)
    assert "Solved." in shown
    assert puzzle_of_number("pyrga", 99_999) is None


def test_puzzles_come_by_chance_after_the_first() -> None:
    pool = puzzles("zaic", difficulty=(900, 1000))
    found = choose_puzzles(pool, random.Random(1), pool[3])
    assert found[0] == pool[3]
    assert sorted(it.number for it in found) == [it.number for it in pool]
    assert found != choose_puzzles(pool, random.Random(2), pool[3])


@pytest.mark.parametrize("text", ["help", "moves", "hint", "solution", "Zz9"])
def test_puzzles_are_solved_in_french(text: str) -> None:
    shown = session([SHORT], text, language="fr")
    assert shown[0].startswith("Problèmes de Pyrga.")
    for english in ("Legal moves", "Hint:", "Puzzle", "A move is", "Play ", "solution."):
        assert not any(line.startswith(english) for line in shown)


def asked(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """The exit status of `solve`, to which nothing is said."""
    monkeypatch.setattr("sys.stdin", io.StringIO())
    return main(["solve", *arguments])


def test_the_command_poses_what_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    today = puzzle_of_day("pyrga").number
    for arguments, number in ((["--today"], today), (["--number", "17"], 17)):
        assert asked(monkeypatch, "pyrga", *arguments, "--language=en") == 0
        assert f"Puzzle {number} ·" in capsys.readouterr().out
    asked(monkeypatch, "zaic", "--difficulty=900-1000", "--language=en")
    assert " difficulty 9" in capsys.readouterr().out


@pytest.mark.parametrize(
    "option", ["--number=99999", "--theme=nothing", "--difficulty=x", "--difficulty=1-2"]
)
def test_the_command_refuses_what_is_not_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], option: str
) -> None:
    assert asked(monkeypatch, "pyrga", option, "--language=en") == 2
    assert capsys.readouterr().err.startswith("tesserae: ")
