"""Each rule of Pyrga on the smallest game that shows it."""

from __future__ import annotations

import pytest

from tesserae.games.pyrga.notation.targets import CELL_NAMES
from tesserae.games.pyrga.rules import steps
from tests.games.pyrga.playing import cells, kinds, legal, pieces_left, play


def test_the_first_piece_may_be_any_kind_on_any_space() -> None:
    assert cells("") == set(CELL_NAMES)
    assert kinds("") == {"S", "T", "C"}
    assert len(legal("")) == 80


def test_white_begins_and_the_players_take_turns() -> None:
    assert [play(m).to_move for m in ("", "Sa1", "Sa1 Sa2")] == [0, 1, 0]


@pytest.mark.parametrize(
    ("square", "beside"),
    [
        ("Sa1", {"b1", "a2"}),
        ("Sb1", {"a1", "c1", "b2"}),
        ("Sb2", {"b1", "a2", "c2", "b3"}),
        ("Sd3", {"d2", "c3", "d4"}),
        ("Sd4", {"c4", "d3"}),
    ],
)
def test_a_square_sends_the_opponent_beside_it(square: str, beside: set[str]) -> None:
    assert cells(square) == beside


@pytest.mark.parametrize(
    ("triangle", "line"),
    [
        ("Tb1n", {"b2", "b3", "b4"}),
        ("Ta2e", {"b2", "c2", "d2"}),
        ("Tc3s", {"c2", "c1"}),
        ("Tb4w", {"a4"}),
    ],
)
def test_a_triangle_sends_the_opponent_along_its_line(triangle: str, line: set[str]) -> None:
    assert cells(triangle) == line


def test_pieces_on_a_triangles_line_do_not_block_it() -> None:
    assert cells("Sb2 Tb1n") == {"b2", "b3", "b4"}


def test_a_tower_on_a_triangles_line_does_not_block_it() -> None:
    assert play("Cb1 Sb1 Ta1e Tb1e").kinds_on(CELL_NAMES.index("b1")) == 7
    assert cells("Cb1 Sb1 Ta1e Tb1e Tc1w") == {"a1"}


def test_a_cylinder_keeps_the_opponent_on_its_space() -> None:
    assert cells("Cc2") == {"c2"}
    assert kinds("Cc2") == {"S", "T"}


def test_a_space_holds_each_kind_once_whoever_owns_it() -> None:
    assert kinds("Cc2 Sc2 Tb2e") == {"S", "T", "C"}
    assert {t for t in legal("Cc2 Sc2 Tb2e") if t[1:3] == "c2"} == {"Tc2n", "Tc2e", "Tc2s", "Tc2w"}


@pytest.mark.parametrize(
    ("cell", "directions"),
    [("a1", "ne"), ("d1", "nw"), ("d4", "sw"), ("a4", "es"), ("b1", "new"), ("b2", "nesw")],
)
def test_a_triangle_must_point_at_a_space(cell: str, directions: str) -> None:
    triangles = {t for t in legal("") if t.startswith(f"T{cell}")}
    assert triangles == {f"T{cell}{direction}" for direction in directions}


@pytest.mark.parametrize(
    ("moves", "open_kinds"),
    [("Sa1 Sa2", "TC"), ("Ta1n Sa2", "STC"), ("Sa1 Sa2 Tb2n", "STC"), ("Sa1 Sa2 Tb2n Sb3", "STC")],
)
def test_after_a_square_first_whites_second_piece_alone_is_no_square(
    moves: str, open_kinds: str
) -> None:
    assert kinds(moves) == {*open_kinds}


ALL_TRIANGLES_AND_SQUARES = "Tb1n Sb2 Tc2n Sc3 Tb3n Sb4 Ta4s Sa1 Ta2e Sc2"
"""White has played all Triangles, Black all Squares."""


def test_each_player_has_five_pieces_of_each_kind() -> None:
    assert pieces_left(play("")) == [5, 5, 5, 5, 5, 5]
    assert pieces_left(play(ALL_TRIANGLES_AND_SQUARES)) == [5, 0, 5, 0, 5, 5]


def test_a_kind_used_up_cannot_be_played() -> None:
    assert kinds(ALL_TRIANGLES_AND_SQUARES) == {"S", "C"}
    assert kinds(ALL_TRIANGLES_AND_SQUARES + " Cc1") == {"T"}


STUCK = "Tb3e Sc3 Td3w Tc3w Ta3e Cc3"
"""c3 is a finished Tower, and the Cylinder on it keeps White there."""


def test_with_no_move_where_one_is_sent_any_empty_space_will_do() -> None:
    assert cells(STUCK) == set(CELL_NAMES) - {"a3", "b3", "c3", "d3"}
    assert kinds(STUCK) == {"S", "T", "C"}


@pytest.mark.parametrize(
    ("one", "other", "count"),
    [("a1", "a1", 0), ("a1", "b1", 1), ("b1", "b4", 3), ("a1", "d4", 6), ("c3", "b1", 3)],
)
def test_steps_are_counted_along_ranks_and_files(one: str, other: str, count: int) -> None:
    first, second = CELL_NAMES.index(one), CELL_NAMES.index(other)
    assert steps(first, second) == steps(second, first) == count
