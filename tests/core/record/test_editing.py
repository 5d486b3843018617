"""Editing records: what is made main, and what is taken out with all that comes after it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tesserae.core.record import START, Record, begin, go, jump, movetext
from tesserae.core.record.editing import is_main, make_main, promote, without
from tesserae.games import catalog
from tests.core.record.test_merge import choices, grown
from tests.core.trees import lines, paths

PYRGA = catalog.by_slug("pyrga")
TREE = "Sb2! (Tb2e Sc2 (Td2n {far}) Sc1) Sb3 (Cb3 Tb3n (Tb3e)) Tb4s"


def read(source: str) -> Record:
    return movetext.read(PYRGA, PYRGA.initial(), source)


def path(record: Record, number: int) -> tuple[int, ...]:
    """The moves from the start to a ply."""
    return paths(record)[number]


def number_of(record: Record, moves: tuple[int, ...]) -> int:
    return next(n for n, its in paths(record).items() if its == moves)


def said(record: Record) -> set[object]:
    """The comments, glyphs and endings, each with the moves that lead to it."""
    comments = {(path(record, at), it) for at, it in record.comments}
    glyphs = {(path(record, at), it) for at, it in record.glyphs}
    endings = {(path(record, at), it.ending) for at, it in enumerate(record.plies) if it.ending}
    return {*comments, *glyphs, *endings}


@st.composite
def places(draw: st.DrawFn) -> tuple[Record, int]:
    """A record, and one of its plies."""
    record = grown(begin(PYRGA.initial()), [0, *draw(choices)])
    return record, draw(st.integers(0, len(record.plies) - 1))


def sound(record: Record) -> None:
    """Every ply stands after the one it was played on, and the cursor on a line of the tree."""
    assert all(ply.parent < at for at, ply in enumerate(record.plies))
    assert 0 <= record.ply <= len(record.variation)
    parents = (START, *record.variation)
    assert [record.plies[n].parent for n in record.variation] == list(parents[:-1])
    assert parents[-1] not in record.branches()


@given(places())
def test_what_is_made_main_loses_nothing_and_keeps_the_cursor(place: tuple[Record, int]) -> None:
    record, number = place
    for edited in (promote(record, number), make_main(record, number)):
        sound(edited)
        assert lines(edited) == lines(record)
        assert said(edited) == said(record)
        assert path(edited, edited.cursor) == path(record, record.cursor)
        assert edited.moves == record.moves
    assert is_main(edited, number_of(edited, path(record, number)))


@given(places())
def test_promoting_again_and_again_makes_a_line_the_main_one(place: tuple[Record, int]) -> None:
    record, number = place
    moves = path(record, number)
    for _ in moves:
        record = promote(record, number_of(record, moves))
    assert is_main(record, number_of(record, moves))
    assert promote(record, number_of(record, moves)) is record


@given(places())
def test_what_is_taken_out_goes_with_all_after_it_and_nothing_else(
    place: tuple[Record, int],
) -> None:
    record, number = place
    moves = path(record, number)
    left = without(record, number)
    sound(left)
    gone = {line for line in lines(record) if line[: len(moves)] == moves}
    assert lines(left) == lines(record) - gone
    assert said(left) == {it for it in said(record) if it[0][: len(moves)] != moves}  # type: ignore[index]
    at = path(record, record.cursor)
    assert path(left, left.cursor) == (moves[:-1] if at[: len(moves)] == moves else at)


@pytest.mark.parametrize(
    ("line", "edited"),
    [
        ("Tb2e", "Tb2e (Sb2! Sb3 (Cb3 Tb3n (Tb3e)) Tb4s) Sc2 (Td2n {far}) Sc1"),
        ("Tb2e Td2n", "Sb2! (Tb2e Td2n {far} (Sc2 Sc1)) Sb3 (Cb3 Tb3n (Tb3e)) Tb4s"),
        ("Sb2 Cb3 Tb3e", "Sb2! (Tb2e Sc2 (Td2n {far}) Sc1) Sb3 (Cb3 Tb3e (Tb3n)) Tb4s"),
        ("Sb2 Cb3 Tb3n", "Sb2! (Tb2e Sc2 (Td2n {far}) Sc1) Cb3 (Sb3 Tb4s) Tb3n (Tb3e)"),
        ("Sb2 Sb3", TREE),
    ],
)
def test_a_line_is_promoted_where_it_last_leaves_another(line: str, edited: str) -> None:
    record = read(TREE)
    assert movetext.write(PYRGA, promote(record, named(record, line))) == edited


def test_a_line_is_made_main_all_the_way() -> None:
    record = read(TREE)
    edited = make_main(record, named(record, "Tb2e Td2n"))
    assert movetext.write(PYRGA, edited) == (
        "Tb2e (Sb2! Sb3 (Cb3 Tb3n (Tb3e)) Tb4s) Td2n {far} (Sc2 Sc1)"
    )


def test_a_line_is_taken_out() -> None:
    record = read(TREE)
    record = jump(record, named(record, "Sb2 Cb3 Tb3e"))
    left = without(record, named(record, "Sb2 Cb3"))
    assert movetext.write(PYRGA, left) == "Sb2! (Tb2e Sc2 (Td2n {far}) Sc1) Sb3 Tb4s"
    assert path(left, left.cursor) == path(left, named(left, "Sb2"))
    assert len(left.variation) == 3


def test_a_cursor_before_what_is_taken_out_stays() -> None:
    record = go(read(TREE), 1)
    left = without(record, named(record, "Sb2 Sb3 Tb4s"))
    assert (left.ply, len(left.variation)) == (1, 2)


def test_there_is_nothing_to_take_out_at_the_start() -> None:
    for number in (START, 99):
        with pytest.raises(IndexError):
            without(read(TREE), number)


def named(record: Record, line: str) -> int:
    """The number of the ply at the end of a line."""
    position, moves = record.start, []
    for word in line.split():
        moves.append(PYRGA.parse_move(position, word))
        position = position.apply(moves[-1])
    return number_of(record, tuple(moves))
