"""Each rule of Tetrad on the smallest position that shows it."""

from __future__ import annotations

import pytest

from tesserae.core.position import SECOND, Move
from tesserae.games.tetrad.rules.board import CELLS, GROUND, SIZE
from tesserae.games.tetrad.rules.fire import lanes
from tesserae.games.tetrad.rules.position import (
    ATTACK,
    END,
    FINISH,
    MOVE,
    REMOVAL,
    SETUP,
    Action,
    Position,
    attack_of,
    move_of,
    read,
)
from tesserae.games.tetrad.rules.shapes import BY_NAME, SHAPES, move_to_corner
from tests.games.tetrad.playing import at, attacks, legal, moves_of, only, play


def test_the_map_looks_the_same_from_both_sides() -> None:
    assert GROUND[::-1] == GROUND
    assert {letter: GROUND.count(letter) for letter in "YRB"} == {"Y": 32, "R": 24, "B": 140}


# Shapes, placements and numbers of moves


def test_the_tiles_of_a_shape_are_counted_by_rows_from_its_lower_left() -> None:
    assert move_to_corner([(3, 6), (4, 5), (3, 5)]) == ((0, 0), (1, 0), (0, 1))
    for shape in SHAPES:
        assert list(shape.tiles) == sorted(shape.tiles, key=lambda tile: tile[::-1])
        assert shape.mask == sum(1 << SIZE * y + x for x, y in shape.tiles)


def test_a_number_is_what_it_was_made_of() -> None:
    placement = BY_NAME["T", 1] * CELLS + 17
    assert read(Move(placement)) == Action(SETUP, 0, placement)
    assert read(move_of(4, placement)) == Action(MOVE, 4, placement)
    assert read(attack_of(3, 2)) == Action(ATTACK, 3, 2)
    assert read(Move(END - 1)) == Action(REMOVAL, 0, CELLS - 1)
    assert read(END) == Action(FINISH, 0, 0)
    for move in range(END + 1):
        assert read(Move(move)).move == move


# Setting up


def test_sides_place_their_units_by_turns_white_first() -> None:
    position = play("T0a1 T2a13 O0d1")
    assert (position.placed, position.to_move) == (3, 1)
    assert [unit.bit_count() for unit in position.units] == [4, 4, 0, 0, 0, 4, 0, 0, 0, 0]


def test_after_ten_units_white_has_the_first_turn() -> None:
    position = play("T0a1 T2a13 O0d1 O0d13 O0g1 O0g13 O0j1 O0j13 O0m1 O0m13")
    assert position == at()
    assert "end" in legal(position)


SETTING_UP = {
    "a unit begins on its own edge": ("", "I1a1", "I1a2"),
    "Black's too": ("T0a1", "I1a11 I0a14", "I1a10 I0a13"),
    "a unit overlaps no other": ("T0a1 T2a13", "I1d1", "I1a1 I1b1 I1c1"),
    "a file is left for two units to come": ("I0a1 O0a13 I0e1 O0d13", "I0i1 I0k1", ""),
    "a file is left for the last one": ("I0a1 O0a13 I0e1 O0d13 I0i1 O0g13", "I1m1", "O0m1"),
}
"""Rules: moves, what may be played then, and what may not."""


@pytest.mark.parametrize(("moves", "may", "may_not"), SETTING_UP.values(), ids=SETTING_UP)
def test_units_are_set_up_by_a_rule(moves: str, may: str, may_not: str) -> None:
    assert {*may.split()} <= legal(play(moves))
    assert not {*may_not.split()} & legal(play(moves))


# Moving


@pytest.mark.parametrize(
    ("unit", "steps"), [("O0g1", 2), ("R1g1", 3), ("D1g1", 4), ("M0g1", 5), ("M0e5", 6)]
)
def test_a_unit_has_six_steps_less_its_tiles_and_one_more_from_red(unit: str, steps: int) -> None:
    north = moves_of(only(unit, "O0a13"), 1) & {f"{unit[2]}{rank}" for rank in range(1, 15)}
    assert max(int(text[1:]) for text in north) == int(unit[3:]) + steps


