"""The record: nothing that was played is ever lost, and the cursor is always somewhere."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tesserae.core.record import Path, Ply, Record, begin, go, jump, play, redo, undo
from tests.toy.nim.rules import START


def played(*moves: int) -> Record:
    """A record of Nim."""
    record = begin(START)
    for move in moves:
        record = play(record, move)
    return record


def test_a_record_begins_with_nothing_played() -> None:
    record = begin(START)
    assert record.position == record.start == START
    assert (record.path, record.moves, record.last, record.at_end) == ((), (), None, True)


def test_a_move_is_applied_at_the_cursor() -> None:
    record = played(0, 3)
    assert record.position == START.apply(0).apply(3)
    assert record.moves == (0, 3)
    assert record.last == 3


def test_undo_and_redo_walk_the_line() -> None:
    record = played(0, 3)
    assert undo(record).position == START.apply(0)
    assert undo(record).last == 0
    assert not undo(record).at_end
    assert redo(undo(record)) == record


def test_there_is_nothing_before_the_start_or_after_the_end() -> None:
    assert undo(begin(START)) == begin(START)
    assert redo(played(0)) == played(0)


@pytest.mark.parametrize(("ply", "reached"), [(-5, 0), (0, 0), (1, 1), (2, 2), (9, 2)])
def test_the_cursor_goes_to_a_ply_as_near_as_there_is_one(ply: int, reached: int) -> None:
    assert go(played(0, 3), ply).ply == reached


def test_a_new_move_earlier_makes_a_variation_and_keeps_the_old_line() -> None:
    record = play(undo(undo(played(0, 3))), 1)
    assert record.moves == (1,)
    assert record.roots == (Ply(0, (Ply(3),)), Ply(1))
    assert jump(record, (0, 0)).moves == (0, 3)


def test_an_old_move_played_again_goes_along_the_old_line() -> None:
    record = played(0, 3)
    assert play(go(record, 0), 0) == go(record, 1)
    assert play(go(record, 0), 0).moves == (0, 3)


def test_an_old_variation_played_again_is_not_doubled() -> None:
    record = play(go(played(0, 3), 0), 1)
    again = play(jump(record, ()), 0)
    assert again.roots == record.roots
    assert again.moves == (0, 3)


def test_a_jump_within_the_line_keeps_it() -> None:
    record = play(go(played(0, 3, 6), 1), 4)
    assert jump(record, (0,)).line == record.line == (0, 1)


def test_a_jump_to_another_line_follows_first_children_to_its_end() -> None:
    record = jump(play(go(played(0, 3, 6), 0), 1), (0,))
    assert record.line == (0, 0, 0)
    assert record.ply == 1
    assert record.positions[-1] == START.apply(0).apply(3).apply(6)


@pytest.mark.parametrize("path", [(1,), (0, 1), (0, 0, 0), (7, 7)])
def test_a_jump_to_nowhere_is_an_index_error_and_changes_nothing(path: Path) -> None:
    record = played(0, 3)
    with pytest.raises(IndexError):
        jump(record, path)
    check(record)
    assert record == played(0, 3)


@pytest.mark.parametrize("path", [(-1,), (0, -1)])
def test_a_path_is_not_counted_from_the_end(path: Path) -> None:
    with pytest.raises(IndexError):
        jump(played(0, 3), path)


def check(record: Record) -> None:
    """What holds of every record."""
    assert 0 <= record.ply <= len(record.line)
    assert len(record.positions) == len(record.line) + 1
    position: Any = record.start
    children = record.roots
    for index, move, shown in zip(record.line, record.moves, record.positions[1:], strict=True):
        assert children[index].move == move
        position, children = position.apply(move), children[index].children
        assert shown == position
    assert not children
    check_siblings(record.roots)


def check_siblings(plies: tuple[Ply, ...]) -> None:
    assert len({ply.move for ply in plies}) == len(plies)
    for ply in plies:
        check_siblings(ply.children)


def lines(plies: tuple[Ply, ...], before: tuple[int, ...] = ()) -> set[tuple[int, ...]]:
    """Every sequence of moves that a tree holds."""
    found: set[tuple[int, ...]] = set()
    for ply in plies:
        line = (*before, ply.move)
        found |= {line} | lines(ply.children, line)
    return found


steps = st.lists(
    st.tuples(st.sampled_from(["play", "play", "undo", "redo", "go", "jump"]), st.integers(0, 8)),
    max_size=40,
)


@given(steps)
def test_nothing_played_is_lost_and_the_cursor_is_always_somewhere(
    wanderings: list[tuple[str, int]],
) -> None:
    record = begin(START)
    for name, number in wanderings:
        before = record
        record = wandered(record, name, number)
        check(record)
        assert lines(before.roots) <= lines(record.roots)
        assert record.start == START


def wandered(record: Record, name: str, number: int) -> Record:
    """The record after one step."""
    moves = record.position.legal_moves()
    match name:
        case "play":
            return play(record, moves[number % len(moves)]) if moves else record
        case "undo":
            return undo(record)
        case "redo":
            return redo(record)
        case "go":
            return go(record, number)
    children = record.roots
    path: Path = ()
    while children and len(path) < number:
        path += (number % len(children),)
        children = children[path[-1]].children
    return jump(record, path)
