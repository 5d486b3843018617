"""Merging records: the result has every variation of both."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tesserae.core.position import Side
from tesserae.core.record import START, Ending, Record, begin, end, go, jump, play
from tesserae.core.record.merge import contains, follow, merge
from tesserae.games import catalog
from tests.core.trees import lines, paths

PYRGA = catalog.by_slug("pyrga")


def grown(record: Record, choices: list[int]) -> Record:
    """A record in which somebody played, looked back, said things and gave up."""
    for choice in choices:
        kind, which = choice % 8, choice // 8
        moves = record.position.legal_moves()
        if kind < 4 and moves and record.position.outcome() is None and record.ending is None:
            record = play(record, moves[which % min(3, len(moves))])
        elif kind == 4:
            record = go(record, which % (len(record.variation) + 1))
        elif kind == 5 and record.plies:
            record = jump(record, which % len(record.plies))
        elif kind == 6 and record.ply and record.at_end and record.position.outcome() is None:
            record = end(record, Ending(Side(which % 2)))
        elif kind == 7:
            comments = {**dict(record.comments), record.cursor: f"{which % 3} is said"}
            record = record._replace(comments=tuple(sorted(comments.items())))
            if record.ply:
                glyphs = {*record.glyphs, (record.cursor, 1 + which % 3)}
                record = record._replace(glyphs=tuple(sorted(glyphs)))
    return record


choices = st.lists(st.integers(0, 79), max_size=25)


@st.composite
def rivals(draw: st.DrawFn) -> tuple[Record, Record]:
    """Two records that went on from the same one."""
    common = grown(begin(PYRGA.initial()), draw(choices))
    return grown(common, draw(choices)), grown(common, draw(choices))


@given(rivals())
def test_every_line_of_both_is_in_the_union(pair: tuple[Record, Record]) -> None:
    mine, theirs = pair
    assert lines(merge(mine, theirs)) == lines(mine) | lines(theirs)


@given(rivals())
def test_the_union_holds_all_that_both_say(pair: tuple[Record, Record]) -> None:
    mine, theirs = pair
    merged = merge(mine, theirs)
    assert contains(merged, mine)
    there = {moves: n for n, moves in paths(merged).items()}
    number_there = {n: there[moves] for n, moves in paths(theirs).items()}
    for n, ply in enumerate(theirs.plies):
        if ply.ending:
            assert merged.plies[number_there[n]].ending
    for n, words in theirs.comments:
        assert words in dict(merged.comments)[number_there[n]]
    for n, glyph in theirs.glyphs:
        assert (number_there[n], glyph) in merged.glyphs


@given(rivals())
def test_plies_keep_their_numbers_and_the_cursor_its_place(pair: tuple[Record, Record]) -> None:
    mine, theirs = pair
    merged = merge(mine, theirs)
    for old, new in zip(mine.plies, merged.plies, strict=False):
        assert (old.move, old.parent) == (new.move, new.parent)
    assert (merged.cursor, merged.ply) == (mine.cursor, mine.ply)
    assert merged.variation[: len(mine.variation)] == mine.variation


@given(rivals())
def test_to_merge_again_changes_nothing(pair: tuple[Record, Record]) -> None:
    mine, theirs = pair
    merged = merge(mine, theirs)
    assert merge(merged, theirs) == merged
    assert merge(merged, mine) == merged


@given(rivals())
def test_a_line_goes_on_to_its_end(pair: tuple[Record, Record]) -> None:
    for record in (merge(*pair), follow(*pair)):
        last = record.variation[-1] if record.variation else START
        assert last not in record.branches()


@given(rivals())
def test_who_follows_sees_what_the_other_sees(pair: tuple[Record, Record]) -> None:
    mine, theirs = pair
    followed = follow(mine, theirs)
    assert lines(followed) == lines(mine) | lines(theirs)
    assert followed.position == theirs.position
    assert followed.moves[: len(theirs.variation)] == theirs.moves
    assert followed.ply == theirs.ply


@given(rivals())
def test_a_record_holds_another_exactly_if_the_union_adds_nothing(
    pair: tuple[Record, Record],
) -> None:
    mine, theirs = pair
    alike = [ply.ending for ply in merge(theirs, mine).plies] == [
        ply.ending for ply in theirs.plies
    ]
    if contains(theirs, mine):
        merged = merge(theirs, mine)
        assert lines(merged) == lines(theirs)
        assert alike
        assert (merged.comments, merged.glyphs) == (theirs.comments, theirs.glyphs)
    elif lines(mine) <= lines(theirs):
        assert mine.comments or mine.glyphs or any(ply.ending for ply in mine.plies)


def test_records_of_different_starts_do_not_hold_each_other() -> None:
    first = begin(PYRGA.initial())
    other = begin(first.position.apply(first.position.legal_moves()[0]))
    assert not contains(first, other)


def test_of_two_comments_that_are_too_long_together_ours_stays() -> None:
    records = [begin(PYRGA.initial())._replace(comments=((START, it * 1_500),)) for it in "ab"]
    assert merge(records[0], records[1]).comments == records[0].comments
