"""The list of moves: turns in pairs, variations under the move that they replace."""

from __future__ import annotations

from xml.etree import ElementTree

from tesserae.core import movetext
from tesserae.core.record import Record, jump
from tesserae.games import catalog
from tesserae.view.moves import MoveList
from tesserae.view.strings import STRINGS
from tesserae.view.words import Words

PYRGA = catalog.by_slug("pyrga")
WORDS = Words("en", [STRINGS, PYRGA.strings])


def record(moves: str) -> Record:
    return movetext.read(PYRGA, PYRGA.initial(), moves)


def drawn(shown: Record) -> ElementTree.Element:
    return ElementTree.fromstring(MoveList(PYRGA, shown, WORDS).markup())


def rows(shown: Record) -> list[str]:
    """Each row as one line of text."""
    return [" ".join(t.strip() for t in row.itertext() if t.strip()) for row in drawn(shown)]


def test_an_empty_record_says_so() -> None:
    assert drawn(record("")).text == "Nothing was played yet."


def test_turns_stand_in_pairs_after_the_start() -> None:
    assert rows(record("Sb2 Sb3 Cb4")) == ["Start", "1 Sb2 Sb3", "2 Cb4"]


def test_a_variation_stands_under_the_pair_in_which_it_begins() -> None:
    shown = record("Sb2 Sb3 (Sb1 Cc1) Cb4")
    assert rows(shown) == ["Start", "1 Sb2 Sb3", "or 1… Sb1 2 Cc1", "2 Cb4"]


def test_a_variation_of_the_first_turn_has_its_plain_number() -> None:
    assert rows(record("Sb2 (Cc1 Sc1) Sb3"))[2] == "or 1 Cc1 Sc1"


def test_a_variation_may_hold_another() -> None:
    shown = record("Sb2 Sb3 (Sb1 Cc1 (Ca1 Ta1n)) Cb4")
    assert rows(shown)[2] == "or 1… Sb1 2 Cc1 or 2 Ca1 Ta1n"
    assert len(drawn(shown).findall(".//div/div[@class='branch']")) == 1


def test_only_the_ply_looked_at_is_current() -> None:
    shown = jump(record("Sb2 Sb3 (Sb1 Cc1)"), (0, 1))
    current = [b for b in drawn(shown).iter("button") if b.get("aria-current")]
    assert [b.text for b in current] == ["Sb1"]


def test_every_ply_goes_to_its_path() -> None:
    shown = record("Sb2 Sb3 (Sb1 Cc1)")
    places = {b.text: b.get("data-arg") for b in drawn(shown).iter("button")}
    assert places == {"Start": "", "Sb2": "0", "Sb3": "0.0", "Sb1": "0.1", "Cc1": "0.1.0"}


def test_a_ply_is_heard_in_words_after_its_name() -> None:
    button = list(drawn(record("Tb2n")).iter("button"))[1]
    assert button.get("aria-label") == "Tb2n, White: Triangle on b2, pointing north"