MOVING = {
    "red under several tiles gives one step": ("O0e5", "O0a13", "e8", "e9"),
    "a unit turns around any of its tiles": ("R0g2", "O0a13", "g2r h1r i2r g1r", ""),
    "units may be passed but not landed on": ("M0g2 I0e3", "O0g5", "g4 g7", "g3 g5 g6"),
    "a move ends somewhere else": ("O0d5", "O0a13", "", "d5"),
    "or is a turn": ("R0g2", "O0a13", "g2r", "g2"),
}
"""Rules: units of both sides, where the first may go, and where it may not."""


@pytest.mark.parametrize(("own", "others", "may", "may_not"), MOVING.values(), ids=MOVING)
def test_units_move_by_a_rule(own: str, others: str, may: str, may_not: str) -> None:
    goals = moves_of(only(own, others), 1)
    assert {*may.split()} <= goals
    assert not {*may_not.split()} & goals


def test_a_single_tile_goes_as_far_as_its_steps_reach() -> None:
    cells = {f"{file}{rank}" for file in "abcdef" for rank in range(1, 7)}
    near = {cell for cell in cells if ord(cell[0]) - ord("a") + int(cell[1:]) - 1 <= 5}
    assert moves_of(only("M0a1", "O0a13"), 1) == near - {"a1"}


def test_every_step_stays_on_the_board() -> None:
    in_the_open = moves_of(only("I1g1", "O0a13"), 1)
    at_the_side = moves_of(only("I1a1", "O0a13"), 1)
    assert "c1" in at_the_side
    assert len(at_the_side) < len(in_the_open)
    assert all("a" <= text[0] <= "n" for text in at_the_side)


def test_a_unit_moves_once_a_turn() -> None:
    assert not moves_of(at(turn="wm1"), 1)
    assert moves_of(at(turn="wm1"), 2)


def test_moves_are_over_after_the_first_attack() -> None:
    position = play("1xn -d3", only("M0d1 M0j1", "D1d3"))
    assert legal(position) == {"end"}


# Attacking


def first_out_of_range(attacker: str, file: str, start: int, friends: str = "") -> int:
    """The lowest rank, from `start` on, at which a single tile in a file is not hit."""
    for rank in range(start, 15):
        if "1xn" not in attacks(only(f"{attacker} {friends}", f"M0{file}{rank}")):
            return rank
    return 15


@pytest.mark.parametrize(
    ("attacker", "file", "front", "reach"),
    [
        ("M0d1", "d", 1, 2),
        ("D1d1", "d", 2, 3),
        ("R1d1", "d", 3, 4),
        ("I1d1", "d", 4, 5),
        ("I0d1", "d", 1, 2),
        ("T0c1", "c", 1, 2),
        ("T0c1", "d", 2, 3),
        ("M0a5", "a", 5, 3),
        ("D1a5", "a", 6, 4),
        ("D0a5", "b", 5, 3),
        ("D0b5", "c", 5, 3),
    ],
)
def test_the_range_of_a_lane(attacker: str, file: str, front: int, reach: int) -> None:
    assert first_out_of_range(attacker, file, front + 1) == front + reach + 1


def test_no_shot_leaves_the_board() -> None:
    for cell in range(CELLS):
        rank, file = divmod(cell, SIZE)
        rooms = (SIZE - 1 - rank, SIZE - 1 - file, rank, file)
        steps = (SIZE, 1, -SIZE, -1)
        for direction, (room, step) in enumerate(zip(rooms, steps, strict=True)):
            (lane,) = lanes(1 << cell, 0, direction)
            count = min(room, lane.reach)
            assert lane.reached == tuple(cell + step * n for n in range(1, count + 1))


@pytest.mark.parametrize(
    ("friends", "reach"),
    [
        ("D1d2", 4),
        ("R1d2", 5),
        ("V0d2", 4),
        ("I1e1 D1d2", 4),
        ("I1d2 M0e2", 6),
        ("D1d2 M0d4", 4),
    ],
)
def test_blue_counts_the_tiles_in_the_lane_of_friends_that_touch(friends: str, reach: int) -> None:
    """Of friends beside the lane, or that only touch another friend, nothing counts."""
    beyond = 2 + reach
    assert "1xn" not in attacks(only(f"M0d1 {friends}", f"M0d{beyond}"))
    if f"d{beyond - 1}" not in friends:
        assert "1xn" in attacks(only(f"M0d1 {friends}", f"D0c{beyond - 1}"))


