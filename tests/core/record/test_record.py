"""The record: nothing that was played is ever lost, and the cursor is always somewhere."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tesserae.core.game import FIRST, Move
from tesserae.core.record import (
    START,
    Ending,
    Record,
    begin,
    end,
    go,
    jump,
    main_line,
    play,
    redo,
    undo,
)
from tests.toy.nim import rules


def played(*moves: int) -> Record:
    """A record of Nim."""
    record = begin(rules.START)
    for move in moves:
        record = play(record, Move(move))
    return record


def test_a_record_begins_with_nothing_played() -> None:
    record = begin(rules.START)
    assert record.position == record.start == rules.START
    assert (record.cursor, record.moves, record.last, record.at_end) == (START, (), None, True)


@pytest.mark.parametrize("number", [-2, 2, 7])
def test_a_jump_to_nowhere_is_an_index_error(number: int) -> None:
    with pytest.raises(IndexError):
        jump(played(0, 3), number)


def test_the_main_line_is_what_was_played_first() -> None:
    record = main_line(play(go(played(0, 3, 6), 1), Move(4)))
    assert record.moves == (0, 3, 6)
    assert record.at_end


def test_an_ending_belongs_to_the_ply_at_the_cursor() -> None:
    record = end(played(0, 3), Ending(FIRST))
    assert record.ending == Ending(FIRST)
    assert undo(record).ending is None
    assert end(record, None) == played(0, 3)


def test_equal_records_have_the_same_hash() -> None:
    assert hash(played(0, 3)) == hash(played(0, 3))


class Node(NamedTuple):
    """A ply of the plainest record there is: a tree of lists that is changed in place."""

    move: int
    children: list[Node]


class Plain:
    """A record that keeps the nodes themselves: all that were played, and those of its line."""

    def __init__(self) -> None:
        self.root = Node(-1, [])
        self.nodes: list[Node] = []
        self.line: list[Node] = []
        self.ply = 0

    def play(self, move: int) -> None:
        current = self.line[self.ply - 1] if self.ply else self.root
        old = next((node for node in current.children if node.move == move), None)
        if old is not None:
            self.jump(self.numbered(old))
            return
        node = Node(move, [])
        current.children.append(node)
        self.nodes.append(node)
        self.line = [*self.line[: self.ply], node]
        self.ply += 1

    def jump(self, number: int) -> None:
        target = self.nodes[number]
        if not any(node is target for node in self.line):
            self.line = self.path(self.root, target)
            while self.line[-1].children:
                self.line.append(self.line[-1].children[0])
        self.ply = 1 + next(i for i, node in enumerate(self.line) if node is target)

    def numbered(self, target: Node) -> int:
        return next(i for i, node in enumerate(self.nodes) if node is target)

    def path(self, parent: Node, target: Node) -> list[Node]:
        for node in parent.children:
            if node is target:
                return [node]
            below = self.path(node, target)
            if below:
                return [node, *below]
        return []


steps = st.lists(
    st.tuples(st.sampled_from(["play", "play", "undo", "redo", "go", "jump"]), st.integers(-1, 8)),
    max_size=40,
)


AGAIN = [("play", 0), ("play", 1), ("undo", 0), ("play", 1)]
"""A move that is played again goes along the old line."""

ELSEWHERE = [("go", 1), ("play", 2), ("jump", 0), ("jump", 1), ("go", 0), ("play", 3), ("jump", 0)]
"""Variations; jumps within the line, which stays, and to others, which are followed to the end."""


@given(steps)
@example([*AGAIN, *ELSEWHERE])
def test_any_walk_is_that_of_a_plain_tree(walk: list[tuple[str, int]]) -> None:
    record, plain = begin(rules.START), Plain()
    for name, number in walk:
        record = walked(record, plain, name, number)
        assert record.variation == tuple(plain.numbered(node) for node in plain.line)
        assert record.moves == tuple(node.move for node in plain.line)
        assert (record.ply, len(record.plies)) == (plain.ply, len(plain.nodes))
        assert record.last == (plain.line[plain.ply - 1].move if plain.ply else None)
        assert record.at_end == (plain.ply == len(plain.line))
        check(record)


def walked(record: Record, plain: Plain, name: str, number: int) -> Record:
    """The record after one step, which the plain tree takes as well."""
    moves: Any = record.position.legal_moves()
    match name:
        case "play":
            if not moves:
                return record
            plain.play(moves[number % len(moves)])
            return play(record, moves[number % len(moves)])
        case "jump":
            if not record.plies:
                return record
            plain.jump(number % len(record.plies))
            return jump(record, number % len(record.plies))
    to = {"undo": record.ply - 1, "redo": record.ply + 1, "go": number}[name]
    plain.ply = max(0, min(len(plain.line), to))
    return {"undo": undo(record), "redo": redo(record), "go": go(record, number)}[name]


def check(record: Record) -> None:
    """Every position is the one that its moves lead to."""
    position: Any = record.start
    assert record.positions[0] == position
    for move, shown in zip(record.moves, record.positions[1:], strict=True):
        position = position.apply(move)
        assert shown == position
    assert record.position == record.positions[record.ply]
    assert len({(ply.parent, ply.move) for ply in record.plies}) == len(record.plies)
    assert all(ply.parent < number for number, ply in enumerate(record.plies))
