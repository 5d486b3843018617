"""Record files: one text for each record, and no other text is accepted."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Game, Position, Side
from tesserae.core.record import Ending, Record, begin, end, jump, main_line, moves, movetext, play
from tesserae.core.record import text as record_text
from tesserae.core.record.moves import WIDTH
from tesserae.core.record.text import GameFile
from tesserae.games import catalog
from tests.conformance.sample import ALL, every_game, reached
from tests.core.trees import TETRAD, deep_game, lines, long_game, paths
from tests.sentences import refusal
from tests.tiers import examples

PYRGA = catalog.by_slug("pyrga")

TEXT = """\
[Game "pyrga"]
[Rules "1"]
[First "Ada \\"the\\" \\\\ Lovelace"]
[Second "Level 3"]
[Date "2026.11.21"]
[Result "0-1"]

{A quick one.} 1. Tc2s Tc1e (1... Tc1w {blocks (for now)} 2. Ca1) 2. Cd1 resign1
0-1
"""

HEADS = '[Game "pyrga"]\n[Result "*"]\n\n'


def by_slug(slug: str) -> Game[Position]:
    """The games of the catalog and the toys."""
    known = (game for game in ALL if game.slug == slug)
    return next(known, None) or catalog.by_slug(slug)


def read(text: str) -> GameFile:
    return record_text.read(text, by_slug)


def refused(text: str) -> dict[str, Any]:
    """The key of the sentence with which a text is refused, and what is filled in."""
    key, args = refusal(read, text)
    return {"key": key, **dict(args)}


comments = st.text(st.characters(codec="utf-8", exclude_characters="{}"), max_size=120)
names = st.text(st.characters(codec="utf-8"), max_size=30).filter(str.isprintable)
dates = st.sampled_from(["", "2026.11.21", "0001.01.01"])


@st.composite
def records(draw: st.DrawFn, game: Game[Position]) -> Record:
    """Any tree of plies, from the start or not, some of it commented, some lines ended."""
    record = begin(game.initial() if draw(st.booleans()) else draw(reached(game)))
    for _ in range(draw(st.integers(0, 25))):
        match draw(st.sampled_from(["play", "play", "play", "jump", "end"])):
            case "play":
                moves = record.position.legal_moves()
                if moves and record.ending is None:
                    record = play(record, moves[draw(st.integers(0, len(moves) - 1))])
            case "jump":
                record = jump(record, draw(st.integers(-1, len(record.plies) - 1)))
            case "end":
                record = ended(game, record, draw(st.sampled_from([FIRST, SECOND, None])))
    plies = st.integers(0, max(0, len(record.plies) - 1))
    most = 4 if record.plies else 0
    glyphs = draw(st.sets(st.tuples(plies, st.integers(1, 255)), max_size=most))
    record = record._replace(glyphs=tuple(sorted(glyphs)))
    numbers = st.integers(-1, len(record.plies) - 1)
    drawn = draw(st.dictionaries(numbers, comments.map(str.split).map(" ".join), max_size=4))
    return record._replace(comments=tuple(sorted((at, it) for at, it in drawn.items() if it)))


def ended(game: Game[Position], record: Record, loser: Side | None) -> Record:
    """The record ended at the cursor, where that is possible."""
    possible = record.ply and record.at_end and record.position.outcome() is None
    if not possible or (loser is None and game.agreed_outcome(record.position) is None):
        return record
    return end(record, Ending(loser))


def content(record: Record) -> set[tuple[Any, ...]]:
    """The content of a record, without the numbers of its plies."""
    comments = dict(record.comments)
    endings = {n: ply.ending for n, ply in enumerate(record.plies)}
    glyphs = movetext.glyphs_by_ply(record)
    return {
        (path, comments.get(n), endings.get(n), tuple(glyphs.get(n, ())))
        for n, path in paths(record).items()
    }


@every_game
@settings(max_examples=examples(60))
@given(data=st.data())
def test_what_is_written_is_read_back(game: Game[Position], data: st.DataObject) -> None:
    record = data.draw(records(game))
    players = (data.draw(names), data.draw(names))
    sheet = GameFile(
        game, record, players, data.draw(dates), game.swaps and data.draw(st.booleans())
    )
    text = record_text.write(sheet)
    again = read(text)
    assert again._replace(record=record) == sheet
    assert again.record.start == record.start
    assert content(again.record) == content(record)
    assert again.record == main_line(again.record)
    assert record_text.write(again) == text
    assert max(map(len, text.split("\n\n")[1].split("\n"))) <= 125


def test_there_is_one_text_for_a_record() -> None:
    sheet = read(TEXT)
    assert sheet.players == ('Ada "the" \\ Lovelace', "Level 3")
    assert movetext.write(PYRGA, sheet.record) == (
        "{A quick one.} Tc2s Tc1e (Tc1w {blocks (for now)} Ca1) Cd1 resign1"
    )
    assert record_text.write(sheet) == TEXT


def test_the_example_of_the_manual_is_a_record() -> None:
    manual = (Path(__file__).parents[3] / "docs" / "record.md").read_text("utf-8")
    example = manual.split("```\n")[1]
    assert record_text.write(read(example)) == example


def test_spacing_order_and_missing_numbers_are_forgiven() -> None:
    text = (
        '\ufeff[Result "0-1"]\r\n[Game "pyrga"]  \r\n\r\n[Date "2026.11.21"]\r\n'
        "tc2s  1...Tc1e\r\n\r\n2.Cd1 resign1 0-1"
    )
    assert movetext.write(PYRGA, read(text).record) == "Tc2s Tc1e Cd1 resign1"


PGN = """\
[Event "Club evening"]
[ Site  "Lyon" ]
[Game "pyrga"]
[Date "2026.??.??"]

