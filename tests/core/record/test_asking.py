"""What a record asks of its reader, from file to link and library and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tesserae as ts
from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.record import START, asking, jump, movetext
from tesserae.core.record.annotations import drawings_of, with_drawings
from tesserae.core.record.asking import LONGEST, Told
from tesserae.core.record.comments import with_words, words_of
from tesserae.games import catalog

PYRGA = catalog.by_slug("pyrga")
SCRIPT = "<script>alert(1)</script> \"'& }{ [%cal Gz9] [[%asks second]] [%hint x] ; $1 (1. \u202e"

said = st.one_of(st.just(SCRIPT), st.text("ab {}[]%;()$!\n<é\u202e", max_size=60))


@given(st.sampled_from([None, FIRST, SECOND]), said, said, said)
def test_what_is_asked_stands_beside_words_and_drawings(
    side: Side | None, words: str, hint: str, other: str
) -> None:
    comment = with_words("[%csl Ga1] [%asks first] [%hint Old.] [%asks second]", words)
    plain = words_of(comment)
    comment = asking.with_side(comment, side)
    comment = asking.with_told(asking.with_told(comment, "hint", hint), "other", other)
    assert (asking.side_of(comment), words_of(comment)) == (side, plain)
    assert len(drawings_of(comment)) == 1
    for what, told in (("hint", hint), ("other", other)):
        kept: Told = "hint" if what == "hint" else "other"
        assert asking.told_in(comment, kept).split() == plain_words(told)
    assert asking.side_of(with_drawings(with_words(comment, "New."), ())) == side
    start = PYRGA.initial()
    read = movetext.read(PYRGA, start, f"{movetext.comment_token(comment)} Sb2")
    assert asking.comment_on(read, START) == comment


def plain_words(words: str) -> list[str]:
    for bracket, other in ("{(", "[(", "})", "])"):
        words = words.replace(bracket, other)
    return words.split()


def test_what_is_told_has_a_limit() -> None:
    comment = asking.with_told("", "hint", "a" * 9_999)
    assert asking.told_in(comment, "hint") == "a" * LONGEST
    assert asking.told_in(f"[%hint {'b' * 1_000}]", "hint") == "b" * LONGEST


@pytest.mark.parametrize(
    ("comment", "side", "malformed"),
    [
        ("[%asks first]", FIRST, False),
        ("Find it. [%asks  second ]", SECOND, False),
        ("[%asks white]", None, True),
        ("[%asks FIRST]", None, True),
        ("[%asks ]", None, True),
        ("[%asks]", None, False),
        ("asks first", None, False),
    ],
)
def test_only_sides_are_asked_for(comment: str, side: Side | None, malformed: bool) -> None:
    record = movetext.read(PYRGA, PYRGA.initial(), f"{{{comment}}} Sb2")
    assert (asking.asks(record), asking.is_malformed(record)) == (side, malformed)


def test_the_main_line_is_right_and_what_is_marked() -> None:
    moves = "Sb2 Sb3 (Cb3! Tb3n) (Tb3n?) (Tb3e!!) (Tb3w!?) Tb4s"
    record = movetext.read(PYRGA, PYRGA.initial(), moves)
    right = [PYRGA.format_move(record.after(ply.parent), ply.move) for n, ply in
             enumerate(record.plies) if asking.is_right(record, n)]  # fmt: skip
    assert right == ["Sb2", "Sb3", "Cb3", "Tb3n", "Tb3e", "Tb4s"]
    assert asking.to_find(record, SECOND) == [1]
    assert asking.to_find(jump(record, 2), FIRST) == [0, 3]


def test_nothing_is_to_be_found_after_the_end_of_the_game() -> None:
    record = movetext.read(PYRGA, PYRGA.initial(), "Sb2 Sb3 resign1")
    assert asking.to_find(record, SECOND) == [1]


def test_python_reads_and_writes_what_a_record_asks() -> None:
    record = ts.Record("pyrga")
    record.comment = "[%csl Ga1] Find it."
    record.asks = "second"
    node = record.add_variation("Sb2")
    node.hint, node.other = "Look [there].", "Too slow."
    node.add_variation("Sb3", "Yes.")
    read = ts.Record.from_text(str(record))
    assert read.asks == "second"
    assert read.comment == "[%asks second] [%csl Ga1] Find it."
    assert (read.variations[0].hint, read.variations[0].other) == ("Look (there).", "Too slow.")
    assert read.variations[0].comment == "[%other Too slow.] [%hint Look (there).]"
    read.asks, read.variations[0].hint = None, ""
    assert (read.asks, read.comment) == (None, "[%csl Ga1] Find it.")
    assert read.variations[0].comment == "[%other Too slow.]"
    with pytest.raises(ValueError, match="no such side"):
        read.asks = "white"
