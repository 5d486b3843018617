"""Boards: pushing and popping, what they tell, and what they refuse."""

from __future__ import annotations

import copy
import json
import pickle
import random
from xml.etree import ElementTree

import pytest

import tesserae as ts
from tesserae.app.practice.player import table_for
from tesserae.app.texts.game_links import game_link
from tesserae.app.texts.links import parse
from tesserae.core.record import begin, play
from tesserae.games.catalog import NAMES, by_slug


def random_board(game: str, seed: int, plies: int = 1_000) -> ts.Board:
    rng, board = random.Random(seed), ts.Board(game)
    while board.ply < plies and not board.is_game_over():
        board.push(rng.choice(board.legal_moves))
    return board


@pytest.fixture(params=NAMES)
def board(request: pytest.FixtureRequest) -> ts.Board:
    """A game in its middle."""
    half = random_board(request.param, 3).ply // 2
    return random_board(request.param, 3, min(17, half))


def test_moves_are_pushed_and_popped(board: ts.Board) -> None:
    stack, before = board.move_stack, board.position_text
    move = board.push(board.legal_moves[0])
    assert (board.peek(), board.move_stack, board.ply) == (move, [*stack, move], len(stack) + 1)
    assert board.pop() == move
    assert (board.move_stack, board.position_text) == (stack, before)
    while board.ply:
        board.pop()
    assert board == ts.Board(board.game) == board.root()
    with pytest.raises(IndexError):
        board.pop()
    with pytest.raises(IndexError):
        board.peek()


def test_a_push_gives_the_move_in_its_one_notation() -> None:
    board = ts.Board("pyrga")
    assert board.push(" tC2S ") == "Tc2s"
    assert board.move_stack == ["Tc2s"]


def test_legal_moves_are_a_sequence(board: ts.Board) -> None:
    moves = board.legal_moves
    assert len(moves) == len(list(moves)) > 1
    assert [moves[n] for n in range(len(moves))] == list(moves) == moves[:]
    assert moves[-1] == list(moves)[-1]
    assert all(move in moves and board.is_legal(move) for move in moves)
    assert all(isinstance(move, ts.Move) and board.parse(move) == move for move in moves)
    assert "Zz9" not in moves
    assert None not in moves
    with pytest.raises(IndexError):
        moves[len(moves)]


def test_an_illegal_move_is_refused_with_the_rule_and_changes_nothing() -> None:
    board = ts.Board("pyrga", moves="Cd1")
    with pytest.raises(ts.IllegalMove) as caught:
        board.push("Tc2s")
    assert str(caught.value) == "Tc2s: After the Cylinder on d1, play on d1 too."
    assert board.move_stack == ["Cd1"]
    ts.language("fr")
    try:
        with pytest.raises(ts.IllegalMove, match="Cylindre"):
            board.push("Tc2s")
    finally:
        ts.language("en")


def test_what_is_not_there_is_refused_with_what_would_be_right() -> None:
    with pytest.raises(ts.UnknownGame, match=r"There are .*pyrga"):
        ts.Board("chess")
    with pytest.raises(ts.IllegalPosition, match="This is not a position of Pyrga"):
        ts.Board("pyrga", "zz")
    with pytest.raises(ts.IllegalMove, match="Zz9"):
        ts.Board("pyrga", moves=["Tc2s", "Zz9"])
    with pytest.raises(ValueError, match="en, fr"):
        ts.language("de")  # type: ignore[arg-type]
    assert issubclass(ts.IllegalMove, ts.TesseraeError)
    assert issubclass(ts.IllegalMove, ValueError)


def test_a_copy_is_another_board(board: ts.Board) -> None:
    other = board.copy()
    other.pop()
    assert other != board
    assert other.ply == board.ply - 1


@pytest.mark.parametrize(
    "same",
    [
        lambda board: pickle.loads(pickle.dumps(board)),
        copy.copy,
        copy.deepcopy,
        lambda board: eval(repr(board), {"Board": ts.Board}),
        lambda board: ts.Board.from_dict(json.loads(json.dumps(board.to_dict()))),
    ],
)
def test_a_game_stays_the_same_game(board: ts.Board, same: object) -> None:
    assert callable(same)
    for one in (board, ts.Board(board.game, board.position_text, [board.legal_moves[0]])):
        other = same(one)
        assert other == one
        assert (other.move_stack, other.start_text) == (one.move_stack, one.start_text)
        other.pop()
        assert other != one


def test_boards_are_equal_if_their_positions_are(board: ts.Board) -> None:
    assert ts.Board(board.game, board.position_text) == board
    assert board != board.position_text
    with pytest.raises(TypeError):
        hash(board)


@pytest.mark.parametrize("game", NAMES)
def test_a_game_that_is_over_says_how_it_ended(game: str) -> None:
    board = random_board(game, 1)
    outcome = board.outcome()
    assert outcome is not None
    assert board.result() == outcome.result != "*"
    assert str(outcome) == board.prompt
    assert len(board.legal_moves) == 0
    assert eval(repr(outcome), {"Outcome": ts.Outcome}) == outcome
    assert hash(outcome) == hash(ts.Outcome(outcome.winner, outcome.reason))
    assert str(ts.Outcome(None, "level")) == "1/2-1/2 (level)"
    assert board.to_dict()["reason"] == outcome.reason
    board.pop()
    assert (board.outcome(), board.result(), board.is_game_over()) == (None, "*", False)


def test_a_link_is_that_of_the_page(board: ts.Board) -> None:
    game, record = by_slug(board.game), begin(by_slug(board.game).initial())
    for move in board.move_stack:
        record = play(record, game.parse_move(record.position, move))
    assert board.link == game_link(table_for(board.game, record, record.position.turn))
    later = ts.Board(board.game, board.position_text, [board.legal_moves[0]])
    opened = parse(later.link).record
    assert opened is not None
    assert game.encode(opened.position) == later.position_text


@pytest.mark.parametrize("game", ["pyrga", "zaic", "tetrad"])
def test_a_picture_is_a_file(game: str) -> None:
    board = random_board(game, 3, 17)
    picture = ElementTree.fromstring(board.svg(size=300))
    assert max(float(picture.get(it, "0")) for it in ("width", "height")) == 300
    assert board._repr_svg_() == board.svg()
    variants = [
        board.svg(),
        board.svg(theme="dark"),
        board.svg(flipped=True),
        board.svg(marks=["b2"]),
        board.svg(coordinates=False),
    ]
    assert len(set(variants)) == len(variants)
    assert (board.svg(last=False) == board.svg()) == (board.game == "pyrga")
    with pytest.raises(ValueError, match="no such cell"):
        board.svg(marks=["zz"])
    with pytest.raises(ValueError, match="no such colourway"):
        board.svg(colourway="pink")


def test_the_side_that_makes_the_next_move_has_the_turn() -> None:
    board = ts.Board("pyrga")
    assert (board.turn, board.side_name(board.turn)) == (ts.FIRST, "White")
    board.push("Tc2s")
    assert (board.turn, board.side_name(board.turn)) == (ts.SECOND, "Black")
    assert (board.title, board.game) == ("Pyrga", "pyrga")
    assert board.prompt == "Play on c1. White’s Triangle on c2 points at c1."
