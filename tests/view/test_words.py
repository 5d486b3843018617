"""Texts become sentences; arguments are put into their places and never looked at."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tesserae.core.text import Listed, Text, text
from tesserae.view.words import Words

CATALOG = {
    "en": {
        "list.or": "or",
        "list.and": "and",
        "hello": "Hello {name}.",
        "left.one": "{n} piece left",
        "left.other": "{n} pieces left",
        "play": "Play on {cells}.",
        "plain": "Nothing to fill in.",
    },
    "fr": {
        "list.or": "ou",
        "list.and": "et",
        "hello": "Bonjour {name}.",
        "left.one": "reste {n} pièce",
        "left.other": "restent {n} pièces",
        "play": "Jouez en {cells}.",
        "plain": "Rien à compléter.",
    },
}
EN = Words("en", [CATALOG])
FR = Words("fr", [CATALOG])


@given(st.text() | st.sampled_from(["{name}", "{0}", "{name.__class__}", "%s", "{", "}"]))
def test_an_argument_goes_into_its_place_and_is_never_looked_at(name: str) -> None:
    assert EN(text("hello", name=name)) == f"Hello {name}."
    assert EN("hello", name=name) == f"Hello {name}.", "a key is as good as a text"


def test_an_argument_may_be_a_text_itself() -> None:
    assert EN("hello", name=text("play", cells="b3")) == "Hello Play on b3.."


@pytest.mark.parametrize(
    ("items", "english", "french"),
    [
        (("b3",), "Play on b3.", "Jouez en b3."),
        (("b3", "b4"), "Play on b3 or b4.", "Jouez en b3 ou b4."),
        (("b3", "b4", "c1"), "Play on b3, b4 or c1.", "Jouez en b3, b4 ou c1."),
    ],
)
def test_several_things_are_listed_in_the_way_of_the_language(
    items: tuple[str, ...], english: str, french: str
) -> None:
    sentence = text("play", cells=Listed(items, "or"))
    assert EN(sentence) == english
    assert FR(sentence) == french


def test_english_has_the_plural_of_nought_and_french_its_singular() -> None:
    english = ["0 pieces left", "1 piece left", "2 pieces left"]
    assert [EN("left", n=n) for n in (0, 1, 2)] == english
    french = ["reste 0 pièce", "reste 1 pièce", "restent 2 pièces"]
    assert [FR("left", n=n) for n in (0, 1, 2)] == french


@pytest.mark.parametrize("message", [text("nowhere"), text("left"), text("hello")])
def test_a_missing_sentence_or_argument_is_an_error_and_never_shown(message: object) -> None:
    with pytest.raises(KeyError):
        EN(message)  # type: ignore[arg-type]


SIDES = {
    "en": {
        "name.side.one": "{name}",
        "name.of_side.one": "{name}’s",
        "name.to_side.one": "to {name}",
        "game.wins.side.one": "{side} wins",
        "game.over": "It is over.",
        "go.side.0": "White",
        "go.side.1": "Black",
        "go.takes.side.one": "{of_side} stone takes {n} stone {of_rival}, and {rival} passes.",
        "go.takes.side.other": "{of_side} stones take {n}: {to_side} {what}.",
        "go.1": "not of a side",
    },
    "fr": {
        "name.side.other": "les {name}",
        "name.of_side.other": "des {name}",
        "name.to_side.other": "aux {name}",
        "game.wins.side.one": "{side} gagne",
        "game.wins.side.other": "{side} gagnent",
        "go.side.0": "Blancs",
        "go.side.1": "Noirs",
        "go.side.number": "other",
        "go.takes.side.one": "{Side} prennent une pierre {of_rival}.",
        "go.takes.side.other": "{To_side} {n} pierres\u202f: {Rival}, {what}.",
    },
}


@pytest.mark.parametrize(
    ("message", "english", "french"),
    [
        (text("go.wins.0"), "White wins", "les Blancs gagnent"),
        (text("go.wins.1"), "Black wins", "les Noirs gagnent"),
        (
            text("go.takes.1", n=1),
            "Black’s stone takes 1 stone White’s, and White passes.",
            "Les Noirs prennent une pierre des Blancs.",
        ),
        (
            text("go.takes.0", n=2, what="{side}"),
            "White’s stones take 2: to White {side}.",
            "Aux Blancs 2 pierres\u202f: Les Noirs, {side}.",
        ),
    ],
)
def test_what_is_said_of_either_side_names_the_one(
    message: Text, english: str, french: str
) -> None:
    for language, sentence in (("en", english), ("fr", french)):
        say = Words(language, [SIDES])
        assert [say(message), say(message)] == [sentence] * 2


def test_a_game_that_says_nothing_says_what_all_say() -> None:
    assert Words("en", [SIDES])(text("go.over")) == "It is over."


@pytest.mark.parametrize("key", ["go.loses.0", "go.takes.0", "go.takes.2", "go.wins", "go.1.1"])
def test_no_other_key_is_made_up(key: str) -> None:
    with pytest.raises(KeyError):
        Words("en", [SIDES])(text(key))
