"""Merging records, case by case: endings, comments, and what one record holds of another."""

from __future__ import annotations

import pytest

from tesserae.core.game import FIRST, SECOND
from tesserae.core.record import Ending, Record, movetext
from tesserae.core.record.merge import contains, follow, merge
from tesserae.core.record.movetext import LONGEST_COMMENT
from tesserae.games import catalog

PYRGA = catalog.by_slug("pyrga")


def read(moves: str) -> Record:
    return movetext.read(PYRGA, PYRGA.initial(), moves)


def merged(mine: str, theirs: str) -> str:
    return movetext.write(PYRGA, merge(read(mine), read(theirs)))


@pytest.mark.parametrize(
    ("mine", "theirs", "both"),
    [
        ("Sb2 Sb3", "Sb2 Sb1 Cc1", "Sb2 Sb3 (Sb1 Cc1)"),
        ("Sb2", "Sb2 Sb1 resign1", "Sb2 Sb1 resign1"),
        ("Sb2 resign1", "Sb2 resign2", "Sb2 resign1"),
        ("Sb2", "Sb2 resign2", "Sb2 resign2"),
        ("Sb2 resign1", "Sb2", "Sb2 resign1"),
        ("{a} Sb2 {b}", "{c} Sb2 {b}", "{a\n\nc} Sb2 {b}"),
        ("Sb2 {well played}", "Sb2 {played}", "Sb2 {well played}"),
        ("Sb2 {played}", "Sb2 {well played}", "Sb2 {well played}"),
        ("Sb2", "Sb2 Sb3 {why}", "Sb2 Sb3 {why}"),
        ("", "{only words}", "{only words}"),
    ],
)
def test_the_union_has_what_either_has(mine: str, theirs: str, both: str) -> None:
    assert merged(mine, theirs) == both


@pytest.mark.parametrize(("more", "joined"), [(0, True), (1, False)])
def test_two_comments_are_joined_if_they_fit_together(more: int, joined: bool) -> None:
    mine, theirs = "a" * 1_000, "b" * (LONGEST_COMMENT - 1_002 + more)
    both = f"Sb2 {{{mine}\n\n{theirs}}}" if joined else f"Sb2 {{{mine}}}"
    assert merged(f"Sb2 {{{mine}}}", f"Sb2 {{{theirs}}}") == both


def test_comments_stay_in_the_order_of_the_plies() -> None:
    union = merge(read("Sb2 {b} Sb3 {c}"), read("{a} Sb2 Sb3 Tb4e {d}"))
    assert union.comments == ((-1, "a"), (0, "b"), (1, "c"), (2, "d"))


def test_who_follows_goes_along_the_line_of_the_other() -> None:
    theirs = read("Sb2 Sb1 Cc1")._replace(ply=1)
    followed = follow(read("Sb2 Sb3 {mine}"), theirs)
    assert (followed.moves, followed.ply) == (theirs.moves, 1)
    assert movetext.write(PYRGA, followed) == "Sb2 Sb3 {mine} (Sb1 Cc1)"


@pytest.mark.parametrize(
    ("record", "part", "does"),
    [
        ("Sb2 Sb3", "Sb2", True),
        ("Sb2", "Sb2 Sb3", False),
        ("Sb2 (Sb3)", "Sb3", True),
        ("Sb2 resign1", "Sb2", True),
        ("Sb2 resign1", "Sb2 resign1", True),
        ("Sb2", "Sb2 resign1", False),
        ("Sb2 resign1", "Sb2 resign2", False),
        ("Sb2 {well played}", "Sb2 {played}", True),
        ("Sb2 {played}", "Sb2 {well played}", False),
        ("Sb2 {played}", "{played} Sb2", False),
        ("Sb2", "Sb2 {x}", False),
        ("Sb2", "Sb2 {XXXX}", False),
        ("Sb2 Sb3 {why}", "Sb2 Sb3 {why}", True),
    ],
)
def test_a_record_holds_what_it_has_all_of(record: str, part: str, does: bool) -> None:
    assert contains(read(record), read(part)) is does


def test_an_ending_of_theirs_is_that_of_the_same_ply_among_ours() -> None:
    """Plies have other numbers in the two records."""
    union = merge(read("Sb2 (Sb3) Sb1"), read("Sb3 resign2"))
    ended = [ply.ending for ply in union.plies]
    assert ended == [None, Ending(SECOND), None]
    assert Ending(FIRST) not in ended
