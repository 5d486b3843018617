"""What is said of a text that is no record: the sentence, the line, and what is filled in."""

from __future__ import annotations

from typing import Any

import pytest

from tesserae.core.record import begin, movetext, play
from tesserae.core.record.moves import DEEPEST, MOST_PLIES, bad
from tesserae.core.text import text as words
from tests.core.record.test_text import HEADS, PYRGA, read, refused
from tests.sentences import refusal


def key_of(moves: str) -> str:
    """The key of the sentence with which movetext is refused."""
    return refusal(movetext.read, PYRGA, PYRGA.initial(), moves).key


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", {"key": "record.no_game"}),
        ("x" * 200_001, {"key": "record.too_long", "n": 200_000}),
        (HEADS + "Sb2 1-0", {"key": "record.result", "result": "*"}),
        (
            HEADS + "* Sb2Sb2Sb2Sb2Sb2Sb2Sb2Sb2",
            {"key": "record.after_result", "line": 4, "found": "Sb2Sb2Sb2Sb2Sb2Sb2Sb"},
        ),
        (
            HEADS + "2... Sb2 *",
            {"key": "record.number", "line": 4, "found": "2...", "wanted": "1."},
        ),
        (
            HEADS + "Sb2\n3. Sb3 *",
            {"key": "record.number", "line": 5, "found": "3.", "wanted": "1..."},
        ),
        (
            HEADS + "Sb2 " + "Zz9" * 9 + " *",
            {"key": "record.move", "line": 4, "move": "1... Zz9Zz9Zz9Zz9Zz9Zz9Zz"},
        ),
        (
            HEADS + "Sb2 {" + "x" * 2_001 + "} *",
            {"key": "record.long_comment", "line": 4, "n": 2_000},
        ),
        (HEADS + "Sb2 " + "(Sb2 " * (DEEPEST + 1), {"key": "record.too_deep", "line": 4}),
        (HEADS + "Sb2 }x *", {"key": "record.comment", "line": 4}),
        (HEADS + "Sb2 ) *", {"key": "record.bracket", "line": 4}),
    ],
)
def test_a_sentence_says_what_is_wrong_and_where(text: str, sentence: dict[str, Any]) -> None:
    assert refused(text) == sentence


def test_the_limits_of_a_record_file_are_those_that_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    variations = "Sb2 " + "(Sb2 " * DEEPEST + ")" * DEEPEST + " *"
    assert read(HEADS + variations)
    assert MOST_PLIES == 5_000
    monkeypatch.setattr("tesserae.core.record.moves.MOST_PLIES", 2)
    assert read(HEADS + "Sb2 Sb3 *")
    assert refused(HEADS + "Sb2 Sb3 Tb4e *") == {"key": "record.too_many", "n": 2}


def test_an_error_on_a_line_carries_its_arguments() -> None:
    assert bad("some.key", 7, found="x").text == words("some.key", line=7, found="x")


@pytest.mark.parametrize(
    "moves",
    ["(", ")", "(Sb2)", "Sb2 (", "resign1", "Sb2 agree", "{" + "x" * 2_001 + "}"],
)
def test_malformed_movetext_is_called_that(moves: str) -> None:
    assert key_of(moves) == "error.bad_moves"


@pytest.mark.parametrize("moves", ["Sb2 (Sb9)", "Sb2 Sb2", "{", "Sb2 }", "Sb2 {a{b}}"])
def test_a_move_that_is_none_is_refused_as_the_game_says(moves: str) -> None:
    assert key_of(moves).startswith("pyrga.")


def test_movetext_that_is_too_long_is_called_that(monkeypatch: pytest.MonkeyPatch) -> None:
    assert key_of("Sb2 ".ljust(200_001)) == "error.too_long"
    assert movetext.read(PYRGA, PYRGA.initial(), "Sb2 ".ljust(200_000))
    monkeypatch.setattr(movetext, "MOST_PLIES", 2)
    assert movetext.read(PYRGA, PYRGA.initial(), "Sb2 Sb3")
    assert key_of("Sb2 Sb3 Tb4e") == "error.too_long"


@pytest.mark.parametrize(("letters", "fits"), [(2_000, True), (2_001, False)])
def test_a_comment_in_parts_is_as_long_as_it_is_kept(letters: int, fits: bool) -> None:
    """An empty line comes between the parts, and further spaces are dropped."""
    second = "y" * (letters - 1_002)
    moves = f"Sb2 {{ {'x' * 1_000}  }} {{{second}}}"
    if not fits:
        assert key_of(moves) == "error.bad_moves"
        return
    record = movetext.read(PYRGA, PYRGA.initial(), moves)
    assert record.comments == ((0, f"{'x' * 1_000}\n\n{second}"),)


def test_a_comment_of_nothing_is_none() -> None:
    record = movetext.read(PYRGA, PYRGA.initial(), "{} Sb2 { } {a} {  }")
    assert record.comments == ((0, "a"),)


def test_the_word_of_an_ending_is_that_of_the_whole_variation() -> None:
    record = movetext.read(PYRGA, PYRGA.initial(), "Sb2 Sb3 resign2")
    assert movetext.ending_word(record) == "resign2"
    assert movetext.ending_word(record._replace(ply=1)) == "resign2"
    assert movetext.ending_word(begin(PYRGA.initial())) is None
    shorter = play(begin(PYRGA.initial()), record.moves[0])
    assert movetext.ending_word(shorter) is None
