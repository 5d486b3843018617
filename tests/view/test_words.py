"""Texts become sentences; arguments are put into their places and never looked at."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tesserae.core.text import Listed, text
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


def test_an_argument_goes_into_its_place() -> None:
    assert EN(text("hello", name="Ada")) == "Hello Ada."


def test_a_key_with_arguments_is_as_good_as_a_text() -> None:
    assert EN("hello", name="Ada") == "Hello Ada."


@given(st.text())
def test_what_an_argument_holds_is_never_looked_at(name: str) -> None:
    assert EN("hello", name=name) == f"Hello {name}."


@pytest.mark.parametrize("name", ["{name}", "{0}", "{name.__class__}", "%s", "{", "}"])
def test_an_argument_that_looks_like_a_place_stays_as_it_is(name: str) -> None:
    assert EN("hello", name=name) == f"Hello {name}."


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
    assert [EN("left", n=n) for n in (0, 1, 2)] == [
        "0 pieces left",
        "1 piece left",
        "2 pieces left",
    ]
    assert [FR("left", n=n) for n in (0, 1, 2)] == [
        "reste 0 pièce",
        "reste 1 pièce",
        "restent 2 pièces",
    ]


@pytest.mark.parametrize("message", [text("nowhere"), text("left"), text("hello")])
def test_a_missing_sentence_or_argument_is_an_error_and_never_shown(message: object) -> None:
    with pytest.raises(KeyError):
        EN(message)  # type: ignore[arg-type]
