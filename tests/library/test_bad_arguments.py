"""What is no game, move, glyph or theme is refused in a sentence, and changes nothing."""

from __future__ import annotations

import datetime
import io
from collections.abc import Callable
from typing import Any

import pytest

import tesserae as ts

NOTHING: Any = None
PYRGA = ts.Board("pyrga")
FIRST_MOVE = "Tc2s"


def first(board: ts.Board) -> str:
    """Makes the first move."""
    return board.legal_moves[0]


REFUSED: list[tuple[Callable[[], object], type[Exception], str]] = [
    (lambda: ts.Board(NOTHING), ts.UnknownGame, r"no game called “None”\. There are pyrga"),
    (lambda: ts.Board.from_dict({"game": None}), ts.UnknownGame, "“None”"),
    (lambda: ts.Board.from_dict({}), ts.UnknownGame, "There are pyrga"),
    (lambda: ts.Board("pyrga", 5), ts.IllegalPosition, "5: This is not a position of Pyrga"),  # type: ignore[call-overload]
    (lambda: PYRGA.push(NOTHING), ts.IllegalMove, "None: A move is"),
    (lambda: PYRGA.svg(theme="purple"), ValueError, "'purple'; there are light, dark"),  # type: ignore[arg-type]
    (lambda: PYRGA.svg(size=10**9), ValueError, "below 100,000: 1000000000"),
    (lambda: ts.other(ts.Side(7)), ValueError, "no such side: 7"),
    (lambda: ts.puzzles("zaic", theme="foo"), ValueError, "'foo'; there are cut, joined"),
    (lambda: ts.match(first, first, PYRGA), ts.UnknownGame, "Board"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("call", "error", "sentence"), REFUSED)
def test_a_sentence_says_what_is_wrong(
    call: Callable[[], object], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        call()


@pytest.mark.parametrize("glyphs", [{"glyph": "foo"}, {"glyphs": [0]}, {"glyphs": [256]}])
def test_a_variation_with_an_unknown_glyph_is_not_added(glyphs: dict[str, Any]) -> None:
    record = ts.Record("pyrga")
    with pytest.raises(
        ValueError,
        match=r"no such glyph: 'foo'; there are !|glyphs must be at least 1",
    ):
        record.add_variation(FIRST_MOVE, **glyphs)
    assert record.variations == []


def test_a_node_keeps_its_glyph_and_ending_when_others_are_refused() -> None:
    node = ts.Record("pyrga").add_variation(FIRST_MOVE, glyph="!")
    node.ending = "resign1"
    with pytest.raises(ValueError, match="no such glyph"):
        node.glyph = "foo"
    with pytest.raises(ValueError, match="'foo'; there are resign1, resign2, time1, time2, agree"):
        node.ending = "foo"
    assert (node.glyph, node.ending) == ("!", "resign1")


@pytest.mark.parametrize(("game", "cell"), [("pyrga", "e5"), ("tetrad", "p1"), ("zaic", "z9")])
def test_arrows_stay_on_the_board(game: str, cell: str) -> None:
    record = ts.Record(game)
    with pytest.raises(ValueError, match="cannot be drawn"):
        record.set_arrows([("a1", cell)])
    record.set_arrows([("a1", "b2")])
    assert record.arrows() == [ts.Arrow("a1", "b2")]


def test_a_header_that_became_a_number_is_refused_when_written() -> None:
    record = ts.Record("pyrga")
    record.headers["Round"] = 1  # type: ignore[assignment]
    with pytest.raises(ValueError, match="the header Round is 1: headers are texts"):
        str(record)


def test_what_became_wrong_is_refused_when_written() -> None:
    study = ts.Study("pyrga", [ts.Record("pyrga")])
    node = study.chapters[0].add_variation(FIRST_MOVE)
    node.comment = 5  # type: ignore[assignment]
    with pytest.raises(TypeError, match="the comment at ply 1 is no text: 5"):
        str(study)
    node.comment, node.glyphs = "", {"!"}  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="one of glyphs must be a whole number: '!'"):
        str(study)
    study.chapters.append("One")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a chapter must be a Record: 'One'"):
        str(study)


def test_a_puzzle_takes_its_own_boards_alone() -> None:
    puzzle = ts.puzzles("pyrga")[0]
    other = ts.puzzles("pyrga")[1].board()
    with pytest.raises(ValueError, match=rf"the board\(\) of puzzle {puzzle.number}"):
        puzzle.try_move(other.legal_moves[0], other)


def test_a_moment_of_a_day_is_that_day() -> None:
    moment = datetime.datetime(2026, 12, 1, 12)
    assert ts.puzzle_of_day("zaic", moment) == ts.puzzle_of_day("zaic", moment.date())


def test_an_open_file_is_read_record_by_record() -> None:
    moves = ["Tc2s Tc1e", "Tc2s", ""]
    records = [ts.Record.from_board(ts.Board("pyrga", moves=it)) for it in moves]
    file = io.StringIO("\n".join(map(str, records)))
    assert [ts.read_record(file) for _ in range(4)] == [*records, None]


def test_several_lines_are_told_while_an_army_is_set_up() -> None:
    board = ts.Board("tetrad")
    infos = ts.Engine().analyse(board, ts.Limit(nodes=100), multipv=5)
    assert len({it.move for it in infos}) == len(infos) == 5
    assert [it.multipv for it in infos] == [1, 2, 3, 4, 5]
    assert all(it.move in board.legal_moves and it.nodes for it in infos)
    (only,) = ts.Engine().analyse(board, ts.Limit(nodes=100), multipv=5, root_moves=["I0a1"])
    assert only.move == "I0a1"


def test_what_python_chess_has_is_there() -> None:
    board = ts.Board("pyrga", moves="Tc2s Tc1e")
    assert board.legal_moves.count() == len(board.legal_moves)
    assert board.legal_moves.count(first(board)) == 1
    assert board.legal_moves.count("Zz9") == 0
    bare = board.copy(stack=False)
    assert (bare, bare.move_stack) == (board, [])
    assert ts.Board.from_link(board.link).move_stack == board.move_stack
    board.reset()
    assert board == ts.Board("pyrga")
    assert board.ply == 0
    with ts.Engine(1) as engine:
        info = engine.play(board).info
        engine.quit()
    assert info["score"] == info.score
    with pytest.raises(KeyError):
        info["nps"]


@pytest.mark.parametrize("game", ts.GAMES)
def test_a_link_gives_the_board_again(game: str) -> None:
    board = ts.Board(game)
    for _ in range(2):
        board.push(first(board))
    for link in (board.link, f"https://games.example/x/{board.link}", f"{board.link}.resign1"):
        assert ts.Board.from_link(link).move_stack == board.move_stack
    middle = board.copy(stack=False)
    assert ts.Board.from_link(middle.link) == middle


@pytest.mark.parametrize("link", ["", "#/pyrga", "#/pyrga?v=2&g=Tc2s", "x" * 30_000, None])
def test_what_is_no_link_to_a_game_is_refused(link: Any) -> None:
    with pytest.raises(ValueError, match="no link to a game"):
        ts.Board.from_link(link)
