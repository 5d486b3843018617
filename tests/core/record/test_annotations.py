"""Drawings and comments in records: from file to link and library and back, whatever they hold."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

import tesserae as ts
from tesserae.core.record import START, Record, begin, movetext
from tesserae.core.record import text as record_text
from tesserae.core.record.annotations import (
    MOST_DRAWINGS,
    Drawing,
    drawings_of,
    toggle_drawing,
    with_drawings,
)
from tesserae.core.record.comments import COLOURS, commands_of, with_words, words_of
from tesserae.core.record.editing import counterpart, make_main, with_annotation
from tesserae.core.record.merge import contains, merge
from tesserae.core.record.text import GameFile
from tesserae.games import catalog

PYRGA = catalog.by_slug("pyrga")
TREE = "Sb2 Sb3 (Cb3)"
SCRIPT = "<script>alert(1)</script> \"'& }{ [%cal Gz9] [[%csl Ra1]] ; $1 (1. \u202e)"

cells = st.builds(lambda file, rank: f"{file}{rank}", st.sampled_from("abco"), st.integers(1, 15))
drawn = st.lists(st.builds(Drawing, st.sampled_from(COLOURS), cells, cells), max_size=9)
said = st.one_of(st.just(SCRIPT), st.text("ab {}[]%;()$!\n<é\u202e", max_size=40))


def once(drawings: list[Drawing]) -> list[Drawing]:
    """The drawings, the last one from a cell to a cell, coloured cells first."""
    last = {(it.start, it.end): it for it in drawings}
    return sorted(last.values(), key=lambda it: it.start != it.end)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A tree of three plies, with notes on some, as the page makes them."""
    record = movetext.read(PYRGA, PYRGA.initial(), TREE)
    for number in range(START, 3):
        comment = with_words(with_drawings("", once(draw(drawn))), draw(said))
        glyphs = draw(st.sets(st.sampled_from([1, 4, 6, 13, 19]))) if number != START else ()
        record = with_annotation(record, number, comment, glyphs)
    return record


@given(drawn, said)
@example([Drawing("G", "a1", "a1")], "\n\nWords after an empty line")
def test_drawings_and_words_are_kept_apart(drawings: list[Drawing], words: str) -> None:
    comment = with_words(with_drawings("", drawings), words)
    assert list(drawings_of(comment)) == once(drawings)
    assert commands_of(with_words(comment, "")) == commands_of(comment), "no words make a command"
    assert words_of(with_drawings(comment, [])) == words_of(comment)
    assert with_words(comment, words_of(comment)) == comment


@given(records())
def test_notes_are_the_same_in_a_file_in_movetext_and_in_the_library(record: Record) -> None:
    text = record_text.write(GameFile(PYRGA, record))
    again = record_text.read(text, catalog.by_slug).record
    assert (again.comments, again.glyphs) == (record.comments, record.glyphs)
    written = movetext.write(PYRGA, record)
    assert movetext.read(PYRGA, record.start, written).comments == record.comments
    theirs = ts.Record.from_text(text)
    for node in theirs.walk():
        node.set_arrows(node.arrows())
    assert str(theirs) == text


@given(records(), records())
def test_merged_notes_say_and_draw_what_both_do(mine: Record, theirs: Record) -> None:
    both = merge(mine, theirs)
    assert contains(both, mine)
    assert contains(both, theirs)
    assert merge(both, theirs) == both


def test_what_a_comment_cannot_draw_is_left_out() -> None:
    comment = "[%csl Ga1,Xb2,Ga16b,R,Rb2][%cal Ga1b2, Rb2a1] good [%clk 1] [%csl Ya1]"
    assert [it.command for it in drawings_of(comment)] == ["Ya1", "Rb2", "Ga1b2", "Rb2a1"]
    assert words_of(comment) == "good"
    assert with_drawings(comment, []) == "good [%clk 1]"
    many = [Drawing("G", f"a{n}", f"b{m}") for n in range(1, 16) for m in range(1, 16)]
    assert len(drawings_of(with_drawings("", many))) == MOST_DRAWINGS


def test_what_a_person_writes_as_a_command_is_shown_as_it_was_written_and_is_none() -> None:
    comment = with_words("[%csl Ga1]", "In PGN [%csl Rb2] colours b2.")
    assert words_of(comment) == "In PGN [%csl Rb2] colours b2."
    assert [it.command for it in drawings_of(comment)] == ["Ga1"]
    assert with_words(comment, words_of(comment)) == comment


def test_a_drawing_is_put_recoloured_and_taken_away() -> None:
    green, red = Drawing("G", "a1", "b2"), Drawing("R", "a1", "b2")
    assert toggle_drawing(toggle_drawing([], green), red) == (red,)
    assert toggle_drawing([red], red) == ()


def test_a_ply_is_found_again_by_its_moves() -> None:
    record = movetext.read(PYRGA, PYRGA.initial(), TREE)
    other = make_main(record, 2)
    assert [counterpart(other, record, n) for n in range(START, 3)] == [START, 0, 2, 1]
    assert counterpart(begin(PYRGA.initial()), record, 2) is None
