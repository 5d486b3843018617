"""Boards as text: everything of a position is there, in lines that fit a terminal."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import tesserae as ts
from tesserae.core.game import Game, Position
from tesserae.library.diagrams import WIDTH, draw_diagram, standings
from tests.library.test_board import random_board
from tests.toy import nim

GAMES = ["pyrga", "zaic", "tetrad"]
STYLE = re.compile(r"\x1b\[[\d;]*m")


@pytest.mark.parametrize("game", GAMES)
def test_every_ply_changes_the_text_which_is_plain_and_narrow(game: str) -> None:
    board, texts = ts.Board(game), []
    for move in random_board(game, 5, 120).move_stack:
        texts.append(str(board))
        assert str(board).isascii()
        assert str(board) == board.text()
        assert max(map(len, [*board.text(unicode=True).splitlines(), *board.standings()])) <= WIDTH
        board.push(move)
    assert all(one != other for one, other in pairwise(texts))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("unicode", [False, True])
def test_colours_add_nothing_but_colours(game: str, unicode: bool) -> None:
    board = random_board(game, 5, 30)
    coloured = board.text(unicode=unicode, color=True)
    assert STYLE.search(coloured)
    plain = [line.rstrip() for line in STYLE.sub("", coloured).splitlines()]
    assert plain == board.text(unicode=unicode).splitlines()


def test_pyrga_shows_owners_directions_the_last_piece_and_where_play_goes() -> None:
    board = ts.Board("pyrga", moves="Tb2e Sd2")
    assert str(board).splitlines()[5:8:2] == [
        " 2 |         |    Te   |[       ]| =s      |",
        " 1 |         |         |         |[       ]|",
    ]
    assert "△▷▽◁"[1] in board.text(unicode=True)
    assert "■" in board.text(unicode=True)
    assert str(board).splitlines()[3] == " 3 |         |         |         |[       ]|"
    assert str(ts.Board("pyrga")).count("[") == 16


def test_zaic_shows_heights_joints_and_the_frame() -> None:
    board = ts.Board("zaic", moves="Bh8 Hh7 Vi7")
    lines = str(board).splitlines()
    assert lines[0].startswith(" 11 .")
    rows = {line.split()[0]: line for line in lines if line.strip()}
    assert rows["9"] == "  9 .  .  O1-O1 .  ."
    assert rows["8"] == "  8 .  .  O1 O2 .  ."
    assert rows["7"] == "  7 .  .  X1 O2 .  ."
    assert lines[lines.index(rows["8"]) + 1] == "             |"
    assert lines[lines.index(rows["9"]) + 1] == "          | /"
    wide = random_board("zaic", 6, 14)
    files = str(wide).splitlines()[-1].split()
    assert len(files) <= 10


def test_tetrad_shows_units_ground_and_what_became_of_them() -> None:
    board = ts.Board("tetrad", moves="T2c1 O0i13")
    lines = str(board).splitlines()
    assert lines[13] == "  1 .   .   .   W1  .   .   .   .   .   .   .   .   .   ."
    assert lines[12].startswith("  2 .   .   W1  W1  W1  .")
    assert lines[4].startswith(" 10 y   y   r   r   .")
    assert lines[15:] == ["  W  1:4", "  b  1:4"]
    later = ts.Board("tetrad", "R1b3.T0d4.R1j5.O0i1.J3l3~T2k11.V0i9.T3g11.J3b10.T2a12~w")
    assert str(later).splitlines()[15:] == [
        "  W  1:3  2:4  3:3  4:4  5:4",
        "  b  1:4  2:3  3:4  4:4  5:4",
    ]
    moved = next(it for it in later.legal_moves if it[0] == "1" and it[1] != "x")
    later.push(moved)
    assert "1:3m" in str(later)


def test_standings_tell_scores_and_supplies() -> None:
    assert ts.Board("pyrga", moves="Tc2s").standings() == [
        "White: 0 Towers, Square 5, Triangle 4, Cylinder 5",
        "Black: 0 Towers, Square 5, Triangle 5, Cylinder 5",
    ]


def test_a_game_without_diagrams_shows_its_position_text() -> None:
    game: Game[Position] = nim.LISTING.game
    text = draw_diagram(game, game.initial(), unicode=True, color=True)
    assert text == game.encode(game.initial())
    assert len(list(standings(game, game.initial()))) == 2
