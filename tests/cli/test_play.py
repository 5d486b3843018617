"""A game in the terminal."""

from __future__ import annotations

import io
import itertools
import random

import pytest

from tesserae.cli.play import play
from tesserae.cli.strings import STRINGS
from tesserae.core.game import FIRST, SECOND, Side
from tesserae.games.catalog import by_slug
from tesserae.library.sentences import Language
from tesserae.library.sentences import language as set_language
from tesserae.search.levels import LEVELS
from tesserae.view.words import Words

PYRGA = by_slug("pyrga")


def session(*lines: str, side: int = FIRST, language: Language = "en", level: int = 1) -> list[str]:
    """What is shown to somebody who says these lines."""
    sink = io.StringIO()
    source = io.StringIO("\n".join(lines) + "\n")
    try:
        play(PYRGA, LEVELS[level - 1], Side(side), language, source, sink)
    finally:
        set_language("en")
    return sink.getvalue().splitlines()


def watched(*lines: str, side: int = FIRST) -> list[str]:
    """What is shown to somebody who asks for the position after every line."""
    return session("position", *(it for line in lines for it in (line, "position")), side=side)


def positions(shown: list[str]) -> list[str]:
    return [line for line in shown if line == "start" or "~" in line]


def test_the_game_greets_and_says_what_to_do() -> None:
    shown = session("quit")
    assert shown[0].startswith("Pyrga.")
    assert any("Play any piece on any space." in line for line in shown)


def test_a_move_is_played_and_answered() -> None:
    shown = watched("Sb2", "quit")
    assert any(line.startswith("The computer plays ") for line in shown)
    assert PYRGA.decode(positions(shown)[1]).to_move == FIRST


def test_the_computer_begins_for_somebody_who_plays_second() -> None:
    shown = watched("quit", side=SECOND)
    assert shown[1].startswith("The computer plays ")
    assert PYRGA.decode(positions(shown)[0]).to_move == SECOND


def test_a_refused_move_is_explained_and_changes_nothing() -> None:
    shown = watched("Zz9", "quit")
    assert positions(shown) == ["start", "start"]
    assert "A move is S, T or C and a space, such as Sb2 or Tc3n." in shown


def test_help_lists_the_moves() -> None:
    shown = session("help", "quit")
    possible = next(line for line in shown if line.startswith("Legal moves: "))
    assert len(possible.split()) == 2 + 80


def test_hint_names_a_move_in_words() -> None:
    assert any(line.startswith("Hint: ") for line in session("hint", "quit"))


def test_undo_takes_back_to_ones_own_ply() -> None:
    assert positions(watched("Sb2", "undo", "quit"))[-1] == "start"


def test_undo_at_the_first_ply_changes_nothing() -> None:
    assert positions(watched("undo", "quit")) == ["start", "start"]
    shown = positions(watched("undo", "quit", side=SECOND))
    assert shown[0] == shown[1]


def test_the_end_of_the_input_ends_the_game() -> None:
    assert session()[0].startswith("Pyrga.")


def test_the_board_is_shown_after_every_ply_with_what_each_side_has() -> None:
    shown = session("Sb2", "quit")
    files = [line for line in shown if line.split() == ["a", "b", "c", "d"]]
    assert len(files) == 2
    assert "White: 0 Towers, Square 4, Triangle 5, Cylinder 5" in shown
    assert any(line.startswith(" 2 |") and "S " in line for line in shown)


def test_a_whole_game_ends_with_who_won() -> None:
    """Answered by luck: every text of a move is tried until the game is over."""
    moves = [PYRGA.format_move(PYRGA.initial(), move) for move in PYRGA.initial().legal_moves()]
    random.Random(2).shuffle(moves)
    shown = session(*itertools.chain.from_iterable([moves] * 20))
    assert any(word in shown[-1] for word in ("wins", "draw"))


@pytest.mark.parametrize("text", ["help", "hint", "Sb2", "undo", "Zz9", "é", "\x00", "x" * 500])
def test_the_game_is_played_in_french(text: str) -> None:
    shown = session(text, "quit", language="fr")
    assert "Tapez un coup" in shown[0]
    for english in ("Legal moves", "Hint:", "The computer", "A move is", "Play "):
        assert not any(english in line for line in shown)


def test_both_languages_say_the_same() -> None:
    assert STRINGS["en"].keys() == STRINGS["fr"].keys()
    assert Words("fr", [STRINGS])("cli.help", moves="Sb2").endswith("Sb2")