@pytest.mark.parametrize("friends", ["D1e1", "I0e1", "D1d3", "M0c2 M0e2"])
def test_friends_beside_the_lane_or_apart_add_nothing(friends: str) -> None:
    assert "1xn" not in attacks(only(f"M0d1 {friends}", "M0d5"))
    assert "1xn" in attacks(only(f"M0d1 {friends}", "M0d2"))


def test_support_behind_the_attacker_counts_and_moves_no_lane() -> None:
    assert first_out_of_range("M0d3", "d", 4, "D1d1") == 3 + 4 + 1


def test_friends_count_for_nothing_off_blue() -> None:
    assert first_out_of_range("M0e5", "e", 6, "D1e3") == 5 + 2 + 1


def test_a_shot_goes_over_other_units() -> None:
    assert "1xn" in attacks(only("I1g1 M0g6", "M0g7 M0g8"))
    assert play("1xn", only("I1g1 M0g6", "M0g7 M0g8")).pending == 0b11


def test_a_unit_in_several_lanes_takes_one_hit() -> None:
    position = play("1xn -g4", only("O0g1", "I0g4"))
    assert position.to_move == 0
    assert position.tiles(SECOND) == 3


ATTACKS = {
    "friends take no hits": (only("I1g1 M0g6", "M0a14"), ""),
    "an attack has to hit something": (only("I1g1", "M0g10"), ""),
    "one fires north": (only("I1g1", "M0g9"), "1xn"),
    "east": (only("M0g7", "M0i7"), "1xe"),
    "south": (only("M0g7", "M0g5"), "1xs"),
    "and west": (only("M0g7", "M0e7"), "1xw"),
    "a unit attacks once a turn": (play("1xn -g4", only("M0g2 M0h2", "D1g3 M0h3")), "2xn"),
}


@pytest.mark.parametrize(("position", "attack"), ATTACKS.values(), ids=ATTACKS)
def test_attacks_are_made_by_a_rule(position: Position, attack: str) -> None:
    assert attacks(position) == {*attack.split()}


# Hits


def test_the_defender_removes_a_tile_at_once_and_the_attacker_goes_on() -> None:
    start = only("M0g2 M0h2", "D1g3 M0h4")
    hit = play("1xn", start)
    assert (hit.to_move, hit.turn) == (1, 0)
    assert legal(hit) == {"-g3", "-g4"}
    assert play("-g4", hit).to_move == 0
    assert legal(play("-g4", hit)) == {"2xn", "end"}


def test_what_is_left_of_a_unit_hangs_together_and_the_only_removal_is_a_ply_as_well() -> None:
    assert legal(play("1xn", only("M0h2", "T0g3"))) == {"-g3", "-i3", "-h4"}
    assert legal(play("1xn", only("M0g2", "M0g3 M0a14"))) == {"-g3"}


def test_hit_units_lose_their_tiles_in_the_order_of_their_numbers() -> None:
    hit = play("1xn", only("I1g1", "D0g8 D0f6 M0a14"))
    assert legal(hit) == {"-g8", "-h8"}
    assert legal(play("-h8", hit)) == {"-f6", "-g6"}
    assert play("-h8 -g6", hit).to_move == 0


def test_a_dead_unit_neither_moves_nor_attacks() -> None:
    assert legal(only("x M0g1", "M0a14")) == {
        *(f"2{text}" for text in moves_of(only("x M0g1", "M0a14"), 2)),
        "end",
    }


def test_a_turn_ends_by_end_alone() -> None:
    spent = at(turn="wm12345")
    assert legal(spent) == {"end"}
    assert play("end", spent).turn == 1


def test_moves_and_attacks_may_be_left_out() -> None:
    assert play("end", at()).to_move == 1
