"""The list of moves: a row for each round, variations under the move that they replace."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tesserae.core.game import Game, Position
from tesserae.core.record import START, Record, jump, movetext, play, undo
from tesserae.games import catalog
from tesserae.view import moves
from tesserae.view.html import Markup
from tesserae.view.lazy import markup_of
from tesserae.view.moves import JUMP, Glyphs, id_of, move_list
from tesserae.view.strings import STRINGS
from tesserae.view.words import Words
from tests.core.trees import TETRAD, deep_game, long_game

PYRGA = catalog.by_slug("pyrga")
WORDS = Words("en", [STRINGS, *(game.strings for game in catalog.GAMES)])


def record(written: str, game: Game[Position] = PYRGA) -> Record:
    return movetext.read(game, game.initial(), written)


def regions(shown: Record, game: Game[Position], marks: Glyphs = ()) -> dict[str, Markup]:
    return {name: markup_of(it) for name, it in move_list(game, shown, WORDS, marks=marks).items()}


def listed(shown: Record, game: Game[Position] = PYRGA) -> ElementTree.Element:
    """The whole list, every piece in its place."""
    parts = regions(shown, game)
    page = ElementTree.fromstring(parts.pop("moves"))
    for chunk in page:
        chunk.extend(ElementTree.fromstring(f"<p>{parts.pop(chunk.attrib['id'])}</p>"))
    assert not parts
    return page


def items(shown: Record, game: Game[Position] = PYRGA) -> list[ElementTree.Element]:
    return [item for item in listed(shown, game).iter() if item.get("role") == "listitem"]


def rows(shown: Record, game: Game[Position] = PYRGA) -> list[str]:
    """Each row as one line of text."""
    return [" ".join(t.strip() for t in row.itertext() if t.strip()) for row in items(shown, game)]


def changed(before: Record, after: Record, game: Game[Position] = TETRAD) -> dict[str, str]:
    """What is to be sent when a record becomes another."""
    old, new = regions(before, game), regions(after, game)
    return {name: markup for name, markup in new.items() if old.get(name) != markup}


def test_an_empty_record_says_so() -> None:
    assert listed(record("")).text == "No moves yet."


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Sb2 Sb3 Cb4", ["Start", "1. Sb2 Sb3", "2. Cb4"]),
        (
            "{Begin} Sb2 {one} Sb3 (Sb1 {<b>} Cc1) Cb4",
            ["Start Begin", "1. Sb2 Sb3 one", "or 1... Sb1 <b> 2. Cc1", "2. Cb4"],
        ),
        ("Sb2 (Cc1 Sc1) Sb3", ["Start", "1. Sb2 Sb3", "or 1. Cc1 Sc1"]),
        (
            "Sb2 Sb3 (Sb1 Cc1 (Ca1 Ta1n) (Cb2) Sc1) (Ca2) Cb4",
            ["Start", "1. Sb2 Sb3", "or 1... Sb1 2. Cc1 Sc1", "or 2. Ca1 Ta1n", "or 2. Cb2"]
            + ["or 1... Ca2", "2. Cb4"],
        ),
    ],
)
def test_turns_stand_in_pairs_and_variations_and_comments_below(
    written: str, shown: list[str]
) -> None:
    assert rows(record(written)) == shown


def test_a_move_has_its_glyph_and_that_of_a_review_where_the_record_has_none() -> None:
    shown = record("Sb2! Sb3 $14 (Sb1??) Cb4 $10 $2")
    parts = regions(shown, PYRGA, marks=((0, 4), (1, 6)))
    markup = "".join(parts.values())
    assert re.findall(r'([^<>]*)<span class="(glyph[^"]*)">([^<]*)<', markup) == [
        ("Sb2", "glyph", "!"),
        ("Sb3", "glyph bad", "?!"),
        ("Sb1", "glyph bad", "??"),
        ("Cb4", "glyph bad", "?"),
    ]
    assert "Sb2, White: Square on b2, good move" in markup


def test_variations_are_indented_by_their_depth_up_to_a_level() -> None:
    deep = [len(item.findall(".//div[@class='branch']")) for item in items(deep_game(8), TETRAD)]
    assert [depth for depth in deep if depth] == [1, 2, 3, 3, 3, 3, 3, 3]


def test_only_the_ply_looked_at_is_current() -> None:
    shown = jump(record("Sb2 Sb3 (Sb1 Cc1)"), 2)
    current = [b for b in listed(shown).iter("button") if b.get("aria-current")]
    assert [b.text for b in current] == ["Sb1"]


def test_every_ply_goes_to_its_number() -> None:
    shown = record("Sb2 Sb3 (Sb1 Cc1)")
    numbers = {b.text: b.get("data-arg") for b in listed(shown).iter("button")}
    assert numbers == {"Start": "start", "Sb2": "0", "Sb3": "1", "Sb1": "2", "Cc1": "3"}


@pytest.mark.parametrize("number", [START, 0, 7, 1_234])
def test_the_argument_of_a_ply_is_read_back(number: int) -> None:
    assert JUMP.read(id_of(number).removeprefix("ply-")) == number
    assert JUMP(number).arg == id_of(number).removeprefix("ply-")


def test_a_ply_is_heard_in_words_after_its_name() -> None:
    button = list(listed(record("Tb2n")).iter("button"))[1]
    assert button.get("aria-label") == "Tb2n, White: Triangle on b2, pointing at b3"


def test_a_reply_stands_within_the_turn_in_which_it_is_made_and_says_whose_it_is() -> None:
    shown = long_game(1_500)
    removed = [b for b in listed(shown, TETRAD).iter("button") if (b.text or "").startswith("-")]
    assert removed
    for button in removed:
        ply = shown.plies[int(button.attrib["data-arg"])]
        before = shown.after(ply.parent)
        assert button.get("class") == "reply"
        side = "White" if before.to_move == 0 else "Black"
        assert f", {side}: " in button.attrib["aria-label"]
    turns = [t for t in listed(shown, TETRAD).iter("span") if t.get("class") == "turn"]
    assert not any((turn[0].text or "").startswith("-") for turn in turns if len(turn))


def test_a_ply_of_a_long_game_changes_one_piece() -> None:
    before, after = undone(long_game(450)), long_game(450)
    parts = changed(before, after)
    assert sum(map(len, parts.values())) < 8_000
    assert len(parts.keys() - {"moves"}) <= 2


def test_looking_back_in_a_long_game_changes_two_pieces_at_most() -> None:
    game = long_game(450)
    for _ in range(60):
        parts = changed(game, undo(game))
        assert "moves" not in parts
        assert len(parts) <= 2
        assert sum(map(len, parts.values())) < 8_000
        game = undo(game)


def test_a_long_variation_early_in_a_long_game_changes_one_piece_at_a_time() -> None:
    shown = jump(long_game(450), 15)
    for _ in range(60):
        legal = shown.position.legal_moves()
        grown = play(shown, legal[len(legal) // 2])
        assert sum(map(len, changed(shown, grown).values())) < 8_000
        shown = grown


@pytest.mark.slow
def test_very_long_and_very_deep_games_are_drawn() -> None:
    for shown in (long_game(1_500), deep_game(1_200)):
        buttons = {button.attrib["id"] for button in listed(shown, TETRAD).iter("button")}
        assert buttons == {id_of(number) for number in range(START, len(shown.plies))}


def test_a_step_in_a_tree_of_hundreds_of_variations_draws_two_pieces_anew() -> None:
    tree = Record(PYRGA.initial())
    for first in tree.start.legal_moves():
        after = tree.start.apply(first)
        for reply in after.legal_moves():
            tree = play(play(jump(tree, START), first), reply)
    assert len(regions(jump(tree, 0), PYRGA)) > 600
    before = moves._chunk.cache_info().misses
    regions(jump(tree, 1), PYRGA)
    assert 1 <= moves._chunk.cache_info().misses - before <= 2


def undone(shown: Record) -> Record:
    """The record before its last ply was played."""
    last = len(shown.plies) - 1
    return Record(shown.start, shown.plies[:last], shown.variation[:last], last)
