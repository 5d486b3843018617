"""What is no game, move, glyph or theme is refused in a sentence, and changes nothing."""

from __future__ import annotations

import io
import math
from collections.abc import Callable
from typing import Any

import pytest

import tesserae as ts

NOTHING: Any = None
NO: Any = "no"
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
    (lambda: ts.Board("pyrga", moves=[NOTHING]), ts.IllegalMove, "None: A move is"),
    (lambda: PYRGA.push(NOTHING), ts.IllegalMove, "None: A move is"),
    (lambda: PYRGA.describe(NOTHING), ts.IllegalMove, "None: A move is"),
    (lambda: PYRGA.svg(theme="purple"), ValueError, "'purple'; there are light, dark"),  # type: ignore[arg-type]
    (lambda: PYRGA.svg(size=-1), ValueError, "size must be above 0.*: -1"),
    (lambda: PYRGA.svg(size=10**9), ValueError, "below 100,000: 1000000000"),
    (lambda: ts.Score("pyrga", 1, ts.FIRST).pov(ts.Side(7)), ValueError, "no such side: 7"),
    (lambda: ts.other(ts.Side(7)), ValueError, "no such side: 7"),
    (lambda: PYRGA.side_name(ts.Side(-1)), ValueError, "no such side: -1"),
    (lambda: ts.puzzles("zaic", theme="foo"), ValueError, "'foo'; there are cut, joined"),
    (lambda: ts.match(first, first, PYRGA), ts.UnknownGame, "Board"),  # type: ignore[arg-type]
    (lambda: ts.match(first, NOTHING, "pyrga"), TypeError, "a player is an engine, or a function"),
    (lambda: ts.Record("pyrga", headers={"Round": 1}), ValueError, "Round is 1"),  # type: ignore[dict-item]
]


@pytest.mark.parametrize(("call", "error", "sentence"), REFUSED)
def test_a_sentence_says_what_is_wrong(
    call: Callable[[], object], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        call()


BAD: list[Any] = [5, -1, "x", b"ab", [], {}, object(), math.nan, PYRGA]
TAKES: dict[str, tuple[Callable[[Any], object], tuple[type, ...]]] = {
    "time": (lambda it: ts.Limit(time=it), (int, float)),
    "nodes": (lambda it: ts.Limit(nodes=it), (int, float)),
    "first_clock": (lambda it: ts.Limit(first_clock=it), (int, float)),
    "seed": (lambda it: ts.Engine(1, it), (int,)),
    "level": (ts.Engine, (int,)),
    "moves": (lambda it: ts.Board("pyrga", moves=it), (list, dict)),
    "fields": (ts.Board.from_dict, (dict,)),
    "size": (lambda it: PYRGA.svg(size=it), (int, float)),
    "difficulty": (lambda it: ts.puzzles("pyrga", difficulty=it or NO), ()),
    "date": (lambda it: ts.puzzle_of_day("pyrga", it or NO), ()),
    "board": (ts.prove, (ts.Board,)),
    "games": (lambda it: ts.match(first, first, "pyrga", it), (int,)),
    "limit": (lambda it: ts.Engine(1, 1).play(PYRGA, it or NO), ()),
    "multipv": (lambda it: ts.Engine().analysis(PYRGA, None, it or NO), (int,)),
    "source": (ts.Record.from_text, (str,)),
    "file": (ts.read_record, (str,)),
}


@pytest.mark.parametrize("name", TAKES)
def test_an_argument_of_the_wrong_kind_is_named(name: str) -> None:
    call, kinds = TAKES[name]
    for value in BAD:
        if type(value) not in kinds:
            with pytest.raises((TypeError, ValueError), match=rf"{name}\b|A move is"):
                call(value)
    with pytest.raises(ts.IllegalMove, match="A move is"):
        PYRGA.push(PYRGA)  # type: ignore[arg-type]


@pytest.mark.parametrize("glyphs", [{"glyph": "foo"}, {"glyphs": [0]}, {"glyphs": [256]}])
def test_a_variation_with_an_unknown_glyph_is_not_added(glyphs: dict[str, Any]) -> None:
    record = ts.Record("pyrga")
    with pytest.raises(
        ValueError, match=r"no such glyph: 'foo'; there are !|numbers from 1 to 255"
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