Tc2s! Tc1e ?! ; a reply {of sorts}
(1... Tc1w $14 $2;blocks
) 2.Cd1 $1
"""


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_what_people_write_in_pgn_is_read(end: str) -> None:
    sheet = read("\ufeff" + PGN.replace("\n", end))
    assert sheet.others == (("Event", "Club evening"), ("Site", "Lyon"))
    assert sheet.date == ""
    assert movetext.write(PYRGA, sheet.record) == (
        "Tc2s! Tc1e?! {a reply (of sorts)} (Tc1w? $14 {blocks}) Cd1!"
    )
    written = record_text.write(sheet)
    assert '[Result "*"]\n[Event "Club evening"]\n[Site "Lyon"]\n\n1. Tc2s! Tc1e?!' in written
    assert read(written) == sheet


@pytest.mark.parametrize("number", range(1, 8))
def test_a_glyph_is_read_as_a_sign_and_as_a_number(number: int) -> None:
    signs = ("!", "?", "!!", "??", "!?", "?!", "$7")
    records = [read(f"{HEADS}Sb2 {it} *").record for it in (signs[number - 1], f"${number}")]
    assert records[0] == records[1]
    assert records[0].glyphs == ((0, number),)
    assert movetext.read(PYRGA, PYRGA.initial(), f"Sb2 ${number}").glyphs == ((0, number),)


@pytest.mark.parametrize("comment", ["a } b", "{", "x" * 2_001])
def test_a_comment_that_could_not_be_read_is_not_written(comment: str) -> None:
    record = begin(PYRGA.initial())._replace(comments=((-1, comment),))
    for write in (movetext.write, lambda game, it: record_text.write(GameFile(game, it))):
        assert refusal(write, PYRGA, record).key == "record.bad_comment"


def test_a_comment_on_several_lines_is_written_on_one() -> None:
    record = begin(PYRGA.initial())._replace(comments=((-1, " two\n\tlines "),))
    assert movetext.write(PYRGA, record) == "{two lines}"
    assert "{two lines}" in record_text.write(GameFile(PYRGA, record))


@pytest.mark.parametrize(
    "change",
    [
        {"players": ("Ada\nLovelace", "")},
        {"players": ("", "x" * 81)},
        {"date": "today"},
        {"others": (("Site", "a\nb"),)},
        {"others": (("Site", "x" * 201),)},
        {"others": (("site", "a"),)},
        {"others": (("Si te", "a"),)},
    ],
)
def test_a_header_that_could_not_be_read_is_not_written(change: dict[str, Any]) -> None:
    sheet = GameFile(PYRGA, begin(PYRGA.initial()))._replace(**change)
    assert refusal(record_text.write, sheet).key == "record.bad_header"


def test_lines_are_as_long_as_they_may_be() -> None:
    words = random.Random(0).choices(["a", "of", "the", "corner", "threatens"], k=150)
    comment = " ".join(words)
    record = read(f"{HEADS}{{{comment}}} *").record
    lines, full = moves.write(PYRGA, record, "*"), 0
    for line, following in pairwise(lines):
        word, *_ = following.split(" ")
        assert len(line) <= WIDTH < len(f"{line} {word}")
        full += len(line) == WIDTH
    assert full


def test_a_game_that_the_second_side_begins_has_the_number_of_its_turn() -> None:
    start = PYRGA.initial().apply(PYRGA.initial().legal_moves()[0])
    move = start.legal_moves()[0]
    lines = moves.write(PYRGA, play(begin(start), move), "*")
    assert lines == [f"1... {PYRGA.format_move(start, move)} *"]


def test_turns_of_many_plies_are_numbered_for_both_sides() -> None:
    text = record_text.write(GameFile(TETRAD, long_game(24)))
    assert "\n1. " in text
    assert " 1... " in text
    assert text.count(" 6. ") == text.count(" 6... ") == 1


def test_a_long_game_and_a_branching_one_are_read_back() -> None:
    for record in (long_game(1_500), deep_game(800)):
        again = read(record_text.write(GameFile(TETRAD, record)))
        assert lines(again.record) == lines(record)


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("1. Sb2 *", "record.no_game", None),
        ('[Result "*"]\n\n*', "record.no_game", None),
        ('[Game "chess"]\n\n*', "error.no_such_game", None),
        ('[Game "pyrga"]\n[Game "pyrga"]\n\n*', "record.header", 2),
        ('[Game "pyrga"]\n[Colour "' + "x" * 201 + '"]\n\n*', "record.header", 2),
        ('[Game "pyrga"]\n[Colour "\x07"]\n\n*', "record.header", 2),
        ('[Game "pyrga"]\n[colour "red"]\n\n*', "record.header", 2),
        ('[Game "pyrga"] *', "record.header", 1),
        ('[Game "pyrga"]\n[First "\x07"]\n\n*', "record.header", 2),
        ('[Game "pyrga"]\n[First "' + "x" * 81 + '"]\n\n*', "record.header", 2),
        ('[Game "pyrga"]\n[Date "yesterday"]\n\n*', "record.header", 2),
        ('[Game "zaic"]\n[Swap "on"]\n\n*', "record.header", 2),
        ('[Game "pyrga"]\n[Rules "9"]\n\n*', "record.rules", 2),
        ('[Game "pyrga"]\n\n[Start "zz"]\n\n*', "record.start", 3),
        ('[Game "pyrga"]\n[Result "1-0"]\n\n1. Sb2', "record.result", None),
        (HEADS + "1. Sb2!!! *", "record.move", 4),
        (HEADS + "1. Sb2 $0 *", "record.move", 4),
        (HEADS + "1. Sb2 $256 *", "record.move", 4),
        (HEADS + "1. Sb2 $1! *", "record.move", 4),
        (HEADS + "! 1. Sb2 *", "record.move", 4),
        (HEADS + "1. Sb2 ;" + "x" * 2_001 + "\n*", "record.long_comment", 4),
        ('[Game "pyrga"]\n[Result "1-0"]\n\n1. Sb2 *', "record.result", None),
        (HEADS + "1. Sb2\nSb2 *", "record.move", 5),
        (HEADS + "1. Sb2 agree *", "record.move", 4),
        (HEADS + "resign1 *", "record.move", 4),
        (HEADS + "1. Sb2 2. Sb3 *", "record.number", 4),
        (HEADS + "2. Sb2 *", "record.number", 4),
        (HEADS + "1. Sb2 ( *", "record.move", 4),
        (HEADS + "1. Sb2 (Sb3) ) *", "record.bracket", 4),
        (HEADS + "(Sb2) *", "record.bracket", 4),
        (HEADS + "1. Sb2\n\n{what *", "record.comment", 6),
        (HEADS + "1. Sb2\n} *", "record.comment", 5),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(text: str, key: str, line: int | None) -> None:
    message = refused(text)
    assert (message["key"], message.get("line")) == (key, line)


def finished(game: Game[Position], seed: int) -> Record:
    """A random game to its end by the rules."""
    rng, record = random.Random(seed), begin(game.initial())
    while moves := record.position.legal_moves():
        record = play(record, rng.choice(moves))
    return record


@pytest.mark.parametrize("slug", ["pyrga", "zaic", "nim"])
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("ending", ["resign1", "resign2", "agree"])
def test_a_game_that_the_rules_have_ended_is_not_ended_again(
    slug: str, seed: int, ending: str
) -> None:
    game = by_slug(slug)
    record = finished(game, seed)
    text = record_text.write(GameFile(game, record))
    body, _, result = text.rstrip().rpartition("\n" if "\n" in text.rstrip()[-8:] else " ")
    assert read(text).record.plies == record.plies
    for after in (result, "*", "1-0", "0-1", "1/2-1/2"):
        assert refused(f"{body} {ending} {after}\n")["key"] == "record.move"
    moves = movetext.write(game, record)
    with pytest.raises(BadInput):
        movetext.read(game, game.initial(), f"{moves} {ending}")
    with pytest.raises(BadInput):
        movetext.read(game, game.initial(), f"{moves} ({moves.split()[-1]} {ending})")


LONGEST = max(
    (record_text.write(GameFile(PYRGA, finished(PYRGA, seed))) for seed in range(20)), key=len
)
SECOND_SIDES_TOO = record_text.write(GameFile(TETRAD, long_game(240)))


@pytest.mark.parametrize(
    ("text", "number", "others"),
    [
        (LONGEST, "10.", "11. 1. 100. 19. 20. 01. 010. 10... 00010."),
        (LONGEST, "1.", "10. 11. 1... 01."),
        (LONGEST, "9.", "90. 99. 8. 9..."),
        (SECOND_SIDES_TOO, "12...", "13... 3... 12. 1... 120... 22... 2..."),
    ],
    ids=["ten", "one", "nine", "the second side's twelve"],
)
def test_every_digit_of_a_move_number_is_checked(text: str, number: str, others: str) -> None:
    before, space, after = re.split(rf"(?<=\s){re.escape(number)}(\s)", text, maxsplit=1)
    for other in others.split():
        message = refused(f"{before}{other}{space}{after}")
        assert message["key"] == "record.number"
        assert (message["found"], message["wanted"]) == (other, number)


@settings(max_examples=examples(200))
@given(st.text(max_size=80), st.integers(0, len(TEXT)), st.integers(0, 40))
def test_a_damaged_record_is_read_or_refused_and_nothing_else(put: str, at: int, cut: int) -> None:
    try:
        sheet = read(TEXT[:at] + put + TEXT[at + cut :])
    except BadInput:
        return
    assert read(record_text.write(sheet)) == sheet
